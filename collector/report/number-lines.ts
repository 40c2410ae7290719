import type { SupabaseClient } from "@supabase/supabase-js";
import { z } from "zod";
import { counted } from "../../lib/cli/counted.ts";
import { callFunction } from "../store/call-function.ts";

const visitNumbers = z.object({
  days: z.array(
    z.object({
      day: z.string(),
      views: z.int(),
      contacts: z.int(),
      shares: z.int(),
      searches: z.int(),
    }),
  ),
  listings: z.array(
    z.object({
      id: z.int(),
      slug: z.string().nullable(),
      title: z.string().nullable(),
      views: z.int(),
      contacts: z.int(),
      shares: z.int(),
    }),
  ),
  searches: z.array(z.object({ query: z.string(), views: z.int(), shares: z.int() })),
});
export type VisitNumbers = z.infer<typeof visitNumbers>;

export function readVisitNumbers(
  client: SupabaseClient,
  days: { from_day: string; to_day: string },
  most: number,
): Promise<VisitNumbers> {
  return callFunction(client, "visit_numbers", { ...days, most }, visitNumbers);
}

type Counts = { views: number; contacts: number; shares: number };

const countsText = ({ views, contacts, shares }: Counts): string =>
  [counted(views, "view"), `${counted(contacts, "contact")} opened`, counted(shares, "share")].join(", ");

type Listing = VisitNumbers["listings"][number];

const listingLine = ({ id, slug, title, ...counts }: Listing): string =>
  `${countsText(counts)}  /rental/${slug ?? id}  ${title ?? ""}`.trimEnd();

function searchLine({ query, views, shares }: VisitNumbers["searches"][number]): string {
  const shared = shares === 0 ? "" : `, ${counted(shares, "share")}`;
  return `${counted(views, "view")}${shared}  /${query === "" ? "" : `?${query}`}`;
}

const section = (heading: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : ["", heading, ...lines.map((line) => `  ${line}`)];

/** What was counted, for the owner: days, then the most asked listings and searches (docs/behaviour.md, V4). */
export function numberLines({ days, listings, searches }: VisitNumbers): string[] {
  if (days.length === 0) return ["No visits were counted."];
  return [
    ...days.map(
      ({ day, searches, ...counts }) =>
        `${day}  ${countsText(counts)}; ${counted(searches, "view")} of lists`,
    ),
    ...section("Listings, the most contacted first:", listings.map(listingLine)),
    ...section("Lists, the most viewed first:", searches.map(searchLine)),
  ];
}

export function dayNumberLines({ days, listings }: VisitNumbers): string[] {
  const [day] = days;
  if (day === undefined) return [];
  return [`${countsText(day)}; ${counted(day.searches, "view")} of lists`, ...listings.map(listingLine)];
}

import type { SupabaseClient } from "@supabase/supabase-js";
import { z } from "zod";
import { counted } from "../../lib/cli/counted.ts";
import { callFunction } from "../store/call-function.ts";

const counts = z.object({ views: z.int(), contacts: z.int(), shares: z.int() });
const text = z.string().nullable();
const visitNumbers = z.object({
  days: z.array(counts.extend({ day: z.string(), searches: z.int() })),
  listings: z.array(counts.extend({ id: z.int(), slug: text, title: text })),
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

const countsText = ({ views, contacts, shares }: z.infer<typeof counts>): string =>
  [counted(views, "view"), `${counted(contacts, "contact")} opened`, counted(shares, "share")].join(", ");

const dayText = ({ searches, ...counts }: VisitNumbers["days"][number]): string =>
  `${countsText(counts)}; ${counted(searches, "view")} of lists`;

const listingLine = ({ id, slug, title, ...counts }: VisitNumbers["listings"][number]): string =>
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
    ...days.map((day) => `${day.day}  ${dayText(day)}`),
    ...section("Listings, the most contacted first:", listings.map(listingLine)),
    ...section("Lists, the most viewed first:", searches.map(searchLine)),
  ];
}

/** The same of one day, in short. */
export const dayNumberLines = ({ days: [day], listings }: VisitNumbers): string[] =>
  day === undefined ? [] : [dayText(day), ...listings.map(listingLine)];

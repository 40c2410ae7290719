import type { SupabaseClient } from "@supabase/supabase-js";
import { z } from "zod";
import { callFunction } from "./call-function.ts";

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

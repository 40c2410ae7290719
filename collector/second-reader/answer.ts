import { z } from "zod";
import { RENTAL_PERIODS } from "../../lib/money/period.ts";

/** A language model's answer about one advert: each value with the words that state it, or null if the text does not. */
export const answer = z.object({
  kind: z.object({ value: z.enum(["offer", "wanted", "other"]), quotation: z.string() }).nullable(),
  rent: z
    .object({
      amount: z.number(),
      currency: z.string(),
      period: z.enum(RENTAL_PERIODS),
      quotation: z.string(),
      period_quotation: z.string(),
    })
    .nullable(),
  area: z.object({ name: z.string(), quotation: z.string() }).nullable(),
  bedrooms: z.object({ value: z.number(), quotation: z.string() }).nullable(),
});
export type Answer = z.infer<typeof answer>;

/** An answer as stored with its post; `question` is the key of the question. */
export const secondReading = z.object({ question: z.string(), model: z.string(), answer });
export type SecondReading = z.infer<typeof secondReading>;

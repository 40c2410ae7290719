import { z } from "zod";
import { LOCALES } from "../../lib/language/locales.ts";
import { RENTAL_PERIODS } from "../../lib/money/period.ts";
import { type Rent, rentOf } from "../../lib/rental/rent.ts";

/** How often the messages of a search come: at once, daily at 9:00, or on Mondays at 9:00, in the region's time. */
export const RHYTHMS = ["now", "daily", "weekly"] as const;
export type Rhythm = (typeof RHYTHMS)[number];

const number = z.coerce.number().pipe(z.int());

export const searchRow = z.object({
  id: number,
  chat_id: number,
  query: z.string(),
  locale: z.enum(LOCALES),
  rhythm: z.enum(RHYTHMS),
  is_paused: z.boolean(),
});
/** A saved search of a chat. `query` is a canonical query string. */
export type SavedSearch = z.infer<typeof searchRow>;

const rentBefore = z
  .object({
    price_amount: z.coerce.number(),
    price_currency: z.string().nullable(),
    rental_period: z.enum(RENTAL_PERIODS).nullable(),
  })
  .transform((row) => rentOf(row.price_amount, row.price_currency, row.rental_period))
  .nullable()
  .catch(null);

/** An earlier rent as it is stored. */
export const rentColumns = (rent: Rent | null) =>
  rent && { price_amount: rent.amount, price_currency: rent.currency, rental_period: rent.period };

const alertEvent = z.object({
  rental_id: number,
  kind: z.enum(["new", "reduced"]),
  rent_before: rentBefore,
});
/** A new or reduced rental in the journal of rentals. */
export type AlertEvent = z.infer<typeof alertEvent>;

/** What the journal holds of the transactions from `from` up to `to`, in their order. */
export const alertEvents = z.object({ from: z.string(), to: z.string(), events: z.array(alertEvent) });
export type AlertEvents = z.infer<typeof alertEvents>;

export const outboxRow = z.object({
  id: number,
  chat_id: number,
  kind: z.enum(["new", "reduced", "edit", "ask"]),
  rental_id: number.nullable(),
  rent_before: rentBefore,
  message_id: number.nullable(),
  created_at: z.coerce.date(),
});
export type OwedMessage = z.infer<typeof outboxRow>;

export const sentRow = z.object({
  chat_id: number,
  message_id: number,
  rental_id: number,
  rent_before: rentBefore,
  has_photo: z.boolean(),
});
export type SentHome = z.infer<typeof sentRow>;

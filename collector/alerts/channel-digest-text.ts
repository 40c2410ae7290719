import { islandRents } from "../../lib/market/island-rents.ts";
import { BASE_CURRENCY } from "../../lib/money/currency.ts";
import { formatPrice } from "../../lib/money/format-price.ts";
import { bedroomsLabel } from "../../lib/rentals/labels.ts";
import type { LiveRental } from "../../lib/rentals/rental.ts";
import { homeLine, type Wording } from "./alert-text.ts";

const MAX_HOMES = 10;

/** Telegram takes 4,096 characters. */
const MAX_TEXT = 4_000;

/** What the bot posts to a channel once a week, as plain text; null without homes. `newest` come first. */
export function channelDigest(newest: readonly LiveRental[], wording: Wording): string | null {
  if (newest.length === 0) return null;
  const { language, market } = wording;
  const rents = islandRents(market).map(({ bedrooms, median }) => {
    const rent = formatPrice(median, BASE_CURRENCY, "month", language);
    return `${bedroomsLabel(bedrooms, language.t)}: ${rent}`;
  });
  const usual = rents.length === 0 ? [] : [["Usual rents now, half ask less:", ...rents].join("\n")];
  const homes = newest.slice(0, MAX_HOMES).map((home) => homeLine(home, wording));
  const textOf = (shown: readonly string[]) => ["The newest homes:", ...shown, ...usual].join("\n\n");
  while (homes.length > 1 && textOf(homes).length > MAX_TEXT) homes.pop();
  return textOf(homes).toWellFormed();
}

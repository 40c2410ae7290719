import { readFileSync } from "node:fs";
import { z } from "zod";
import { rentMarket } from "../../lib/market/rent-market.ts";
import type { ExchangeRates } from "../../lib/money/currency.ts";
import { BASE_ONLY } from "../../lib/money/rates-answer.ts";
import { collapsePlaces, type GeoLocation } from "../../lib/places/places.ts";
import { regionFile } from "../../lib/region/region-path.ts";
import { flagPlaceholderPrices } from "../../lib/rental/placeholder-prices.ts";
import { rentalRow } from "../../lib/rental/rental-row.ts";
import type { Rules } from "../judge/read-post.ts";
import { tooLittleIn } from "../judge/suspicions.ts";
import type { CollectorService } from "../store/service.ts";

/** The rates of the release: near enough to compare rents in two currencies. */
export function shippedRates(): ExchangeRates {
  const file = z.object({ rates: z.record(z.string(), z.number().positive()) });
  return { ...file.parse(JSON.parse(readFileSync(regionFile("rates.json"), "utf8"))).rates, ...BASE_ONLY };
}

function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** The listings that are shown, and what asks too little beside them. Worked out when a judgement asks: most commands do not. */
export async function usualRents({ listings }: CollectorService, geoLocations: readonly GeoLocation[]) {
  const shown = await listings.liveRents();
  const rentals = once(() => flagPlaceholderPrices(shown.map((row) => rentalRow.parse(row))));
  const judge = once(() => {
    const rates = shippedRates();
    return tooLittleIn(rentMarket(rentals(), collapsePlaces(geoLocations), rates), rates);
  });
  const asksTooLittle: Rules["asksTooLittle"] = (home) => judge()(home);
  return { rentals, asksTooLittle };
}

import { readFileSync } from "node:fs";
import { z } from "zod";
import { rentMarket } from "../../lib/market/rent-market.ts";
import type { ExchangeRates } from "../../lib/money/currency.ts";
import { BASE_ONLY } from "../../lib/money/rates-answer.ts";
import { collapsePlaces } from "../../lib/places/places.ts";
import { regionFile } from "../../lib/region/region-path.ts";
import { flagPlaceholderPrices } from "../../lib/rental/placeholder-prices.ts";
import { tooLittleIn } from "../judge/suspicions.ts";
import type { CollectorService } from "../store/service.ts";

/** The rates of the release: near enough to compare rents in two currencies. */
export function shippedRates(): ExchangeRates {
  const file = z.object({ rates: z.record(z.string(), z.number().positive()) });
  return { ...file.parse(JSON.parse(readFileSync(regionFile("rates.json"), "utf8"))).rates, ...BASE_ONLY };
}

/** The listings that are shown, and what asks too little beside them. */
export async function usualRents({ listings, rows }: CollectorService) {
  const rentals = flagPlaceholderPrices(await listings.live());
  const rates = shippedRates();
  const market = rentMarket(rentals, collapsePlaces(await rows.places()), rates);
  return { rentals, asksTooLittle: tooLittleIn(market, rates) };
}

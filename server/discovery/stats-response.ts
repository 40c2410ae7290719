import { DEFAULT_LOCALE } from "@/lib/language/locales";
import { marketStats } from "@/lib/market/stats";
import { statsCsv } from "@/lib/market/stats-csv";
import { areaPath } from "@/lib/places/area-path";
import { snapshot } from "@/server/data/snapshot";
import { polledResponse, textResponse } from "@/server/http/text-response";
import { languageOf } from "@/server/language/language-of";
import { currentMarket, currentNights } from "@/server/search/current-market";
import { absoluteUrl } from "@/server/site/absolute-url";

function currentStats() {
  const live = snapshot();
  const { rentals, places, readAt, rates } = live;
  const read = { rentals, places, readAt, ratesDay: rates.origin.day };
  return marketStats(read, currentMarket(live), currentNights(live), (name) => absoluteUrl(areaPath(name)));
}

/** Responds with the asking rents of every area; 503 while the data service cannot answer. */
export function statsResponse(format: "json" | "csv"): Response {
  try {
    const stats = currentStats();
    return format === "csv"
      ? polledResponse(statsCsv(stats), "text/csv")
      : polledResponse(`${JSON.stringify(stats, null, 1)}\n`, "application/json");
  } catch (error) {
    console.error("Making the statistics failed", error);
    return textResponse(languageOf(DEFAULT_LOCALE).t("list.error"), 503);
  }
}

import { marketStats } from "@/lib/market/stats";
import { statsCsv } from "@/lib/market/stats-csv";
import { areaPath } from "@/lib/places/area-path";
import { snapshot } from "@/server/data/snapshot";
import { respondOr503 } from "@/server/data/unread";
import { polledResponse } from "@/server/http/text-response";
import { currentMarket, currentNights } from "@/server/search/current-market";
import { absoluteUrl } from "@/server/site/absolute-url";

function currentStats() {
  const live = snapshot();
  const { rentals, places, readAt, rates } = live;
  const read = { rentals, places, readAt, ratesDay: rates.day };
  return marketStats(read, currentMarket(live), currentNights(live), (name) => absoluteUrl(areaPath(name)));
}

/** Responds with the asking rents of every area; 503 while the data service cannot answer. */
export function statsResponse(format: "json" | "csv"): Promise<Response> {
  return respondOr503("Making the statistics failed", () => {
    const stats = currentStats();
    return format === "csv"
      ? polledResponse(statsCsv(stats), "text/csv")
      : polledResponse(`${JSON.stringify(stats, null, 1)}\n`, "application/json");
  });
}

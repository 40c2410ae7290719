import { marketStats } from "@/lib/market/stats";
import { areaPath } from "@/lib/places/area-path";
import { snapshot } from "@/server/data/snapshot";
import { respondOr503 } from "@/server/data/unread";
import { polledResponse } from "@/server/http/text-response";
import { currentMarket } from "@/server/search/current-market";
import { absoluteUrl } from "@/server/site/absolute-url";

/** Responds with the asking rents of every area; 503 while the data service cannot answer. */
export function statsResponse(): Promise<Response> {
  return respondOr503("Making the statistics failed", () => {
    const live = snapshot();
    const read = { ...live, ratesDay: live.rates.day };
    const stats = marketStats(read, currentMarket(live), (name) => absoluteUrl(areaPath(name)));
    return polledResponse(`${JSON.stringify(stats, null, 1)}\n`, "application/json");
  });
}

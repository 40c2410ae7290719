import { DEFAULT_LOCALE } from "@/lib/language/locales";
import { marketStats } from "@/lib/market/stats";
import { statsCsv } from "@/lib/market/stats-csv";
import { areaPath } from "@/lib/places/area-path";
import { absoluteUrl } from "@/server/http/absolute-url";
import { textResponse } from "@/server/http/text-response";
import { languageOf } from "@/server/language/language-of";
import { currentRents } from "@/server/search/current-rents";
import { conditionalResponse } from "./conditional";

async function currentStats() {
  const { live, market, nights, ratesDay } = await currentRents();
  return marketStats({ ...live, ratesDay }, market, nights, (name) => absoluteUrl(areaPath(name)));
}

/** Responds with the asking rents of every area: 304 if the client has them, 503 while the data service cannot answer. */
export async function statsResponse(request: Request, format: "json" | "csv"): Promise<Response> {
  try {
    const stats = await currentStats();
    return format === "csv"
      ? conditionalResponse(request, statsCsv(stats), "text/csv")
      : conditionalResponse(request, `${JSON.stringify(stats, null, 1)}\n`, "application/json");
  } catch (error) {
    console.error("Making the statistics failed", error);
    return textResponse(languageOf(DEFAULT_LOCALE).t("list.error"), 503, { "Retry-After": "120" });
  }
}

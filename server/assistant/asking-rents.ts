import type { McpServer } from "@modelcontextprotocol/server";
import { z } from "zod";
import { groupsAt, MIN_RENTS, type RentGroup } from "@/lib/market/rent-market";
import { wholeFigures } from "@/lib/market/stats";
import { BASE_CURRENCY } from "@/lib/money/currency";
import { areaPath } from "@/lib/places/area-path";
import { placeLabel } from "@/lib/places/place-label";
import { placeIndex } from "@/lib/places/places";
import { snapshot } from "@/server/data/snapshot";
import { languageOf } from "@/server/language/language-of";
import { currentMarket, findRentsPage } from "@/server/search/current-market";
import { absoluteUrl } from "@/server/site/absolute-url";
import { READ_ONLY, resultOf } from "./tool";

export const rentsOfClass = z.object({
  kind: z.enum(["home", "room"]).describe("A whole home, or a room of one"),
  bedrooms: z.int().describe("0 for a studio; 1 for a room"),
  adverts: z.int(),
  lower_quartile: z.int(),
  median: z.int(),
  upper_quartile: z.int(),
  with_neighbours: z.boolean().describe("Whether neighbouring areas count too, because the area has too few"),
});

export function classRents(group: RentGroup): z.infer<typeof rentsOfClass> {
  const { kind, bedrooms, rents, isNear } = group;
  const { lower_quartile, median, upper_quartile } = wholeFigures(group);
  const figures = { adverts: rents.length, lower_quartile, median, upper_quartile };
  return { kind, bedrooms, ...figures, with_neighbours: isNear };
}

const input = z.object({
  area: z.string().max(100).optional().describe("All areas are named without one"),
  bedrooms: z.int().min(0).max(20).optional().describe("0 for a studio"),
});

const output = z.object({
  day: z.string().describe("Day on which the adverts were read"),
  currency: z.literal(BASE_CURRENCY),
  areas: z.array(z.object({ area: z.string(), listings: z.int() })),
  rents: z
    .array(rentsOfClass)
    .describe(`Asked a month; classes with fewer than ${MIN_RENTS} adverts are left out`),
  page: z.url(),
});

function rents({ area, bedrooms }: z.infer<typeof input>): z.infer<typeof output> | string {
  const current = snapshot();
  const { t } = languageOf("en");
  const place = placeIndex(current.places, area ?? null);
  const areas = findRentsPage().rows.map(({ name, listings }) => ({ area: placeLabel(name, t), listings }));
  const of = { day: current.day, currency: BASE_CURRENCY };
  if (area === undefined) return { ...of, areas, rents: [], page: absoluteUrl("/rents") };
  const name = current.places.points[place ?? -1]?.name;
  if (place === null || name === undefined)
    return `No area is called ${area}. Areas: ${areas.map(({ area: known }) => known).join(", ")}.`;
  const groups = groupsAt(currentMarket(current), place);
  return {
    ...of,
    areas: areas.filter(({ area: known }) => known === placeLabel(name, t)),
    rents: groups.filter((group) => bedrooms === undefined || group.bedrooms === bedrooms).map(classRents),
    page: absoluteUrl(areaPath(name)),
  };
}

export function askingRents(server: McpServer): void {
  const description =
    "What live adverts ask a month in an area, by bedrooms: number of adverts, quartiles, median. Asked, not paid: what is agreed is often lower. Without an area it names all areas.";
  server.registerTool(
    "asking_rents",
    { title: "Asking rents", description, inputSchema: input, outputSchema: output, annotations: READ_ONLY },
    (asked) => resultOf(() => rents(asked)),
  );
}

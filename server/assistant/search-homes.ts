import type { McpServer } from "@modelcontextprotocol/server";
import { z } from "zod";
import { activeFilters } from "@/lib/filters/filter-rows";
import { dateRanges, MAX_AREAS, UNSTATED } from "@/lib/filters/filters";
import {
  HOME_TYPES,
  INCLUDES,
  MAX_BEDROOMS,
  MIN_BATHROOMS,
  MIN_BEDROOMS,
  SORTS,
  STAYS,
} from "@/lib/filters/options";
import { parseAsCurrency } from "@/lib/filters/price-bounds";
import { homeHref, type ListQuery, parseListQuery } from "@/lib/filters/schema";
import { DISPLAY_CURRENCIES } from "@/lib/money/currency";
import { nearMisses } from "@/lib/search/near-misses";
import { languageOf } from "@/server/language/language-of";
import { findRentals } from "@/server/search/find-rentals";
import { readWish } from "@/server/search/read-wish";
import { absoluteUrl } from "@/server/site/absolute-url";
import { homeInShort, inShort } from "./home-in-short";
import { READ_ONLY, resultOf } from "./tool";

const MAX_HOMES = 20;

const isSet = z.literal(true);

/** The filters of the site's address, as values. */
const filters = z
  .strictObject({
    location: z.array(z.string()).max(MAX_AREAS).describe("Any of these areas"),
    price_min: z.int().positive().describe("A month"),
    price_max: z.int().positive().describe("A month"),
    price_in: z.enum(DISPLAY_CURRENCIES).describe(`${parseAsCurrency.defaultValue} if left out`),
    min_bedrooms: z.literal(MIN_BEDROOMS),
    max_bedrooms: z.literal(MAX_BEDROOMS).describe("0 for a studio"),
    min_bathrooms: z.literal(MIN_BATHROOMS),
    type: z.array(z.enum(HOME_TYPES)).describe("Any of these; a loft is an apartment, a townhouse a house"),
    includes: z.array(z.enum(INCLUDES)).describe("All of these; bills are electricity and water"),
    stay: z.literal(STAYS).describe("Months; the minimum stay must not be longer"),
    available: z.iso.date().describe("Free by this day"),
    keywords: z.string().max(160).describe("All of these words in the advert"),
    dateRange: z.enum(dateRanges).describe("Posted within"),
    sort: z.enum(SORTS),
    unstated: z
      .array(z.enum(UNSTATED))
      .describe("Filters that an advert passes that does not state the fact"),
    photos: isSet.describe("Only with photos"),
    monthly: isSet.describe("Only rents asked by the month"),
    reduced: isSet.describe("Only those that ask less than before"),
  })
  .partial();

const input = z.object({
  sentence: z
    .string()
    .max(160)
    .optional()
    .describe(
      "What is wanted, in English, Indonesian or Russian: '2 bedrooms under 25M with a pool', with areas as asking_rents names them",
    ),
  filters: filters.optional().describe("Take precedence over the sentence"),
});

const output = z.object({
  understood: z.array(z.string()).describe("The filters that were used"),
  not_understood: z.array(z.string()).describe("Words of the sentence and areas that no filter stands for"),
  total: z.int(),
  not_stated: z
    .array(z.object({ fact: z.string(), homes: z.int() }))
    .describe("Homes left out only because their adverts do not state this: they may fit"),
  homes: z.array(homeInShort).describe(`The first ${MAX_HOMES}`),
  close: z
    .array(homeInShort.extend({ misses: z.array(z.string()) }))
    .describe("If few fit: homes that miss little, and all that each misses"),
  page: z.url().describe("The whole list"),
});

type Asked = z.infer<typeof filters>;

const inAddress = (value: unknown): string =>
  value === true ? "1" : Array.isArray(value) ? value.join() : String(value);

function found(query: ListQuery, unread: readonly string[]): z.infer<typeof output> | string {
  const { result, split, all, context } = findRentals(query);
  const language = languageOf("en");
  if (result.status !== "found")
    return `No area is called ${query.location.join(" or ")}. asking_rents without an area names them all.`;
  const notStated = split.failing.flatMap(({ criterion: { fact, isMet }, alone }) => {
    const homes = alone.filter((rental) => isMet(rental) === null).length;
    return fact === null || homes === 0 ? [] : [{ fact, homes }];
  });
  return {
    understood: activeFilters(query, language).map(({ label }) => label),
    not_understood: [...unread, ...result.unknownAreas],
    total: result.rentals.length,
    not_stated: notStated,
    homes: result.rentals.slice(0, MAX_HOMES).map(inShort),
    close: nearMisses(all, result.rentals.length, query, context).map(({ rental, reasons }) => ({
      ...inShort(rental),
      misses: reasons.map((reason) =>
        "text" in reason ? reason.text(language) : `${reason.unstated} not stated`,
      ),
    })),
    page: absoluteUrl(homeHref(query)),
  };
}

async function search({
  sentence = "",
  filters: asked = {},
}: {
  sentence?: string | undefined;
  filters?: Asked | undefined;
}) {
  const wish = await readWish(sentence);
  const isUnread = wish.query === "" && sentence.trim() !== "";
  if (isUnread && Object.keys(asked).length === 0)
    return `Nothing of "${sentence}" is understood. Ask for areas as asking_rents names them, rooms, a rent, a date, or by filters.`;
  const params = new URLSearchParams(wish.query);
  for (const [key, value] of Object.entries(asked)) params.set(key, inAddress(value));
  return found(parseListQuery(params), isUnread ? [sentence] : wish.unread);
}

export function searchHomes(server: McpServer): void {
  const description =
    "Finds homes that adverts offer now, by a sentence or by filters. Rents are asked, not paid; a fact that an advert does not state is not a no, and `not_stated` counts what it leaves out.";
  server.registerTool(
    "search_homes",
    { title: "Search homes", description, inputSchema: input, outputSchema: output, annotations: READ_ONLY },
    (asked) => resultOf(() => search(asked)),
  );
}

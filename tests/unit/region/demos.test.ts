import { readFileSync } from "node:fs";
import { z } from "zod";
import { regionNames } from "@/lib/region/region-file";

const exported = z.object({
  messages: z.array(
    z.object({
      type: z.string(),
      date_unixtime: z.string().default("0"),
      text_entities: z.array(z.object({ text: z.string() })).default([]),
    }),
  ),
});
const read = (path: string): unknown => JSON.parse(readFileSync(`regions/${path}`, "utf8"));

/** The project's modules loaded for a region, because they read it on load. */
async function modulesOf(region: string) {
  jest.resetModules();
  for (const name of Object.keys(process.env)) if (/^REGION(?:_|$)/.test(name)) delete process.env[name];
  process.env.REGION = region;
  const [{ reader }, { knownPlaces }, { isInRegion }] = await Promise.all([
    import("@/lib/region/region-reader"),
    import("@/collector/listing/known-places"),
    import("@/lib/facts/home-point"),
  ]);
  return { readAdvert: reader.readAdvert, places: knownPlaces(), isInRegion };
}

/** The demo of Bali is among the labelled adverts of `tests/unit/reader/quality.tsv`. */
test("the reader finds, in the demo of lombok, at least 25 homes with a rent and an area of the region", async () => {
  const { readAdvert, places } = await modulesOf("lombok");
  const names = new Set(places.map(({ location_name }) => location_name));
  const { messages } = exported.parse(read("lombok/demo/result.json"));
  const homes = messages.filter(({ type, date_unixtime, text_entities }) => {
    const text = text_entities.map((entity) => entity.text).join("");
    const { kind, rents, area } = readAdvert(text, { postedAt: new Date(Number(date_unixtime) * 1_000) });
    return type === "message" && kind.value === "offer" && rents.length > 0 && names.has(area?.value ?? "");
  });
  expect(homes.length).toBeGreaterThanOrEqual(25);
});

test.each(regionNames())("every place of %s lies within the outlines of the region", async (region) => {
  const { places, isInRegion } = await modulesOf(region);
  expect(places.length).toBeGreaterThan(0);
  expect(places.filter((place) => !isInRegion(place))).toEqual([]);
});

const keysOf = (value: unknown, path = ""): string[] =>
  typeof value === "object" && value !== null
    ? Object.entries(value).flatMap(([key, part]) => keysOf(part, `${path}.${key}`))
    : [path];

test.each(regionNames().flatMap((region) => ["en", "id", "ru"].map((locale) => [region, locale] as const)))(
  "%s has all region texts in %s",
  (region, locale) => {
    const keys = keysOf(read(`${region}/messages/${locale}.json`)).sort();
    expect(keys).toEqual(keysOf(read("bali/messages/en.json")).sort());
  },
);

import type { Advert } from "./advert.ts";
import type { Fact } from "./fact.ts";
import { areNested, ONLY_NEAR } from "./place/area.ts";
import { namesElsewhere } from "./place/place-mentions.ts";
import type { Region } from "./region.ts";
import { normalise, type Place } from "./text/normalise.ts";
import { vocabulary } from "./vocabulary/lexicon.ts";
import { termFinder } from "./vocabulary/term-finder.ts";
import { unreadPhrases, withoutRead } from "./wish/wish-text.ts";
import { wishedAreas, wishedTypes } from "./wish/wished-home.ts";

/** What the name of a forum topic tells about its adverts. Null means nothing. */
type TopicFacts = { area: string | null; propertyType: string | null; isOfWishes: boolean };

const topicTerms = termFinder(vocabulary("topic"));

/** Whether members look for homes in a topic, and offer none: `Ищу жилье`, not `Сдам / сниму`. */
function isOfWishes(text: string): boolean {
  const keys = topicTerms.findAll(text).map(({ key }) => key);
  return keys.includes("wishes") && !keys.includes("offers");
}

/** The only area, or the one that contains all others: canggu for `Canggu / Berawa`. */
function commonArea(areas: readonly string[], { places }: Region): string | null {
  const contains = (wide: string) =>
    areas.every((area) => area === wide || places.widerAreas(area).includes(wide));
  return areas.find(contains) ?? null;
}

/**
 * Reads the name of a forum topic (docs/behaviour.md, B29): `Canggu`, `Villas in Ubud`. One that contains other words tells
 * nothing of these, as they may deny what it names: `Outside Canggu`.
 */
export function readTopic(name: string, region: Region): TopicFacts {
  const { text } = normalise(name);
  const areas = wishedAreas(text, region);
  const read: Place[] = areas.flatMap(({ places }) => [...places]);
  const types = wishedTypes(withoutRead(text, read));
  read.push(...types.flatMap(({ places }) => [...places]));
  if (unreadPhrases(text, read, region).length > 0)
    return { area: null, propertyType: null, isOfWishes: isOfWishes(text) };
  const [type = null, another] = new Set(types.map(({ value }) => value));
  return {
    area: commonArea(
      areas.map(({ value: [area = ""] }) => area),
      region,
    ),
    propertyType: another === undefined ? type : null,
    isOfWishes: isOfWishes(text),
  };
}

const byTopic = (value: string): Fact<string> => ({ value, spans: [], doubt: null, origin: "topic" });

/** The area of an advert in a topic about `topicArea`: its own, unless it states none, or only says that it is near there. */
function areaIn(topicArea: string, { area }: Advert, text: string, region: Region): Fact<string> | null {
  const isOpen = area === null || (area.doubt === ONLY_NEAR && areNested(area.value, topicArea, region));
  return isOpen && !namesElsewhere(normalise(text).text, region, "otherIsland") ? byTopic(topicArea) : area;
}

/** An advert with the area and type of its forum topic, where it states none itself; in a topic of wishes, one (docs/behaviour.md, B29). */
export function adoptTopic(advert: Advert, text: string, topic: string, region: Region): Advert {
  const { area, propertyType, isOfWishes } = readTopic(topic, region);
  const wish = { kind: { value: "wanted", spans: [], doubt: null, origin: "topic" }, why: "wanted" } as const;
  return {
    ...advert,
    ...(isOfWishes ? wish : {}),
    area: area === null ? advert.area : areaIn(area, advert, text, region),
    propertyType: advert.propertyType ?? (propertyType === null ? null : byTopic(propertyType)),
  };
}

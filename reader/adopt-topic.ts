import type { Advert } from "./advert.ts";
import type { Fact } from "./fact.ts";
import { normalise } from "./normalise.ts";
import { ONLY_NEAR } from "./place/area.ts";
import { namesOtherIsland } from "./place/place-mentions.ts";
import { readTopic } from "./read-topic.ts";
import { widerAreas } from "./vocabulary/place-names.ts";

const byTopic = (value: string): Fact<string> => ({ value, spans: [], doubt: null, origin: "topic" });

/** Whether two areas are the same, or one contains the other. */
const areNested = (one: string, other: string): boolean =>
  one === other || widerAreas(one).includes(other) || widerAreas(other).includes(one);

/** The area of an advert in a topic about `topicArea`: its own, unless it states none, or only says that it is near there. */
function areaIn(topicArea: string, { area }: Advert, text: string): Fact<string> | null {
  const isOpen = area === null || (area.doubt === ONLY_NEAR && areNested(area.value, topicArea));
  return isOpen && !namesOtherIsland(normalise(text).text) ? byTopic(topicArea) : area;
}

/** An advert with the area and type of its forum topic, where it states none itself (docs/behaviour.md, B29). */
export function adoptTopic(advert: Advert, text: string, topic: string): Advert {
  const { area, propertyType } = readTopic(topic);
  return {
    ...advert,
    area: area === null ? advert.area : areaIn(area, advert, text),
    propertyType: advert.propertyType ?? (propertyType === null ? null : byTopic(propertyType)),
  };
}

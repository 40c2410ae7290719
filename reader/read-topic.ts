import { normalise, type Place } from "./normalise.ts";
import { widerAreas } from "./vocabulary/place-names.ts";
import { unreadPhrases } from "./wish/unread-words.ts";
import { withoutRead } from "./wish/wish-text.ts";
import { wishedAreas } from "./wish/wished-areas.ts";
import { wishedTypes } from "./wish/wished-home.ts";

/** What the name of a forum topic tells about its adverts. Null means nothing. */
export type TopicFacts = { area: string | null; propertyType: string | null };

/** The only area, or the one that contains all others: canggu for `Canggu / Berawa`. */
function commonArea(areas: readonly string[]): string | null {
  const contains = (wide: string) => areas.every((area) => area === wide || widerAreas(area).includes(wide));
  return areas.find(contains) ?? null;
}

/**
 * Reads the name of a forum topic (docs/behaviour.md, B29): `Canggu`, `Villas in Ubud`. One that contains other words tells
 * nothing, as they may deny what it names: `Outside Canggu`.
 */
export function readTopic(name: string): TopicFacts {
  const { text } = normalise(name);
  const areas = wishedAreas(text);
  const read: Place[] = areas.flatMap(({ places }) => [...places]);
  const types = wishedTypes(withoutRead(text, read));
  read.push(...types.flatMap(({ places }) => [...places]));
  if (unreadPhrases(text, read).length > 0) return { area: null, propertyType: null };
  const [type = null, another] = new Set(types.map(({ value }) => value));
  return {
    area: commonArea(areas.map(({ value: [area = ""] }) => area)),
    propertyType: another === undefined ? type : null,
  };
}

import type { Prose } from "../contact/contacts.ts";
import { type Fact, factAt } from "../fact.ts";
import type { Rent } from "../rent.ts";
import { widerAreas } from "../vocabulary/place-names.ts";
import { areaOfLeading } from "./area-of-leading.ts";
import { type PlaceMention, placeMentions } from "./place-mentions.ts";

/** The narrowest of the areas that hold the one which the home is in most surely. */
function narrowestOf(mentions: readonly PlaceMention[]): PlaceMention | null {
  const most = mentions.reduce((found, { weight }) => Math.max(found, weight), 0);
  const best = mentions.find(({ weight }) => weight === most);
  if (best === undefined || most === 0) return best ?? null;
  const inside = mentions.filter(({ area, weight }) => weight > 1 && widerAreas(area).includes(best.area));
  return inside.reduce((found, next) => (widerAreas(next.area).includes(found.area) ? next : found), best);
}

/** The places that the text names; those in the name of an account only where it names none that the home is in. */
function mentionsIn({ text, withContacts }: Prose): PlaceMention[] {
  const mentions = placeMentions(text);
  return mentions.some(({ weight }) => weight > 0) ? mentions : placeMentions(withContacts);
}

/**
 * The area that the home is in, by its name in lower case; the narrowest where several hold one another, and that of the
 * home with the first rent where homes in several areas have one each. Doubtful where the text names only places near it.
 * Null: no place is named.
 */
export function readArea(advert: Prose, rents: readonly Fact<Rent>[] = []): Fact<string> | null {
  const mentions = mentionsIn(advert);
  const narrowest = narrowestOf(mentions);
  if (narrowest === null) return null;
  if (narrowest.weight === 0)
    return factAt(advert, narrowest.area, [narrowest], "only places near it are named");
  const leading = areaOfLeading(advert, mentions, rents);
  if (leading === "unclear") return factAt(advert, narrowest.area, [narrowest], "several areas");
  const mention = (leading && narrowestOf(leading)) ?? narrowest;
  return factAt(advert, mention.area, [mention]);
}

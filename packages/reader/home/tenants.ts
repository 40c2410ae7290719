import { agreedFact, type Fact } from "../fact.ts";
import { matchEnd } from "../text/beside.ts";
import type { Normalised } from "../text/normalise.ts";
import { type Key, vocabulary } from "../vocabulary/lexicon.ts";
import { pattern } from "../vocabulary/pattern.ts";
import { termFinder } from "../vocabulary/term-finder.ts";

/** The only tenants of a home. */
export type Gender = Exclude<Key<"tenants">, "anyone">;

const tenantTerms = termFinder(vocabulary("tenants"));

/** Before others who may live there, too: `khusus putri / pasutri`. */
const OTHERS = pattern("uy")` {0,2}(?:[/&+]|{joint.andOr} )`;

/** Whom alone a home is let to: `kos putri`, `women only`. Null if others may live there, or the text does not say. */
export function readGender(advert: Normalised): Fact<Gender> | null {
  const { text } = advert;
  const found = tenantTerms.findAll(text).flatMap(({ key, ...place }) => {
    const isAlone = key !== "anyone" && matchEnd(OTHERS, text, place.end) === place.end;
    return isAlone ? [{ ...place, value: key }] : [];
  });
  return agreedFact(advert, found, "women and men are named");
}

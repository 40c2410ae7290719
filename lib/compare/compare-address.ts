import { redirectToCanonical } from "@/lib/filters/canonical-redirect";

const PATH = "/compare";

/** The most homes of one link. */
const MAX_HOMES = 30;

/** More columns fit on no screen and on no sheet. */
export const MAX_SIDE_BY_SIDE = 4;

const EMPTY = "none";
const CUT = "more";

/** The key of the homes that a form lets choose from. */
export const CHOICE = "of";

/** The homes of `/compare?ids=`, in the order that was given, each once. */
export type Compared = {
  ids: readonly number[];
  /** Whether more were asked for than a link can hold. */
  isCut: boolean;
};

function comparedOf(named: readonly string[], isCut: boolean): Compared {
  const numbers = named.filter((name) => /^\d+$/.test(name)).map(Number);
  const ids = [...new Set(numbers.filter(Number.isSafeInteger))];
  const kept = ids.slice(0, MAX_HOMES);
  return { ids: kept, isCut: kept.length === MAX_HOMES && (isCut || ids.length > MAX_HOMES) };
}

/**
 * What a query asks to compare (docs/behaviour.md, Q1): `ids=1,2` and `ids=1&ids=2`, as a form without scripts sends it,
 * which of `of=1,2` with nothing chosen leads back to the choice. What is no id is left out, and all beyond the thirtieth.
 */
export function parseCompared(search: URLSearchParams): Compared {
  const named = search.getAll(search.has("ids") ? "ids" : CHOICE).flatMap((list) => list.split(","));
  return comparedOf(
    named.map((name) => name.trim()),
    search.get(CUT) === "1",
  );
}

/** What a link to these homes asks for, in this order. */
export function comparedIds(ids: readonly number[]): Compared {
  return comparedOf(ids.map(String), false);
}

/** Without "?". */
function comparedQuery({ ids, isCut }: Compared): string {
  return ids.length === 0 ? "" : `ids=${ids.join(",")}${isCut ? `&${CUT}=1` : ""}`;
}

/** The address of homes side by side, or of a list of them. */
export function compareHref(compared: Compared): string {
  const query = comparedQuery(compared);
  return query === "" ? PATH : `${PATH}?${query}`;
}

/** The homes as one path segment, so that the address is the key of the page cache. */
export function encodeComparedSegment({ ids, isCut }: Compared): string {
  return ids.length === 0 ? EMPTY : [...ids, ...(isCut ? [CUT] : [])].join("-");
}

/** The homes of a segment; null when it is not the canonical form of any. */
export function decodeComparedSegment(segment: string): Compared | null {
  const parts = segment === EMPTY ? [] : segment.split("-");
  const isCut = parts.at(-1) === CUT;
  const compared = comparedOf(parts, isCut);
  return encodeComparedSegment(compared) === segment ? compared : null;
}

const OUR_KEYS: readonly string[] = ["ids", CUT, CHOICE];

/** The redirect target of a query of /compare that is not canonical; null when it is (docs/behaviour.md, Q1). */
export function comparedRedirect(search: URLSearchParams): string | null {
  return redirectToCanonical(PATH, comparedQuery(parseCompared(search)), search, (key) =>
    OUR_KEYS.includes(key),
  );
}

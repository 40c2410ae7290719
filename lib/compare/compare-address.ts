import { redirectToCanonical } from "@/lib/filters/canonical-redirect";

const PATH = "/compare";

const MAX_HOMES = 30;

/** More columns do not fit on a screen or a printed page. */
export const MAX_SIDE_BY_SIDE = 4;

const EMPTY = "none";
const CUT = "more";

/** Query key of the homes that the form offers for choice; `ids` are the chosen ones. */
export const CHOICE = "of";

export type Compared = {
  ids: readonly number[];
  isCut: boolean;
};

function toCompared(parts: readonly string[], isCut: boolean): Compared {
  const numbers = parts.filter((part) => /^\d+$/.test(part)).map(Number);
  const ids = [...new Set(numbers.filter(Number.isSafeInteger))];
  const first = ids.slice(0, MAX_HOMES);
  return { ids: first, isCut: first.length === MAX_HOMES && (isCut || ids.length > MAX_HOMES) };
}

/** `ids=1,2`; `ids=1&ids=2` or, if none was chosen, `of=1,2` from a form without scripts (docs/behaviour.md, Q1). */
export function parseCompared(search: URLSearchParams): Compared {
  const parts = search.getAll(search.has("ids") ? "ids" : CHOICE).flatMap((list) => list.split(","));
  return toCompared(
    parts.map((part) => part.trim()),
    search.get(CUT) === "1",
  );
}

export function comparedIds(ids: readonly number[]): Compared {
  return toCompared(ids.map(String), false);
}

function comparedQuery({ ids, isCut }: Compared): string {
  return ids.length === 0 ? "" : `ids=${ids.join(",")}${isCut ? `&${CUT}=1` : ""}`;
}

export function compareHref(compared: Compared): string {
  const query = comparedQuery(compared);
  return query === "" ? PATH : `${PATH}?${query}`;
}

/** One path segment, which is the key of the page cache. */
export function encodeComparedSegment({ ids, isCut }: Compared): string {
  return ids.length === 0 ? EMPTY : [...ids, ...(isCut ? [CUT] : [])].join("-");
}

/** Null if the segment is not in canonical form. */
export function decodeComparedSegment(segment: string): Compared | null {
  const parts = segment === EMPTY ? [] : segment.split("-");
  const isCut = parts.at(-1) === CUT;
  const compared = toCompared(parts, isCut);
  return encodeComparedSegment(compared) === segment ? compared : null;
}

const OUR_KEYS: readonly string[] = ["ids", CUT, CHOICE];

/** The redirect target for a query of /compare; null if it is canonical (docs/behaviour.md, Q1). */
export function comparedRedirect(search: URLSearchParams): string | null {
  return redirectToCanonical(PATH, comparedQuery(parseCompared(search)), search, (key) =>
    OUR_KEYS.includes(key),
  );
}

const WORDS = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];
const UNITS: ReadonlySet<string> = new Set(["br", "brs", "bdr", "bedroom", "bedrooms", "bed"]);
/** Between two numbers they make a range or a list, which says nothing of one home. */
const JOINERS: ReadonlySet<string> = new Set(["-", "–", "—", "/", "&", "+", ",", ".", "and", "or", "to"]);
/** One of the rooms is let, not all bedrooms. */
const ROOMS: ReadonlySet<string> = new Set(["room", "rooms", "kamar", "kos", "kost"]);
const MOST = 20;

/** The number that a token is; null for any other. */
function numberOf(token: string | undefined): number | null {
  if (token === undefined) return null;
  if (/^\d+$/.test(token)) return Number(token);
  const word = WORDS.indexOf(token);
  return word === -1 ? null : word;
}

/**
 * The bedrooms that a title states, as "3BR", "2 Br" or "Three Bedroom"; null without them, for a range or a list of numbers,
 * and where a room is let (docs/behaviour.md, L15). For listings that come without a number of bedrooms.
 */
export function bedroomsInTitle(title: string | null): number | null {
  const tokens = title?.toLowerCase().match(/\d+|\p{L}+|[^\s\d\p{L}]/gu) ?? [];
  const isUnit = (at: number) =>
    UNITS.has(tokens[at] ?? "") && (tokens[at] !== "bed" || /^rooms?$/.test(tokens[at + 1] ?? ""));
  if (tokens.some((token, at) => ROOMS.has(token) && tokens[at - 1] !== "bed")) return null;
  const stated = new Set<number | null>();
  tokens.forEach((token, at) => {
    const count = numberOf(token);
    if (count === null || !isUnit(tokens[at + 1] === "-" ? at + 2 : at + 1)) return;
    const isJoined = JOINERS.has(tokens[at - 1] ?? "") && numberOf(tokens[at - 2]) !== null;
    stated.add(isJoined || count === 0 || count > MOST ? null : count);
  });
  const [only = null] = stated;
  return stated.size === 1 ? only : null;
}

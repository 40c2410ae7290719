const WORDS = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];
const UNITS: ReadonlySet<string> = new Set(["br", "brs", "bdr", "bedroom", "bedrooms", "bed"]);
/** Between two numbers they form a range or a list, which does not describe one home. */
const JOINERS: ReadonlySet<string> = new Set(["-", "–", "—", "/", "&", "+", ",", ".", "and", "or", "to"]);
/** Words for offers of a single room instead of all bedrooms. */
const ROOMS: ReadonlySet<string> = new Set(["room", "rooms", "kamar", "kos", "kost"]);
const MAX_BEDROOMS = 20;

function numberOf(token: string | undefined): number | null {
  if (token === undefined) return null;
  if (/^\d+$/.test(token)) return Number(token);
  const word = WORDS.indexOf(token);
  return word === -1 ? null : word;
}

/**
 * Bedrooms by a title such as "3BR" or "Three Bedroom", for listings without that column (docs/behaviour.md, L15). Null if the
 * title states none, a range or several numbers, or offers a single room.
 */
export function bedroomsInTitle(title: string | null): number | null {
  const tokens = title?.toLowerCase().match(/\d+|\p{L}+|[^\s\d\p{L}]/gu) ?? [];
  const isUnit = (index: number) =>
    UNITS.has(tokens[index] ?? "") && (tokens[index] !== "bed" || /^rooms?$/.test(tokens[index + 1] ?? ""));
  if (tokens.some((token, index) => ROOMS.has(token) && tokens[index - 1] !== "bed")) return null;
  const stated = new Set<number | null>();
  tokens.forEach((token, index) => {
    const count = numberOf(token);
    if (count === null || !isUnit(tokens[index + 1] === "-" ? index + 2 : index + 1)) return;
    const isJoined = JOINERS.has(tokens[index - 1] ?? "") && numberOf(tokens[index - 2]) !== null;
    stated.add(isJoined || count === 0 || count > MAX_BEDROOMS ? null : count);
  });
  const [only = null] = stated;
  return stated.size === 1 ? only : null;
}

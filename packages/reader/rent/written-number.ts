/** A number as people write it. `groups` counts its groups of three digits: two in `1.250.000`. */
export type WrittenNumber = { value: number; end: number; groups: number };

const GROUPED = /(?:\d{1,3}(?:[.,']\d{3}){1,4}|[1-9]\d{3}[.,]000)(?!\d)/y;
const GROUPED_BY_SPACES = /\d{1,3}(?: \d{3}){1,4}(?!\d)/y;
const DECIMAL = /\d{1,12}(?:[.,]\d{1,3}(?!\d))?(?!\d)/y;
const CENTS = /[.,]00?(?!\d)/y;

function matchAt(pattern: RegExp, text: string, start: number): string | null {
  pattern.lastIndex = start;
  return pattern.exec(text)?.[0] ?? null;
}

function readGrouped(text: string, start: number, pattern: RegExp): WrittenNumber | null {
  const written = matchAt(pattern, text, start);
  if (written === null) return null;
  const [first = "", ...groups] = written.split(/[ .,']/);
  const separators = new Set(written.replace(/\d/g, ""));
  if (separators.size > 1 || first === "0") return null;
  const end = start + written.length;
  return {
    value: Number([first, ...groups].join("")),
    end: end + (matchAt(CENTS, text, end)?.length ?? 0),
    groups: groups.length,
  };
}

/** `1.250.000`, `1,250,000`, `1'250'000`; `3,5` and `3.5` alike. Null for the start of a phone number: `0812`. */
export function readNumber(text: string, start: number): WrittenNumber | null {
  const written = matchAt(DECIMAL, text, start);
  if (written !== null && /^0\d/.test(written)) return null;
  const grouped = readGrouped(text, start, GROUPED);
  if (grouped) return grouped;
  return written === null
    ? null
    : { value: Number(written.replace(",", ".")), end: start + written.length, groups: 0 };
}

/** `1 250 000`. Its first group may also be a separate number: `villa 2 850 000`. */
export function readSpacedNumber(text: string, start: number): WrittenNumber | null {
  return readGrouped(text, start, GROUPED_BY_SPACES);
}

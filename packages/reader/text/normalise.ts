/** A part of a text as written, from `start` up to but excluding `end`, in UTF-16 code units. */
export type Span = { start: number; end: number };

/** A part of a normalised text, from `start` up to but excluding `end`, in UTF-16 code units. */
export type Place = { start: number; end: number };

export const overlaps = (a: Place, b: Place): boolean => a.start < b.end && b.start < a.end;

export type Normalised = {
  /** Lower case, plain letters and digits, one kind of space, dash and quote; line breaks as \n. */
  text: string;
  /** The span of a part of `text` in the text as written, in UTF-16 code units. */
  spanOf: (start: number, end: number) => Span;
};

const CHARACTER = /\P{M}\p{M}*|^\p{M}+/uy;

const [FIRST_ASCII, LAST_ASCII] = [0x20, 0x7e];
/** Lowest code of a combining mark. */
const FIRST_MARK = 0x300;
const STRUCK_THROUGH = /[\u0334-\u0338]/;
/** The same in Markdown. */
const STRUCK_IN_MARKDOWN = /~~[^~\n]{1,80}~~/g;
/** Combining marks except the breve, which turns и into й. */
const MARKS = /(?!\u0306)\p{M}/gu;

const LETTERS = "abcdefghijklmnopqrstuvwxyz";
/** First codes of the letters in black discs and squares, which Unicode counts as symbols. With a variation mark they are pictures. */
const STYLED_ALPHABETS = [0x1f150, 0x1f170];

/** `ꜱᴍᴀʟʟ ᴄᴀᴘɪᴛᴀʟꜱ`, 🅱🅻🅰🅲🅺 🆂🆀🆄🅰🆁🅴🆂 */
const STYLED = [
  ...Array.from(
    "ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘǫʀꜱᴛᴜᴠᴡʏᴢ",
    (letter, index) => [letter, LETTERS.replace("x", "").charAt(index)] as const,
  ),
  ...STYLED_ALPHABETS.flatMap((first) =>
    Array.from(LETTERS, (letter, index) => [String.fromCodePoint(first + index), letter] as const),
  ),
];

const PLAIN = new Map([
  ...STYLED,
  ["½", ".5"],
  ["\u0085", "\n"],
  ["\u2028", "\n"],
  ["\u2029", "\n"],
  ["\n", "\n"],
]);

/** A character as the rules read it. Struck-through text no longer holds, so it becomes a space. */
function foldCharacter(written: string): string {
  if (STRUCK_THROUGH.test(written)) return " ";
  return (
    PLAIN.get(written) ??
    written
      .normalize("NFKD")
      .replace(MARKS, "")
      .normalize("NFC")
      .toLowerCase()
      .replace(/[\p{Zs}\p{Cc}]/gu, " ")
      .replace(/\p{Cf}/gu, "")
      .replace(/[\p{Pd}\u2212]/gu, "-")
      .replace(/[‘’ʼ`´]/gu, "'")
      .replace(/[“”„«»]/gu, '"')
  );
}

/** Cache of characters with one code unit: an alphabet is small. */
const plainByCharacter = new Map<string, string>();

function plainCharacter(written: string): string {
  const cached = plainByCharacter.get(written);
  if (cached !== undefined) return cached;
  const plain = foldCharacter(written);
  if (written.length === 1) plainByCharacter.set(written, plain);
  return plain;
}

/** Whether a character is plain ASCII without a combining mark. */
function isAscii(text: string, index: number): boolean {
  const code = text.charCodeAt(index);
  return code >= FIRST_ASCII && code <= LAST_ASCII && !(text.charCodeAt(index + 1) >= FIRST_MARK);
}

function characterAt(text: string, index: number): string {
  CHARACTER.lastIndex = index;
  return CHARACTER.exec(text)?.[0] ?? text.charAt(index);
}

/** Normalises a text for the rules, and maps places in it back to the original. */
export function normalise(written: string): Normalised {
  const starts: number[] = [];
  const ends: number[] = [];
  const parts: string[] = [];
  for (let start = 0, end = 0; start < written.length; start = end) {
    if (isAscii(written, start)) {
      end = start + 1;
      parts.push(written.charAt(start).toLowerCase());
      starts.push(start);
      ends.push(end);
      continue;
    }
    const character = characterAt(written, start);
    end = start + character.length;
    const plain = plainCharacter(character);
    parts.push(plain);
    for (let unit = 0; unit < plain.length; unit += 1) {
      starts.push(start);
      ends.push(end);
    }
  }
  return {
    text: parts.join("").replace(STRUCK_IN_MARKDOWN, (struck) => " ".repeat(struck.length)),
    spanOf: (start, end) => ({ start: starts[start] ?? written.length, end: ends[end - 1] ?? 0 }),
  };
}

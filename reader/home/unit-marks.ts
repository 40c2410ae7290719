/** Words that tell one unit of a building from another, by what they tell. */
const MARKS: Record<string, RegExp> = {
  unit: /(?:(?<![\p{L}\p{N}])(?:unit|apt|apartment|room|kamar|villa|house|no|nomor|block|blok|type|tipe|cottage|bungalow|квартира|комната|номер|вилла|дом|тип)|[#№])(?:[ .:#№]{0,3}(\p{N}{1,4}\p{L}?)|[ .:#№]{1,3}(\p{L}))(?![\p{L}\p{N}]| ?(?:bed|br|kamar|kt|спал))/gu,
  floor:
    /(?<![\p{L}\p{N}])(\p{N}{1,2}(?:st|nd|rd|th)?(?:-?(?:й|ый|ой))? (?:floor|lantai|этаж)|(?:lantai|lt\.?|floor|этаж) ?\p{N}{1,2}|(?:ground|first|second|third|top|upper|lower) floor|upstairs|downstairs|lantai (?:atas|bawah|dasar)|(?:перв|втор|трет|верхн|нижн)\p{L}{2,3} этаж)/gu,
  kind: /(?<![\p{L}\p{N}])(standard|standar|deluxe|superior|suite|studio|loft|family|twin|double|single|master|executive|premium|economy|penthouse|(?:garden|pool|ocean|sea|rice ?field) view|студия|люкс|стандарт)(?![\p{L}\p{N}])/gu,
};

/** Every floor is written as its number, or as the word for it. */
function plainMark(mark: string): string {
  return /\p{N}{1,4}/u.exec(mark)?.[0] === undefined
    ? mark
    : mark.replace(
        /(?:st|nd|rd|th|-?(?:й|ый|ой))? (?:floor|lantai|этаж)$|^(?:lantai|lt\.?|floor|этаж) ?/u,
        "",
      );
}

/** What a text in lower case says of unit number, floor and room type, by kind of mark. */
export function unitMarks(text: string): Map<string, Set<string>> {
  return new Map(
    Object.entries(MARKS).map(([kind, pattern]) => [
      kind,
      new Set([...text.matchAll(pattern)].map(([, mark, letter]) => plainMark(mark ?? letter ?? ""))),
    ]),
  );
}

/** How two texts stand: one of them names another unit, only one of them names any, or neither contradicts the other. */
export function compareMarks(one: string, other: string): "different" | "unsure" | "same" {
  const [a, b] = [unitMarks(one), unitMarks(other)];
  let isUnsure = false;
  for (const [kind, marks] of a) {
    const others = b.get(kind) ?? new Set();
    if (marks.symmetricDifference(others).size === 0) continue;
    if (marks.size > 0 && others.size > 0) return "different";
    isUnsure = true;
  }
  return isUnsure ? "unsure" : "same";
}

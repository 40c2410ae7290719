const MAX_LENGTH = 70;

/** Cyrillic letters and, in the same order, their Latin spellings; ъ and ь have none. */
const CYRILLIC = [..."абвгдеёжзийклмнопрстуфхцчшщыэюя"];
const SPELLINGS = "a b v g d e e zh z i y k l m n o p r s t u f kh ts ch sh shch y e yu ya".split(" ");

const LATIN = new Map(CYRILLIC.map((letter, index) => [letter, SPELLINGS[index]]));

export function slugOf(title: string): string {
  const latin = [...title.toLowerCase()].map((letter) => LATIN.get(letter) ?? letter).join("");
  const words = latin
    .replaceAll(/['’ъь]/g, "")
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== "");
  let slug = "";
  for (const word of words) {
    const longer = slug === "" ? word : `${slug}-${word}`;
    if (longer.length > MAX_LENGTH) break;
    slug = longer;
  }
  return slug;
}

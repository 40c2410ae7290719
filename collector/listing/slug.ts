const MAX_LENGTH = 70;

/** Each letter with its Latin spelling; ъ and ь have none. */
const CYRILLIC =
  "а a б b в v г g д d е e ё e ж zh з z и i й y к k л l м m н n о o п p р r с s т t у u ф f х kh ц ts ч ch ш sh щ shch ы y э e ю yu я ya";

const LATIN = new Map([...CYRILLIC.matchAll(/(\S+) (\S+)/g)].map(([, letter, latin]) => [letter, latin]));

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

import { type AdvertParts, partsOf } from "./advert-parts.ts";
import type { Home } from "./home.ts";
import type { Language } from "./home-line.ts";
import { type Random, randomFor } from "./random.ts";
import { english } from "./words/en.ts";
import { factsOf } from "./words/facts.ts";
import { indonesian } from "./words/id.ts";
import { russian } from "./words/ru.ts";
import type { Words } from "./words/words.ts";
import { type Writer, writerFor } from "./writer.ts";

const wordsOf: Record<Language, Words> = { en: english, id: indonesian, ru: russian };

const bullets = ["- ", "• ", "✅ ", "▪️ ", "🔹 ", "* ", "-", "👉 ", "✔️ "];

interface Advert {
  home: Home;
  words: Words;
  writer: Writer;
  parts: AdvertParts;
  random: Random;
}

type Layout = (advert: Advert) => string[][];

const terse: Layout = ({ parts, random }) => [
  [...parts.opening(), ...parts.rooms()],
  [[...parts.price(), ...parts.terms().slice(0, 2)].join(random.chance(0.5) ? ", " : "\n")],
  parts.contact(),
];

const prose: Layout = ({ home, parts, random }) => {
  const summary = random.chance(0.65) ? parts.facilities() : [];
  return [
    parts.opening(),
    [[...parts.rooms(), ...parts.features(random.int(3, 5))].join(" ")],
    [parts.surroundings().join(" ")],
    [home.amenities.length > 2 ? summary.join(", ") : ""],
    [[...parts.price(), ...parts.terms()].join(". ")],
    [...(random.chance(0.4) ? parts.map() : []), ...parts.contact(), ...parts.closing()],
  ];
};

function bulleted(bullet: string, ...lines: string[][]): string[] {
  return lines.flat().map((line) => bullet + line.replace(/\.$/, ""));
}

const list: Layout = ({ words, writer, parts, random }) => {
  const bullet = random.pick(bullets);
  return [
    [...parts.opening(), ...parts.features(random.int(0, 2))],
    [...writer.one(words.headings.facilities), ...bulleted(bullet, parts.rooms(), parts.facilities())],
    parts.surroundings(),
    [...writer.one(words.headings.price), ...bulleted(bullet, parts.barePrice(), parts.terms())],
    [...parts.map(), ...writer.one(words.headings.contact), ...parts.contact()],
    [...parts.closing(), ...writer.maybe(0.6, words.hashtags)],
  ];
};

const catalogue: Layout = ({ home, words, writer, parts, random }) => {
  const code = `${(home.place?.name ?? "Bali").slice(0, 2).toUpperCase()}-${random.int(100, 999)}`;
  return [
    [home.title === null ? `CODE ${code}` : `${home.title.toUpperCase()} (${code})`],
    bulleted("▫️ ", parts.rooms(), parts.features(random.int(2, 4))),
    [parts.facilities().join(random.chance(0.5) ? " / " : " | ")],
    [...parts.map(), ...parts.surroundings()],
    [...bulleted("💰 ", parts.price()), ...bulleted("🗓 ", parts.terms())],
    [...bulleted("📞 ", parts.contact()), ...writer.maybe(0.5, words.links), ...writer.one(words.hashtags)],
  ];
};

const chatty: Layout = ({ parts, random }) => [
  [...parts.opening(), ...parts.rooms(), ...parts.features(random.int(3, 6)), ...parts.surroundings()],
  [...parts.price(), ...parts.terms()],
  [...parts.contact(), ...parts.closing()],
];

function drawLayout(home: Home, random: Random): Layout {
  if (home.amenities.length === 0) return random.pick([terse, chatty]);
  return random.weighted<Layout>([
    [7, terse],
    [26, prose],
    [34, list],
    [18, catalogue],
    [15, chatty],
  ]);
}

/** The advert of a home as its author typed it, in the home's language and agreeing with its facts. */
export function writeAdvert(home: Home): string {
  const random = randomFor(`text ${home.key}`);
  const words = wordsOf[home.language];
  const writer = writerFor(factsOf(home, words, random), random);
  const advert = { home, words, writer, random, parts: partsOf(home, words, writer, random) };
  return drawLayout(
    home,
    random,
  )(advert)
    .map((lines) => lines.filter((line) => line !== "").join("\n"))
    .filter((block) => block !== "")
    .join(random.chance(0.15) ? "\n" : "\n\n");
}

import type { Home } from "../home.ts";
import type { Kind, Language } from "../home-line.ts";
import type { Random } from "../random.ts";
import type { RentalPeriod } from "../row.ts";
import { writtenPrice } from "./price-words.ts";
import type { Words } from "./words.ts";

/** What phrases may name. A fact that the home lacks is absent. */
export type Facts = ReadonlyMap<string, string>;

const minimumStays: Record<Language, Record<RentalPeriod, readonly string[]>> = {
  en: {
    month: ["1 month", "2 months", "3 months", "6 months"],
    year: ["1 year", "2 years"],
    week: ["1 week", "2 weeks"],
    day: ["3 days", "5 days"],
    night: ["3 nights", "5 nights"],
  },
  id: {
    month: ["1 bulan", "3 bulan", "6 bulan"],
    year: ["1 tahun", "2 tahun"],
    week: ["1 minggu", "2 minggu"],
    day: ["3 hari"],
    night: ["2 malam", "3 malam"],
  },
  ru: {
    month: ["1 месяц", "3 месяца", "6 месяцев"],
    year: ["1 год"],
    week: ["1 неделя"],
    day: ["3 дня"],
    night: ["3 ночи"],
  },
};

const periodAdjectives: Record<Language, { month: string; year: string }> = {
  en: { month: "Monthly", year: "Yearly" },
  id: { month: "bulanan", year: "tahunan" },
  ru: { month: "помесячно", year: "на год" },
};

/** Their bedroom goes without saying. */
const singleRooms: ReadonlySet<Kind> = new Set(["room", "guesthouse", "studio"]);

function russianCount(count: number, one: string, few: string, many: string): string {
  if (count === 1) return `${count} ${one}`;
  return `${count} ${count < 5 ? few : many}`;
}

const countWords: Record<Language, { bedrooms(n: number): string; bathrooms(n: number): string }> = {
  en: {
    bedrooms: (n) => `${n} bedroom${n === 1 ? "" : "s"}`,
    bathrooms: (n) => `${n} bathroom${n === 1 ? "" : "s"}`,
  },
  id: { bedrooms: (n) => `${n} kamar tidur`, bathrooms: (n) => `${n} kamar mandi` },
  ru: {
    bedrooms: (n) => russianCount(n, "спальня", "спальни", "спален"),
    bathrooms: (n) => russianCount(n, "санузел", "санузла", "санузлов"),
  },
};

function roomFacts(home: Home): [string, string][] {
  if (singleRooms.has(home.kind) || !home.bedrooms) return [];
  const { bedrooms, bathrooms } = countWords[home.language];
  const facts: [string, string][] = [["bedrooms", bedrooms(home.bedrooms)]];
  if (home.kind !== "bungalow" && home.kind !== "cabin") facts.push(["br", `${home.bedrooms}BR`]);
  if (home.bathrooms !== null) facts.push(["bathrooms", bathrooms(home.bathrooms)]);
  return facts;
}

function placeFacts(home: Home, random: Random): [string, string][] {
  if (home.place === null) return [];
  const { name, latitude, longitude } = home.place;
  const tag = name.toLowerCase().replaceAll(" ", "");
  return [
    ["area", name],
    ["tag", tag],
    ["map", `https://www.google.com/maps?q=${latitude.toFixed(3)},${longitude.toFixed(3)}`],
    ["page", `https://homes.example/${tag}/${random.int(100, 999)}`],
    ["instagram", `https://www.instagram.com/${tag}.stays.demo`],
  ];
}

/** The facts of a home in the words of its language, with the choices that its author makes (price style, stay). */
export function factsOf(home: Home, words: Words, random: Random): Facts {
  const { language, price, contact } = home;
  const facts = new Map<string, string>([
    ["home", words.kinds[home.kind].home],
    ["aHome", words.kinds[home.kind].aHome],
    ["minimum", random.pick(minimumStays[language][price.period ?? "month"])],
    ...roomFacts(home),
    ...placeFacts(home, random),
  ]);
  if (home.features.has("wifi"))
    facts.set("speed", String(10 * random.int(3, singleRooms.has(home.kind) ? 12 : 30)));
  if (price.period === "month") facts.set("monthly", periodAdjectives[language].month);
  if (price.period === "year") facts.set("yearly", periodAdjectives[language].year);
  if (contact.written !== null) facts.set("contact", contact.written);
  if (contact.name !== null) facts.set("name", contact.name);
  const written = writtenPrice(price, language, random);
  if (written !== null) facts.set("price", written);
  return facts;
}

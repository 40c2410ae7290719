import type { MyStay, Pet } from "@/lib/device/my-stay";
import type { Locale } from "@/lib/language/locales";

/** A message to the landlord, in two parts: the visitor's stay, which their device knows, stands between them. */
export type EnquiryDraft = { opening: string; closing: string };

/** Languages of the browser's formats: in British English no comma precedes the "and" of a list. */
export const FORMATS: Readonly<Record<Locale, string>> = { en: "en-GB", id: "id", ru: "ru" };

type Plural = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & { other: string };

type StayWords = {
  start: string;
  from: (day: string) => string;
  months: Plural;
  during: string;
  people: Plural;
  pets: Readonly<Record<Pet, string>>;
};

const WORDS: Readonly<Record<Locale, StayWords>> = {
  en: {
    start: "My stay: ",
    from: (day) => `from ${day}`,
    during: "for ",
    months: { one: "month", other: "months" },
    people: { one: "person", other: "people" },
    pets: { cat: "a cat", smallDog: "a small dog", dog: "a dog", other: "a pet" },
  },
  id: {
    start: "Rencana sewa: ",
    from: (day) => `mulai ${day}`,
    during: "selama ",
    months: { other: "bulan" },
    people: { other: "orang" },
    pets: {
      cat: "bawa 1 kucing",
      smallDog: "bawa 1 anjing kecil",
      dog: "bawa 1 anjing",
      other: "bawa hewan peliharaan",
    },
  },
  ru: {
    start: "Планирую: ",
    from: (day) => `с ${day}`,
    during: "на ",
    months: { one: "месяц", few: "месяца", other: "месяцев" },
    people: { one: "человек", few: "человека", other: "человек" },
    pets: { cat: "с кошкой", smallDog: "с небольшой собакой", dog: "с собакой", other: "с животным" },
  },
};

/** "My stay: from 10 December for 3 months, 2 people, a small dog."; null if nothing is said. */
export function staySentence({ from, months, people, pet }: MyStay, language: Locale): string | null {
  const words = WORDS[language];
  const rules = new Intl.PluralRules(FORMATS[language]);
  const counted = (count: number, forms: Plural) => `${count} ${forms[rules.select(count)] ?? forms.other}`;
  const day = new Intl.DateTimeFormat(FORMATS[language], { day: "numeric", month: "long", timeZone: "UTC" });
  const time = [
    from === null ? null : words.from(day.format(new Date(from))),
    months === null ? null : words.during + counted(months, words.months),
  ].filter((part) => part !== null);
  const parts = [
    time.join(" "),
    people === null ? "" : counted(people, words.people),
    pet === null ? "" : words.pets[pet],
  ].filter((part) => part !== "");
  return parts.length === 0 ? null : `${words.start}${parts.join(", ")}.`;
}

/** The whole message, with the stay if anything of it is said. */
export function enquiryText(
  { opening, closing }: EnquiryDraft,
  locale: Locale,
  stay?: MyStay | null,
): string {
  const wish = stay ? staySentence(stay, locale) : null;
  return [opening, ...(wish === null ? [] : [wish]), closing].join("\n\n");
}

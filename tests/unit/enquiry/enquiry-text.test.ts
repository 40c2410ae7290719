import { createTranslator } from "next-intl";
import type { MyStay } from "@/lib/device/my-stay";
import { draftHref } from "@/lib/enquiry/chat";
import { askedItems, type EnquiredHome, enquiredHome, enquiryDraft } from "@/lib/enquiry/enquiry-draft";
import { enquiryText, staySentence } from "@/lib/enquiry/enquiry-text";
import { type AskedItem, isAsked, STATED_ITEMS, type StatedItem } from "@/lib/facts/stated-items";
import { LOCALES, type Locale } from "@/lib/language/locales";
import type { Language } from "@/lib/language/translator";
import { TIME_ZONE } from "@/lib/time/time-zone";
import { readCases } from "@/tests/support/case-table";
import { ENGLISH } from "@/tests/support/in-english";
import { RUSSIAN } from "@/tests/support/in-russian";
import { indonesian } from "@/tests/support/translated-messages";

const HOME = { title: "Two-bedroom villa", link: "https://bali.example/rental/villa" };

const inIndonesian = createTranslator({ locale: "id", messages: indonesian, timeZone: TIME_ZONE });
const LANGUAGES: Readonly<Record<Locale, Language>> = {
  en: ENGLISH,
  id: { locale: "id", t: inIndonesian },
  ru: RUSSIAN,
};

const textOf = (home: EnquiredHome, items: readonly AskedItem[], locale: Locale, stay?: MyStay) =>
  enquiryText(enquiryDraft(home, items, LANGUAGES[locale]), locale, stay);

const every = STATED_ITEMS.filter(isAsked);

describe("enquiryDraft", () => {
  it.each(readCases("tests/unit/enquiry/enquiry-text.tsv", ["language", "items", "text"]))(
    "asks in $language for a viewing, and about what the advert does not state: $items ($at)",
    ({ language, items, text }) => {
      const asked = items.split(", ").flatMap((name) => every.filter((item) => item === name));
      const known = LOCALES.find((locale) => locale === language) ?? "en";
      expect(textOf(HOME, asked, known)).toBe(text);
    },
  );

  it("gives only the link of a home without a title", () => {
    expect(
      textOf({ ...HOME, title: null }, [], "en")
        .split("\n")
        .slice(0, 3),
    ).toEqual(["Hello! Is this home still available?", "https://bali.example/rental/villa", ""]);
  });
});

const unstated = (items: readonly StatedItem[]) =>
  STATED_ITEMS.map((item) => ({
    item,
    says: items.includes(item) ? ("unstated" as const) : ("yes" as const),
  }));

describe("askedItems", () => {
  it.each<[StatedItem[], StatedItem[]]>([
    [[], []],
    [["availableFrom"], ["availableFrom"]],
    [["pets"], ["pets"]],
    [["gender"], []],
    [
      ["pets", "electricity", "deposit"],
      ["deposit", "electricity", "pets"],
    ],
    [
      every,
      [
        "availableFrom",
        "rent",
        "deposit",
        "minimumStay",
        "electricity",
        "wifi",
        "water",
        "furnished",
        "kitchen",
      ],
    ],
  ])("ask about the most important of the unstated items %j", (items, asked) => {
    expect(askedItems(unstated(items))).toEqual(asked);
  });

  it("leave out an item that the advert denies", () => {
    expect(askedItems([{ item: "pool", says: "no" }])).toEqual([]);
  });
});

const at = (path: string) => `https://bali-monthly.example${path}`;

describe("enquiredHome", () => {
  it.each([
    ["a title with a line break and a phone number", "Villa\nin Ubud, WA +62 812 3456 7890", "Villa in Ubud"],
    ["a long title", "Bright villa ".repeat(20), `${"Bright villa ".repeat(4)}Bright…`],
    ["no title", null, null],
    ["a title of white space", " \n ", null],
    ["an Arabic title with a direction override", "\u202eفيلا في أوبود", "فيلا في أوبود"],
    ["a title of emoji families", "👨‍👩‍👧‍👦".repeat(30), `${"👨‍👩‍👧‍👦".repeat(5)}…`],
  ])("cleans %s", (_, title, expected) => {
    expect(enquiredHome({ id: 7, slug: "villa", title }, at)).toEqual({
      title: expected,
      link: "https://bali-monthly.example/rental/villa",
    });
  });

  it("links by id when the address is long", () => {
    const slug = "вилла-с-бассейном-".repeat(5);
    expect(enquiredHome({ id: 7, slug, title: null }, at).link).toBe("https://bali-monthly.example/rental/7");
  });

  it.each(LOCALES)("fits into a chat link with any title and address, in %s", (language) => {
    const items = askedItems(unstated(every));
    for (const title of ["日本語の家".repeat(40), "🏝️".repeat(99), "Вилла с бассейном ".repeat(20)]) {
      const home = enquiredHome({ id: 7, slug: "ж".repeat(18), title }, at);
      const text = textOf(home, items, language);
      expect(draftHref({ name: "WhatsApp", address: "https://wa.me/628123456789012" }, text)).not.toBeNull();
    }
  });
});

const NOTHING: MyStay = { from: null, months: null, people: null, pet: null };
const STAY: MyStay = { from: "2026-12-10", months: 3, people: 2, pet: "smallDog" };

it.each<[Locale, Partial<MyStay>, string | null]>([
  ["en", STAY, "My stay: from 10 December for 3 months, 2 people, a small dog."],
  ["id", STAY, "Rencana sewa: mulai 10 Desember selama 3 bulan, 2 orang, bawa 1 anjing kecil."],
  ["ru", STAY, "Планирую: с 10 декабря на 3 месяца, 2 человека, с небольшой собакой."],
  ["en", { months: 1, people: 1 }, "My stay: for 1 month, 1 person."],
  ["ru", { months: 1, people: 1 }, "Планирую: на 1 месяц, 1 человек."],
  ["ru", { months: 5, people: 5 }, "Планирую: на 5 месяцев, 5 человек."],
  ["id", { pet: "cat" }, "Rencana sewa: bawa 1 kucing."],
  ["en", { from: "2027-01-01" }, "My stay: from 1 January."],
  ["en", {}, null],
])("the sentence about the stay is in %s (%#)", (language, stay, sentence) => {
  expect(staySentence({ ...NOTHING, ...stay }, language)).toBe(sentence);
});

it("the stay is a paragraph of the enquiry, and left out when empty", () => {
  const home = { title: "Villa", link: "https://example.org/rental/villa" };
  const paragraphs = textOf(home, [], "en", STAY).split("\n\n");
  expect(paragraphs[1]).toBe("My stay: from 10 December for 3 months, 2 people, a small dog.");
  expect(textOf(home, [], "en", NOTHING)).toBe(textOf(home, [], "en"));
});

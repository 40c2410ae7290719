import type { MyStay } from "@/lib/device/my-stay";
import type { StatedItem } from "@/lib/facts/stated-items";
import type { Locale } from "@/lib/language/locales";
import { ENQUIRY_WORDS, FORMATS } from "./enquiry-words";
import { staySentence } from "./stay-sentence";

export type EnquiredHome = { title: string | null; link: string };

/** The message to the landlord (docs/behaviour.md, E1). Separate lines keep an Arabic title from reordering other text. */
export function enquiryText(
  { title, link }: EnquiredHome,
  items: readonly StatedItem[],
  language: Locale,
  stay: MyStay | null = null,
): string {
  const words = ENQUIRY_WORDS[language];
  const details = items.filter((item) => item !== "availableFrom").map((item) => words.items[item]);
  const list = new Intl.ListFormat(FORMATS[language]).format(details);
  const greeting = items.includes("availableFrom") ? words.greeting : words.greetingWithDay;
  const home = [greeting, ...(title === null ? [] : [title]), link].join("\n");
  const questions = [...(details.length === 0 ? [] : [words.details(list)]), words.viewing].join(" ");
  const wish = stay === null ? null : staySentence(stay, language);
  return [home, ...(wish === null ? [] : [wish]), questions, words.thanks].join("\n\n");
}

import { type AskedItem, ENQUIRY_WORDS, type EnquiryLanguage } from "./enquiry-words";

/** The home that an enquiry is about. `title` is null if it has none. */
export type EnquiredHome = { title: string | null; link: string };

/** British English has no comma before the "and" of a list. */
const LOCALES: Readonly<Record<EnquiryLanguage, string>> = { en: "en-GB", id: "id", ru: "ru" };

/**
 * The message to the landlord: asks whether the home is still available, about the given items, and for a viewing
 * (docs/behaviour.md, E1). The title is on a separate line, so that an Arabic title does not reorder other text.
 */
export function enquiryText(
  { title, link }: EnquiredHome,
  items: readonly AskedItem[],
  language: EnquiryLanguage,
): string {
  const words = ENQUIRY_WORDS[language];
  const details = items.filter((item) => item !== "availableFrom").map((item) => words.items[item]);
  const list = new Intl.ListFormat(LOCALES[language]).format(details);
  const greeting = items.includes("availableFrom") ? words.greeting : words.greetingWithDay;
  const home = [greeting, ...(title === null ? [] : [title]), link].join("\n");
  const questions = [...(details.length === 0 ? [] : [words.details(list)]), words.viewing].join(" ");
  return [home, questions, words.thanks].join("\n\n");
}

import { type AskedItem, isAsked } from "@/lib/facts/stated-items";
import type { Statement } from "@/lib/facts/statements";
import { isLocale, type Locale } from "@/lib/language/locales";
import type { Language } from "@/lib/language/translator";
import type { Rental } from "@/lib/rental/rental";
import { rentalPath } from "@/lib/rental/rental-address";
import { cutText } from "@/lib/text/cut-text";
import { plainText, withoutContacts } from "@/lib/text/plain-text";
import { textLanguage } from "@/lib/text/text-language";
import { type EnquiryDraft, FORMATS } from "./enquiry-text";

/** The language in which to write to the author of an advert; English if we do not have his. */
export function enquiryLanguageOf(text: string): Locale {
  const language = textLanguage(text, "en");
  return isLocale(language) ? language : "en";
}

export type EnquiredHome = { title: string | null; link: string };

const MAX_TITLE_LENGTH = 60;

/** Longer paths, such as Cyrillic slugs, would make the chat link too long, which percent-encodes them a second time. */
const MAX_PATH_LENGTH = 120;

/** The home of an enquiry. The path with the id, which redirects, replaces a long one. */
export function enquiredHome(
  rental: Pick<Rental, "id" | "slug" | "title">,
  addressOf: (path: string) => string,
): EnquiredHome {
  const title = cutText(withoutContacts(plainText(rental.title ?? "")), MAX_TITLE_LENGTH);
  const path = rentalPath(rental);
  const short = path.length <= MAX_PATH_LENGTH ? path : rentalPath({ id: rental.id, slug: null });
  return { title: title === "" ? null : title, link: addressOf(short) };
}

/** Landlords do not answer longer lists. */
const MAX_ITEMS = 8;

/** The most important unstated items, and whether the day is one (docs/behaviour.md, E1). */
export function askedItems(statements: readonly Pick<Statement, "item" | "says">[]): AskedItem[] {
  const unstated = statements.flatMap(({ item, says }) =>
    says === "unstated" && isAsked(item) ? [item] : [],
  );
  const details = unstated.filter((item) => item !== "availableFrom").slice(0, MAX_ITEMS);
  return unstated.includes("availableFrom") ? ["availableFrom", ...details] : details;
}

/** Asks about these items in a language (docs/behaviour.md, E1). Separate lines keep an Arabic title from reordering other text. */
export function enquiryDraft(
  { title, link }: EnquiredHome,
  items: readonly AskedItem[],
  { locale, t }: Language,
): EnquiryDraft {
  const details = items.flatMap((item) => (item === "availableFrom" ? [] : [t(`draft.items.${item}`)]));
  const list = new Intl.ListFormat(FORMATS[locale]).format(details);
  const greeting = t(items.includes("availableFrom") ? "draft.greeting" : "draft.greetingWithDay");
  const questions = [...(details.length === 0 ? [] : [t("draft.details", { list })]), t("draft.viewing")];
  return {
    opening: [greeting, ...(title === null ? [] : [title]), link].join("\n"),
    closing: [questions.join(" "), t("draft.thanks")].join("\n\n"),
  };
}

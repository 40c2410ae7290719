import { textLanguage } from "@/lib/text/text-language";
import type { EnquiryLanguage } from "./enquiry-words";

/** The language in which to write to whoever wrote this advert; English if we do not have theirs. */
export function enquiryLanguageOf(text: string): EnquiryLanguage {
  const language = textLanguage(text, "en");
  return language === "id" || language === "ru" ? language : "en";
}

import type { EnquiryLanguage } from "@/lib/enquiry/enquiry-words";
import { readText, writeText } from "./device-storage";

const NAME = "EnquiryLanguage";

/** The language that the visitor chose last; English where none is stored, or storage is denied. */
export function storedEnquiryLanguage(): EnquiryLanguage {
  const stored = readText(NAME);
  return stored === "id" || stored === "ru" ? stored : "en";
}

/** Where storage is denied or full the choice lasts as long as the message is open. */
export function storeEnquiryLanguage(language: EnquiryLanguage): void {
  writeText(NAME, language);
}

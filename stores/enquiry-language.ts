import type { EnquiryLanguage } from "@/lib/enquiry/enquiry-words";
import { readText, writeText } from "./device-storage";

const NAME = "EnquiryLanguage";

/** The visitor's last choice; English if none is stored, or storage is denied. */
export function storedEnquiryLanguage(): EnquiryLanguage {
  const stored = readText(NAME);
  return stored === "id" || stored === "ru" ? stored : "en";
}

/** If storage is denied or full, the choice lasts only while the message is open. */
export function storeEnquiryLanguage(language: EnquiryLanguage): void {
  writeText(NAME, language);
}

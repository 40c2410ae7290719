import type { EnquiryLanguage } from "@/lib/enquiry/enquiry-words";
import { readText, writeText } from "./device-storage";

const NAME = "EnquiryLanguage";

/** The visitor's last choice; null if none is stored, or storage is denied. */
export function storedEnquiryLanguage(): EnquiryLanguage | null {
  const stored = readText(NAME);
  return stored === "en" || stored === "id" || stored === "ru" ? stored : null;
}

/** If storage is denied or full, the choice lasts only while the message is open. */
export function storeEnquiryLanguage(language: EnquiryLanguage): void {
  writeText(NAME, language);
}

import type { Language } from "@/lib/language/translator";
import { MAY_BE_GONE_FROM_DAYS } from "./age";
import { type ContactRecord, contactRecordText } from "./contact-record";
import type { PhotoSharerLink } from "./photo-sharers";

export const ADVICE = ["see", "deposit", "name"] as const;

/** What a visitor should know about a listing before paying. "Others" are ids of other live listings. */
export type Circumstances = {
  othersWithContact: readonly number[];
  /** Key of the list of that contact's homes. */
  contact: string | null;
  contactRecord: ContactRecord | null;
  photoSharers: readonly PhotoSharerLink[];
  /** "34 two-bedroom homes in Canggu" if the rent is among its lowest tenth; otherwise null. */
  lowestTenth: string | null;
  hasPhotos: boolean;
  age: number | null;
};

/** A sentence about this listing, or about those that share the contact with this key. */
export type FactBeforePaying = { text: string; contact: string | null };

/** The circumstances in neutral words (docs/behaviour.md, D11). */
export function factsBeforePaying(listing: Circumstances, language: Language): FactBeforePaying[] {
  const { othersWithContact, contactRecord, lowestTenth, age } = listing;
  const { t } = language;
  const facts: FactBeforePaying[] = [];
  const tell = (text: string, contact: string | null = null) => facts.push({ text, contact });
  if (othersWithContact.length > 0)
    tell(t("pay.sameContact", { count: othersWithContact.length + 1 }), listing.contact);
  if (contactRecord !== null) tell(contactRecordText(contactRecord, language));
  if (lowestTenth !== null) tell(t("pay.lowestTenth", { homes: lowestTenth }));
  if (!listing.hasPhotos) tell(t("pay.noPhotos"));
  if (age !== null && age >= MAY_BE_GONE_FROM_DAYS) tell(t("pay.old", { days: age }));
  return facts;
}

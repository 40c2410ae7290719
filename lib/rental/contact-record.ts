import type { Language, Translator } from "@/lib/language/translator";
import { placeLabel } from "@/lib/places/place-label";
import { shortDateSeenFrom } from "./posting-date";

/** What this site has seen of a contact (docs/behaviour.md, D16). */
export type ContactRecord = {
  first_seen: string;
  /** Number of its homes that are no longer listed. */
  ended: number;
  areas: readonly string[];
};

const MAX_AREAS = 5;

function areasLabel(names: readonly string[], t: Translator): string {
  const labels = names.slice(0, MAX_AREAS).map((area) => placeLabel(area, t));
  const more = names.length - labels.length;
  const areas = labels.join(", ");
  return more > 0 ? t("contact.moreAreas", { areas, more: String(more) }) : areas;
}

/** "Its first post here was on 12 Oct 2026. 7 of its homes are no longer listed. Areas: Canggu, Ubud." */
export function contactRecordText(
  { first_seen, ended, areas }: ContactRecord,
  { locale, t }: Language,
): string {
  const date = shortDateSeenFrom(null, first_seen, locale);
  return [
    date === null ? null : t("contact.firstPost", { date }),
    ended === 0 ? null : t("contact.ended", { count: ended }),
    areas.length < 2 ? null : t("contact.areas", { areas: areasLabel(areas, t) }),
  ]
    .filter((sentence) => sentence !== null)
    .join(" ");
}

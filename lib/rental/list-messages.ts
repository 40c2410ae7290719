import type { Language } from "@/lib/language/translator";
import { groupDigits } from "@/lib/money/format-price";

/** The button from the filters to the list: 'Show 12 rentals'; if the map hides some, 'Show rentals (4 here, 45 on Bali)'. */
export function showLabel(count: number, total: number, { locale, t }: Language): string {
  const n = groupDigits(count, locale);
  if (count !== total) return t("list.showSome", { n, total: groupDigits(total, locale) });
  return count === 0 ? t("list.showResults") : t("list.show", { count, n });
}

/** What the map hides: '24 of 187 here.', '26 match outside this map:'. `isMarker`: a selected marker narrows the list. */
export function mapWords(
  { shown, outside }: { shown: number; outside: number },
  total: number,
  isMarker: boolean,
  { locale, t }: Language,
): string {
  const n = groupDigits(outside, locale);
  if (shown > 0 || outside === 0)
    return t("list.here", { shown: groupDigits(shown, locale), total: groupDigits(total, locale) });
  const key = isMarker ? "elsewhere" : "outside";
  return t(outside === 1 ? `list.${key}One` : `list.${key}`, { n });
}

/** 'Showing N rental(s) at {location}', 'in Map View' or 'of this contact' (docs/behaviour.md, L6). */
export function countHeader(
  count: number,
  placeLabel: string | null,
  { locale, t }: Language,
  ofContact = false,
): string {
  const n = groupDigits(count, locale);
  if (placeLabel !== null) return t("list.at", { n, place: placeLabel });
  return ofContact ? t("list.ofContact", { n }) : t("list.inView", { n });
}

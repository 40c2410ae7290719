import type { Language, Translator } from "@/lib/language/translator";
import { groupDigits } from "@/lib/money/format-price";

/** The button from the filters to the list: 'Show 12 rentals'; if the map hides some, 'Show rentals (4 here, 45 on Bali)'. */
export function showLabel(count: number, total: number, { locale, t }: Language): string {
  const n = groupDigits(count, locale);
  if (count !== total) return t("list.showSome", { n, total: groupDigits(total, locale) });
  return count === 0 ? t("list.showResults") : t("list.show", { count, n });
}

/** The texts of `mapWords`, with placeholders. */
export type MapTexts = { here: string; outsideOne: string; outside: string };

/** `isMarker`: a selected marker narrows the list. */
export function mapTexts(t: Translator, isMarker: boolean): MapTexts {
  const key = isMarker ? "elsewhere" : "outside";
  return {
    here: t("list.here", { shown: "{shown}", total: "{total}" }),
    outsideOne: t(`list.${key}One`, { n: "{n}" }),
    outside: t(`list.${key}`, { n: "{n}" }),
  };
}

/** Refers to nothing outside itself, because the first-view script contains its source (docs/behaviour.md, P6). */
export function mapWords(
  shown: number,
  total: number,
  outside: number,
  texts: MapTexts,
  group: (whole: number) => string,
): string {
  if (shown > 0 || outside === 0)
    return texts.here.replace("{shown}", group(shown)).replace("{total}", group(total));
  return (outside === 1 ? texts.outsideOne : texts.outside).replace("{n}", group(outside));
}

/**
 * 'Showing N rental(s) at {location}', 'in Map View' or 'of this contact' (docs/behaviour.md, L6). The words of 'in Map View'
 * must suit any number, because the first-view script replaces the number.
 */
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

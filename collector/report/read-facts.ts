import type { Advert } from "@rentals/reader/advert.ts";
import type { Fact } from "@rentals/reader/fact.ts";
import { counted } from "../../lib/cli/counted.ts";
import { certainValue } from "../../lib/facts/fact.ts";
import { formatRent } from "../../lib/money/format-price.ts";
import { bedroomsLabel } from "../../lib/rental/labels.ts";
import type { Span } from "../../lib/text/span.ts";
import type { Corrections } from "../judge/corrections.ts";
import { ENGLISH } from "./languages.ts";

const certain = <V>(facts: readonly (Fact<V> | null)[]): V[] =>
  facts.flatMap((fact) => certainValue(fact) ?? []);

function areaOf({ area }: Advert): string | null {
  const name = certainValue(area);
  return name !== null && area?.origin === "topic" ? `${name} (by its topic)` : name;
}

/** What an advert and the owner say, in a line: rent, place, rooms and day, then every number, account and link. Doubtful facts are left out. */
export function factsOf(advert: Advert, owner: Corrections = {}): string {
  const { rents, availableFrom, whatsapp, phones, telegram, email, links } = advert;
  const bedrooms = owner.bedrooms ?? certainValue(advert.bedrooms);
  const bathrooms = owner.bathrooms ?? certainValue(advert.bathrooms);
  const from = owner.from?.replace(/^available (?:from )?/, "") ?? certainValue(availableFrom);
  const contacts = [
    ...certain([whatsapp, ...phones]),
    ...certain([telegram]).map((name) => `@${name}`),
    ...certain([email]),
    ...certain(links),
  ];
  const parts = [
    ...(owner.price ? [owner.price] : certain(rents)).map((rent) => formatRent(rent, ENGLISH)),
    owner.area ?? areaOf(advert),
    bedrooms === null ? null : bedroomsLabel(bedrooms, ENGLISH.t),
    bathrooms === null ? null : counted(bathrooms, "bathroom"),
    from === null ? null : `from ${from}`,
    ...(owner.contact === undefined ? contacts : [owner.contact]),
  ];
  return [...new Set(parts.filter((part) => part !== null))].join(" · ");
}

export type ReadSpan = Span & { isCertain: boolean };

/** The words of a text that facts were read from, in order. Of words that overlap only the first. */
export function readSpans(advert: Advert): ReadSpan[] {
  const facts = [
    ...[advert.kind, ...advert.rents, advert.bedrooms, advert.bathrooms, advert.propertyType, advert.area],
    ...[...advert.phones, advert.whatsapp, advert.telegram, advert.email, ...advert.links, advert.mapUrl],
    ...[advert.availableFrom, advert.minimumStayMonths, advert.deposit, advert.wifiMbps],
    ...Object.values(advert.includes),
  ];
  const spans = facts.flatMap((fact: Fact<unknown> | null | undefined) =>
    (fact?.spans ?? []).map((span) => ({ ...span, isCertain: fact?.doubt === null })),
  );
  const byStart = spans.toSorted((a, b) => a.start - b.start || b.end - a.end);
  let readTo = 0;
  return byStart.filter(({ start, end }) => {
    const isFree = start >= readTo;
    if (isFree) readTo = end;
    return isFree;
  });
}

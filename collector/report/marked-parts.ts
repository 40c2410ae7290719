import type { Span } from "../../lib/facts/fact.ts";
import type { Advert } from "../../reader/advert.ts";
import type { Fact } from "../../reader/fact.ts";

/** A part of a text, the facts that were read from it, whether all of them are certain, and whether a model gave one. */
export type Marked = Span & { names: string[]; isCertain: boolean; isOfModel: boolean };

function factsOf(advert: Advert): [name: string, fact: Fact<unknown> | null | undefined][] {
  const { rents, phones, links, includes } = advert;
  return [
    ["kind", advert.kind],
    ...rents.map((fact): [string, Fact<unknown>] => ["rent", fact]),
    ["bedrooms", advert.bedrooms],
    ["bathrooms", advert.bathrooms],
    ["type", advert.propertyType],
    ["area", advert.area],
    ...phones.map((fact): [string, Fact<unknown>] => ["phone", fact]),
    ["WhatsApp", advert.whatsapp],
    ["Telegram", advert.telegram],
    ...links.map((fact): [string, Fact<unknown>] => ["link", fact]),
    ["map", advert.mapUrl],
    ["available from", advert.availableFrom],
    ["minimum stay", advert.minimumStayMonths],
    ["deposit", advert.deposit],
    ...Object.entries(includes),
    ["Mbps", advert.wifiMbps],
  ];
}

/** The text cut where facts begin and end, in order, each part with the facts that were read from it. */
export function markedParts(text: string, advert: Advert): Marked[] {
  const spans = factsOf(advert).flatMap(([name, fact]) =>
    (fact?.spans ?? []).map((span) => ({
      ...span,
      name,
      isCertain: fact?.doubt === null,
      isOfModel: fact?.origin === "model",
    })),
  );
  const borders = new Set([0, text.length, ...spans.flatMap(({ start, end }) => [start, end])]);
  const cuts = [...borders].filter((at) => at >= 0 && at <= text.length).sort((a, b) => a - b);
  return cuts.slice(1).map((end, at) => {
    const start = cuts[at] ?? 0;
    const here = spans.filter((span) => span.start <= start && span.end >= end);
    return {
      start,
      end,
      names: [...new Set(here.map(({ name }) => name))],
      isCertain: here.every(({ isCertain }) => isCertain),
      isOfModel: here.some(({ isOfModel }) => isOfModel),
    };
  });
}

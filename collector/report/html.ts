import type { Advert } from "@rentals/reader/advert.ts";
import type { Fact } from "@rentals/reader/fact.ts";
import type { Span } from "../../lib/text/span.ts";

/** A part of a text with the names of the facts read from it: whether all are certain, and whether a model gave any. */
export type HighlightedPart = Span & { names: string[]; isCertain: boolean; isFromModel: boolean };

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

export function highlightedParts(text: string, advert: Advert): HighlightedPart[] {
  const spans = factsOf(advert).flatMap(([name, fact]) =>
    (fact?.spans ?? []).map((span) => ({
      ...span,
      name,
      isCertain: fact?.doubt === null,
      isFromModel: fact?.origin === "model",
    })),
  );
  const borders = new Set([0, text.length, ...spans.flatMap(({ start, end }) => [start, end])]);
  const cuts = [...borders].filter((at) => at >= 0 && at <= text.length).sort((a, b) => a - b);
  return cuts.slice(1).map((end, index) => {
    const start = cuts[index] ?? 0;
    const covering = spans.filter((span) => span.start <= start && span.end >= end);
    return {
      start,
      end,
      names: [...new Set(covering.map(({ name }) => name))],
      isCertain: covering.every(({ isCertain }) => isCertain),
      isFromModel: covering.some(({ isFromModel }) => isFromModel),
    };
  });
}

const ENTITIES: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Escapes text for elements and attributes: nothing of a post may become markup. */
export function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? "");
}

function highlightStyle({ isCertain, isFromModel }: HighlightedPart): [className: string, note: string] {
  if (isFromModel) return [' class="model"', " (second reader)"];
  return isCertain ? ["", ""] : [' class="doubtful"', " (doubtful)"];
}

export function highlightedText(text: string, parts: readonly HighlightedPart[]): string {
  return parts
    .map((part) => {
      const words = escaped(text.slice(part.start, part.end));
      if (part.names.length === 0) return words;
      const [className, note] = highlightStyle(part);
      return `<mark${className} title="${escaped(part.names.join(", "))}${note}">${words}</mark>`;
    })
    .join("");
}

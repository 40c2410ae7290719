import type { Advert, Kind } from "@rentals/reader/advert.ts";
import type { Fact } from "@rentals/reader/fact.ts";
import { readKind } from "@rentals/reader/kind/kind.ts";
import { quotedArea, quotedBedrooms, quotedRent, type Support } from "@rentals/reader/quoted/quotations.ts";
import type { Rent } from "@rentals/reader/rent.ts";
import { certainValue } from "../../lib/facts/fact.ts";
import { reader } from "../../lib/region/region-reader.ts";
import type { Span } from "../../lib/text/span.ts";
import type { Answer } from "./answer.ts";

export type AcceptedFacts = {
  kind: Fact<Kind> | null;
  rent: Fact<Rent> | null;
  area: Fact<string> | null;
  bedrooms: Fact<number> | null;
};

/** `lacks`: why values of an answer were refused, each with its field. */
export type CheckedAnswer = { accepted: AcceptedFacts; lacks: string[] };

const refused = (lack: string): CheckedAnswer => ({
  accepted: { kind: null, rent: null, area: null, bedrooms: null },
  lacks: [lack],
});

const MAX_LENGTH = 300;
const MAX_PLACES = 20;

/** Whether the words at a place state a value, with the spans to show, or why they do not. */
type Supports = (place: Span) => Support;

/** The first occurrence of a quotation that supports a value, or why none does. Masked words support nothing. */
function quotedIn(text: string, masked: string, quotation: string, supports: Supports): Support {
  const words = quotation.trim();
  let support: Support = { lack: "its quotation is not in the text" };
  if (words === "" || words.length > MAX_LENGTH) return support;
  let at = masked.indexOf(words);
  for (let places = 0; at >= 0 && places < MAX_PLACES; places += 1) {
    const end = at + words.length;
    if (text.slice(at, end) === words) support = supports({ start: at, end });
    if ("spans" in support) break;
    at = masked.indexOf(words, at + 1);
  }
  return support;
}

const nameOf = (area: Answer["area"]): string => area?.name.trim().toLowerCase() ?? "";

const placesAround = (name: string): string[] => [name, ...reader.widerAreas(name)];

function contradictedField({ kind, rent, area, bedrooms }: Answer, advert: Advert): string | null {
  const differs = <V>(fact: Fact<V> | null, value: V) => fact?.doubt === null && fact.value !== value;
  if (kind && differs(advert.kind, kind.value)) return "kind";
  const rents = advert.rents.flatMap((fact) => certainValue(fact) ?? []);
  const isStated = ({ amount, currency, period }: Rent) =>
    amount === rent?.amount && currency === rent.currency && period === rent.period;
  if (rent && rents.length > 0 && !rents.some(isStated)) return "rent";
  const [name, stated] = [nameOf(area), certainValue(advert.area)];
  const isSameArea =
    stated === null || placesAround(name).includes(stated) || placesAround(stated).includes(name);
  if (area && !isSameArea) return "area";
  return bedrooms && differs(advert.bedrooms, bedrooms.value) ? "bedrooms" : null;
}

/** Accepts what quotations support (docs/behaviour.md, C9); nothing if the answer contradicts a certain fact or reads no offer. */
export function checkAnswer(
  text: string,
  advert: Advert,
  answer: Answer,
  places: ReadonlySet<string>,
): CheckedAnswer {
  const { kind, rent, area, bedrooms } = answer;
  if (kind && kind.value !== "offer") return refused("it reads no offer");
  const contradicted = contradictedField(answer, advert);
  if (contradicted !== null) return refused(`${contradicted}: it contradicts a certain fact`);
  const prose = reader.proseOf(text);
  const masked = reader.maskContacts(text);
  const lacks: string[] = [];
  /** A value of the model that one of its quotation's places supports. */
  const accept = <V>(field: string, value: V, quotation: string, supports: Supports): Fact<V> | null => {
    const support = quotedIn(text, masked, quotation, supports);
    if ("spans" in support) return { value, spans: support.spans, doubt: null, origin: "model" };
    lacks.push(`${field}: ${support.lack}`);
    return null;
  };
  const offers: Supports = (place) => {
    const prose = reader.proseOf(text.slice(place.start, place.end));
    const { doubt, spans, value } = readKind(prose, { isAnswerable: true }).kind;
    const isOther = doubt === null && spans.length > 0 && value !== "offer";
    return isOther ? { lack: "its quotation offers no home" } : { spans: [place] };
  };
  const acceptRent = ({ quotation, period_quotation, ...value }: NonNullable<Answer["rent"]>) =>
    accept("rent", value, quotation, (amountAt) =>
      quotedIn(text, masked, period_quotation, (periodAt) => quotedRent(prose, value, amountAt, periodAt)),
    );
  const name = nameOf(area);
  const isKnown = placesAround(name).some((place) => places.has(place));
  const names: Supports = (place) => quotedArea(prose, name, place);
  const counts: Supports = (place) => quotedBedrooms(prose, bedrooms?.value ?? 0, place);
  const isOpen = (...facts: (Fact<unknown> | null)[]) => facts.every((fact) => fact?.doubt !== null);
  const accepted = {
    kind: kind && isOpen(advert.kind) ? accept("kind", kind.value, kind.quotation, offers) : null,
    rent: rent && isOpen(...advert.rents) ? acceptRent(rent) : null,
    area: area && isOpen(advert.area) && isKnown ? accept("area", name, area.quotation, names) : null,
    bedrooms:
      bedrooms && isOpen(advert.bedrooms)
        ? accept("bedrooms", bedrooms.value, bedrooms.quotation, counts)
        : null,
  };
  if (area && isOpen(advert.area) && !isKnown) lacks.push("area: no place is known");
  return { accepted, lacks };
}

import type { Advert, Kind } from "@rentals/reader/advert.ts";
import type { Prose } from "@rentals/reader/contact/contacts.ts";
import type { Fact } from "@rentals/reader/fact.ts";
import { readKind } from "@rentals/reader/kind/kind.ts";
import { quotedArea } from "@rentals/reader/quoted/quoted-area.ts";
import { quotedBedrooms } from "@rentals/reader/quoted/quoted-bedrooms.ts";
import { quotedRent, type Support } from "@rentals/reader/quoted/quoted-rent.ts";
import type { Rent } from "@rentals/reader/rent.ts";
import { certainValue } from "../../lib/facts/fact.ts";
import { reader } from "../../lib/region/region-reader.ts";
import type { Answer } from "./answer.ts";
import { supportIn } from "./quotation.ts";

export type AcceptedFacts = {
  kind: Fact<Kind> | null;
  rent: Fact<Rent> | null;
  area: Fact<string> | null;
  bedrooms: Fact<number> | null;
};

export type CheckedAnswer = { accepted: AcceptedFacts; lacks: string[] };

const NOTHING: AcceptedFacts = { kind: null, rent: null, area: null, bedrooms: null };

type Check = { text: string; prose: Prose; masked: string; advert: Advert; places: ReadonlySet<string> };

/** A value of the model, or why it is refused; null if the model gives none or the text is certain anyway. */
type CheckedValue<V> = Fact<V> | { lack: string } | null;

function nameOf({ name }: { name: string }): string {
  return name.trim().toLowerCase();
}

function checkedValue<V>(value: V, support: Support): CheckedValue<V> {
  return "lack" in support ? support : { value, spans: support.spans, doubt: null, origin: "model" };
}

function factOf<V>(value: CheckedValue<V>): Fact<V> | null {
  return value && "value" in value ? value : null;
}

function contradictedField({ kind, rent, area, bedrooms }: Answer, advert: Advert): string | null {
  const certainFacts = {
    kind: certainValue(advert.kind),
    rents: advert.rents.flatMap((rent) => certainValue(rent) ?? []),
    area: certainValue(advert.area),
    bedrooms: certainValue(advert.bedrooms),
  };
  if (kind && certainFacts.kind !== null && kind.value !== certainFacts.kind) return "kind";
  const isOtherRent = (one: Rent) =>
    one.amount !== rent?.amount || one.currency !== rent.currency || one.period !== rent.period;
  if (rent && certainFacts.rents.length > 0 && certainFacts.rents.every(isOtherRent)) return "rent";
  const name = area && nameOf(area);
  if (
    name !== null &&
    certainFacts.area !== null &&
    ![name, ...reader.widerAreas(name)].includes(certainFacts.area) &&
    !reader.widerAreas(certainFacts.area).includes(name)
  )
    return "area";
  if (bedrooms && certainFacts.bedrooms !== null && bedrooms.value !== certainFacts.bedrooms)
    return "bedrooms";
  return null;
}

function checkKind({ kind }: Answer, { text, masked, advert }: Check): CheckedValue<Kind> {
  if (!kind || advert.kind.doubt === null) return null;
  const support = supportIn(text, masked, kind.quotation, (place) => {
    const quotedKind = readKind(reader.proseOf(text.slice(place.start, place.end)), {
      isAnswerable: true,
    }).kind;
    const isOther = quotedKind.doubt === null && quotedKind.spans.length > 0 && quotedKind.value !== "offer";
    return isOther ? { lack: "its quotation offers no home" } : { spans: [place] };
  });
  return checkedValue(kind.value, support);
}

function checkRent({ rent }: Answer, { text, prose, masked, advert }: Check): CheckedValue<Rent> {
  if (!rent || advert.rents.some(({ doubt }) => doubt === null)) return null;
  const { quotation, period_quotation, ...value } = rent;
  const support = supportIn(text, masked, quotation, (amountAt) =>
    supportIn(text, masked, period_quotation, (periodAt) => quotedRent(prose, value, amountAt, periodAt)),
  );
  return checkedValue(value, support);
}

function checkArea({ area }: Answer, { text, prose, masked, advert, places }: Check): CheckedValue<string> {
  if (!area || advert.area?.doubt === null) return null;
  const name = nameOf(area);
  if (![name, ...reader.widerAreas(name)].some((place) => places.has(place)))
    return { lack: "no place is known" };
  return checkedValue(
    name,
    supportIn(text, masked, area.quotation, (place) => quotedArea(prose, name, place)),
  );
}

function checkBedrooms({ bedrooms }: Answer, { text, prose, masked, advert }: Check): CheckedValue<number> {
  if (!bedrooms || advert.bedrooms?.doubt === null) return null;
  const support = supportIn(text, masked, bedrooms.quotation, (place) =>
    quotedBedrooms(prose, bedrooms.value, place),
  );
  return checkedValue(bedrooms.value, support);
}

/** Accepts what quotations support (docs/behaviour.md, C9); nothing if the answer contradicts a certain fact or reads no offer. */
export function checkAnswer(
  text: string,
  advert: Advert,
  answer: Answer,
  places: ReadonlySet<string>,
): CheckedAnswer {
  if (answer.kind && answer.kind.value !== "offer")
    return { accepted: NOTHING, lacks: ["it reads no offer"] };
  const contradicted = contradictedField(answer, advert);
  if (contradicted !== null) {
    return { accepted: NOTHING, lacks: [`${contradicted}: it contradicts a certain fact`] };
  }
  const check: Check = {
    text,
    prose: reader.proseOf(text),
    masked: reader.maskContacts(text),
    advert,
    places,
  };
  const values = {
    kind: checkKind(answer, check),
    rent: checkRent(answer, check),
    area: checkArea(answer, check),
    bedrooms: checkBedrooms(answer, check),
  };
  const lacks = Object.entries(values).flatMap(([name, value]) =>
    value && "lack" in value ? [`${name}: ${value.lack}`] : [],
  );
  const accepted = {
    kind: factOf(values.kind),
    rent: factOf(values.rent),
    area: factOf(values.area),
    bedrooms: factOf(values.bedrooms),
  };
  return { accepted, lacks };
}

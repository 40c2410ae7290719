import type { Advert, Kind } from "../../reader/advert.ts";
import { proseOf } from "../../reader/contact/contacts.ts";
import { maskContacts } from "../../reader/contact/mask-contacts.ts";
import type { Fact } from "../../reader/fact.ts";
import { readKind } from "../../reader/kind/kind.ts";
import { quotedArea } from "../../reader/quoted/quoted-area.ts";
import { quotedBedrooms } from "../../reader/quoted/quoted-bedrooms.ts";
import { quotedRent, type Support } from "../../reader/quoted/quoted-rent.ts";
import type { Rent } from "../../reader/rent.ts";
import { widerAreas } from "../../reader/vocabulary/place-names.ts";
import type { Answer } from "./answer.ts";
import { supportIn } from "./quotation.ts";

/** What may be taken of an answer; null where nothing is. */
export type Taken = {
  kind: Fact<Kind> | null;
  rent: Fact<Rent> | null;
  area: Fact<string> | null;
  bedrooms: Fact<number> | null;
};

/** `lacks`: why what is left out of `taken` was not taken. */
export type Checked = { taken: Taken; lacks: string[] };

const NOTHING: Taken = { kind: null, rent: null, area: null, bedrooms: null };

type Check = { text: string; masked: string; advert: Advert; places: ReadonlySet<string> };

/** A value of the model, or why it is not taken; null where nothing is to be taken. */
type SplitRentals<V> = Fact<V> | { lack: string } | null;

const certain = <V>(fact: Fact<V> | null): V | null => (fact?.doubt === null ? fact.value : null);

function nameOf({ name }: { name: string }): string {
  return name.trim().toLowerCase();
}

function judged<V>(value: V, support: Support): SplitRentals<V> {
  return "lack" in support ? support : { value, spans: support.spans, doubt: null, origin: "model" };
}

function factOf<V>(value: SplitRentals<V>): Fact<V> | null {
  return value && "value" in value ? value : null;
}

/** What an answer says otherwise than the text does with certainty; null when nothing. */
function contradiction({ kind, rent, area, bedrooms }: Answer, advert: Advert): string | null {
  const known = {
    kind: certain(advert.kind),
    rents: advert.rents.filter(({ doubt }) => doubt === null).map(({ value }) => value),
    area: certain(advert.area),
    bedrooms: certain(advert.bedrooms),
  };
  if (kind && known.kind !== null && kind.value !== known.kind) return "kind";
  const isOtherRent = (one: Rent) =>
    one.amount !== rent?.amount || one.currency !== rent.currency || one.period !== rent.period;
  if (rent && known.rents.length > 0 && known.rents.every(isOtherRent)) return "rent";
  const name = area && nameOf(area);
  if (
    name !== null &&
    known.area !== null &&
    ![name, ...widerAreas(name)].includes(known.area) &&
    !widerAreas(known.area).includes(name)
  )
    return "area";
  if (bedrooms && known.bedrooms !== null && bedrooms.value !== known.bedrooms) return "bedrooms";
  return null;
}

function judgedKind({ kind }: Answer, { text, masked, advert }: Check): SplitRentals<Kind> {
  if (!kind || advert.kind.doubt === null) return null;
  const support = supportIn(text, masked, kind.quotation, (place) => {
    const said = readKind(proseOf(text.slice(place.start, place.end)), { isAnswerable: true }).kind;
    const isOther = said.doubt === null && said.spans.length > 0 && said.value !== "offer";
    return isOther ? { lack: "its quotation offers no home" } : { spans: [place] };
  });
  return judged(kind.value, support);
}

function judgedRent({ rent }: Answer, { text, masked, advert }: Check): SplitRentals<Rent> {
  if (!rent || advert.rents.some(({ doubt }) => doubt === null)) return null;
  const read = proseOf(text);
  const { quotation, period_quotation, ...value } = rent;
  const support = supportIn(text, masked, quotation, (amountAt) =>
    supportIn(text, masked, period_quotation, (periodAt) => quotedRent(read, value, amountAt, periodAt)),
  );
  return judged(value, support);
}

function judgedArea({ area }: Answer, { text, masked, advert, places }: Check): SplitRentals<string> {
  if (!area || advert.area?.doubt === null) return null;
  const name = nameOf(area);
  if (![name, ...widerAreas(name)].some((place) => places.has(place))) return { lack: "no place is known" };
  const read = proseOf(text);
  return judged(
    name,
    supportIn(text, masked, area.quotation, (place) => quotedArea(read, name, place)),
  );
}

function judgedBedrooms({ bedrooms }: Answer, { text, masked, advert }: Check): SplitRentals<number> {
  if (!bedrooms || advert.bedrooms?.doubt === null) return null;
  const read = proseOf(text);
  const support = supportIn(text, masked, bedrooms.quotation, (place) =>
    quotedBedrooms(read, bedrooms.value, place),
  );
  return judged(bedrooms.value, support);
}

/**
 * What may be taken of a model's answer about a text: nothing where it contradicts a certain fact or reads no offer, else
 * each value that its quotation supports (docs/behaviour.md, C9).
 */
export function checkAnswer(
  text: string,
  advert: Advert,
  answer: Answer,
  places: ReadonlySet<string>,
): Checked {
  if (answer.kind && answer.kind.value !== "offer") return { taken: NOTHING, lacks: ["it reads no offer"] };
  const contradicted = contradiction(answer, advert);
  if (contradicted !== null) {
    return { taken: NOTHING, lacks: [`${contradicted}: it contradicts a certain fact`] };
  }
  const check: Check = { text, masked: maskContacts(text), advert, places };
  const values = {
    kind: judgedKind(answer, check),
    rent: judgedRent(answer, check),
    area: judgedArea(answer, check),
    bedrooms: judgedBedrooms(answer, check),
  };
  const lacks = Object.entries(values).flatMap(([name, value]) =>
    value && "lack" in value ? [`${name}: ${value.lack}`] : [],
  );
  const taken = {
    kind: factOf(values.kind),
    rent: factOf(values.rent),
    area: factOf(values.area),
    bedrooms: factOf(values.bedrooms),
  };
  return { taken, lacks };
}

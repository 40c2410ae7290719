import type { Advert } from "../../reader/advert.ts";
import type { Fact } from "../../reader/fact.ts";
import type { Rent } from "../../reader/rent.ts";
import { widerAreas } from "../../reader/vocabulary/place-names.ts";
import type { Corrections } from "./corrections.ts";

/** A higher rent is a mistake of the reader or of the poster. */
const MAX_RENT = 1e12;

export type Decision =
  | { status: "published"; reason: null; rent: Rent; location: string }
  | { status: "queued" | "ignored"; reason: string; rent: Rent | null; location: string | null };

/** The value of a fact if it is certain, or if the owner has published the post in spite of its doubt; null otherwise. */
export function approvedValue<V>(fact: Fact<V> | null | undefined, owner: Corrections): V | null {
  if (!fact) return null;
  return fact.doubt === null || owner.decision === "publish" ? fact.value : null;
}

function isPossible(rent: Rent | null): boolean {
  return rent !== null && rent.amount > 0 && rent.amount <= MAX_RENT && /^[A-Z]{3}$/.test(rent.currency);
}

function rentOf({ rents }: Advert, owner: Corrections): { rent: Rent | null; lack: string | null } {
  if (owner.price) return { rent: owner.price, lack: null };
  const rent = rents.map((fact) => approvedValue(fact, owner)).find(isPossible) ?? null;
  const doubt = rents.find((fact) => fact.doubt !== null)?.doubt;
  if (rent) return { rent, lack: null };
  if (doubt) return { rent, lack: `its rent is uncertain: ${doubt}` };
  return { rent, lack: rents.length > 0 ? "its rent cannot be right" : "it states no rent" };
}

function locationOf({ area }: Advert, owner: Corrections, places: ReadonlySet<string>) {
  const name = owner.area?.toLowerCase() ?? approvedValue(area, owner);
  if (name === null) {
    const lack = area?.doubt ? `its area is uncertain: ${area.doubt}` : "it names no area";
    return { location: null, lack };
  }
  const location = [name, ...widerAreas(name)].find((place) => places.has(place)) ?? null;
  return { location, lack: location === null ? `no place is known by the name "${name}"` : null };
}

/** The decision about a post that is not, or may not be, an offer; null for a certain offer. */
function noOfferDecision({
  kind,
  why,
  rents,
}: Advert): { status: "queued" | "ignored"; reason: string } | null {
  if (kind.value === "offer") {
    return kind.doubt === null
      ? null
      : { status: "queued", reason: `it may be no offer of a home: ${kind.doubt}` };
  }
  const reason = kind.value === "wanted" ? "somebody looks for a home" : `no home to rent: ${why ?? "other"}`;
  const isUncertain = kind.doubt !== null && rents.length > 0;
  return isUncertain
    ? { status: "queued", reason: `${reason}, but ${kind.doubt}` }
    : { status: "ignored", reason };
}

/** Publishes an offer with a certain rent and area, queues one that lacks them, ignores all else. The owner overrides what the post says. */
export function decide(advert: Advert, owner: Corrections, places: ReadonlySet<string>): Decision {
  const { rent, lack: rentLack } = rentOf(advert, owner);
  const { location, lack: areaLack } = locationOf(advert, owner, places);
  if (owner.decision === "reject")
    return { status: "ignored", reason: "rejected by the owner", rent, location };
  const noOffer = owner.decision === "publish" ? null : noOfferDecision(advert);
  if (noOffer?.status === "ignored") return { ...noOffer, rent, location };
  const isUnclear = advert.areUnitsUnclear && !owner.price && owner.decision !== "publish";
  const lacks = [
    noOffer?.reason,
    rentLack,
    areaLack,
    isUnclear ? "it offers several homes whose rents cannot be told apart" : null,
  ].filter((lack) => lack !== null && lack !== undefined);
  if (rent && location !== null && lacks.length === 0)
    return { status: "published", reason: null, rent, location };
  return { status: "queued", reason: lacks.join("; "), rent, location };
}

import type { Advert } from "@rentals/reader/advert.ts";
import type { Fact } from "@rentals/reader/fact.ts";
import type { Rent } from "@rentals/reader/rent.ts";
import { reader } from "../../lib/region/region-reader.ts";
import type { Reason } from "../posts/reasons.ts";
import type { Corrections } from "./corrections.ts";

/** A higher rent is a mistake of the reader or of the poster. */
const MAX_RENT = 1e12;

export type Decision =
  | { status: "published"; reasons: []; rent: Rent; location: string }
  | { status: "queued" | "ignored"; reasons: Reason[]; rent: Rent | null; location: string | null };

/** The value of a fact if it is certain, or if the owner has published the post in spite of its doubt; null otherwise. */
export function approvedValue<V>(fact: Fact<V> | null | undefined, owner: Corrections): V | null {
  if (!fact) return null;
  return fact.doubt === null || owner.decision === "publish" ? fact.value : null;
}

function isPossible(rent: Rent | null): boolean {
  return rent !== null && rent.amount > 0 && rent.amount <= MAX_RENT && /^[A-Z]{3}$/.test(rent.currency);
}

function rentOf({ rents }: Advert, owner: Corrections): { rent: Rent | null; lack: Reason | null } {
  if (owner.price) return { rent: owner.price, lack: null };
  const rent = rents.map((fact) => approvedValue(fact, owner)).find(isPossible) ?? null;
  const doubt = rents.find((fact) => fact.doubt !== null)?.doubt;
  if (rent) return { rent, lack: null };
  if (doubt) return { rent, lack: { code: "uncertain-rent", of: doubt } };
  return { rent, lack: { code: rents.length > 0 ? "impossible-rent" : "no-rent" } };
}

function locationOf(
  { area }: Advert,
  owner: Corrections,
  places: ReadonlySet<string>,
): { location: string | null; lack: Reason | null } {
  const name = owner.area?.toLowerCase() ?? approvedValue(area, owner);
  if (name === null) {
    const { doubt } = area ?? {};
    return { location: null, lack: doubt ? { code: "uncertain-area", of: doubt } : { code: "no-area" } };
  }
  const location = [name, ...reader.widerAreas(name)].find((place) => places.has(place)) ?? null;
  return { location, lack: location === null ? { code: "unknown-place", of: name } : null };
}

/** The decision about a post that is not, or may not be, an offer; null for a certain offer. */
function noOfferDecision({
  kind,
  why,
  rents,
}: Advert): { status: "queued" | "ignored"; reason: Reason } | null {
  if (kind.value === "offer") {
    return kind.doubt === null
      ? null
      : { status: "queued", reason: { code: "uncertain-offer", of: kind.doubt } };
  }
  const doubt = rents.length > 0 ? kind.doubt : null;
  const status = doubt === null ? "ignored" : "queued";
  if (kind.value === "wanted")
    return {
      status,
      reason: doubt === null ? { code: "wanted" } : { code: "uncertain-wish", of: doubt },
    };
  const what = why ?? "other";
  return { status, reason: { code: "no-home", of: doubt === null ? what : `${what}, but ${doubt}` } };
}

/** Publishes an offer with a certain rent and area, queues one that lacks them, ignores all else. The owner overrides what the post says. */
export function decide(advert: Advert, owner: Corrections, places: ReadonlySet<string>): Decision {
  const { rent, lack: rentLack } = rentOf(advert, owner);
  const { location, lack: areaLack } = locationOf(advert, owner, places);
  if (owner.decision === "reject")
    return { status: "ignored", reasons: [{ code: "rejected" }], rent, location };
  const noOffer = owner.decision === "publish" ? null : noOfferDecision(advert);
  if (noOffer?.status === "ignored") return { status: "ignored", reasons: [noOffer.reason], rent, location };
  const lacks: Reason[] = [noOffer?.reason, rentLack, areaLack].filter(
    (lack) => lack !== null && lack !== undefined,
  );
  if (rent && location !== null && lacks.length === 0)
    return { status: "published", reasons: [], rent, location };
  return { status: "queued", reasons: lacks, rent, location };
}

import { placeLabel } from "@/lib/geo/place-label";
import { kindLabel } from "@/lib/rentals/kind-label";
import type { Rental } from "@/lib/rentals/rental";
import { withoutContacts } from "./without-contacts";

/** A kind is one or two words; anything else is a list of features that landed in the column. */
const KIND = /^\p{L}[\p{L} -]{1,23}$/u;

/** "villa"; null when the listing's type is unknown or not the name of a kind. */
export function kindOf({ property_type }: Pick<Rental, "property_type">): string | null {
  const kind = property_type?.trim().toLowerCase() ?? "";
  return KIND.test(kind) && kind !== "unknown" ? kind : null;
}

/** "Canggu, Bali"; "Bali" when the area is not known. */
export function areaOf({ location }: Pick<Rental, "location">): string {
  const name = location === null ? "" : withoutContacts(location);
  return name === "" || name.toLowerCase() === "bali" ? "Bali" : `${placeLabel(name)}, Bali`;
}

/** "Villa in Canggu, Bali"; "Rental in Bali" when neither is known. */
export function kindAndArea(rental: Pick<Rental, "property_type" | "location">): string {
  return `${kindLabel(kindOf(rental) ?? "rental")} in ${areaOf(rental)}`;
}

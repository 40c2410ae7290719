import { placeLabel } from "@/lib/places/place-label";
import { plainText, withoutContacts } from "@/lib/text/plain-text";
import type { Rental } from "./rental";

/** The title of the detail screen if the listing has none. */
const UNTITLED = "Rental Property";

/** The title of the detail screen on one line, with its fallback. */
export function detailTitle({ title }: Pick<Rental, "title">): string {
  return plainText(title ?? "").replace(/\s+/g, " ") || UNTITLED;
}

const plural = (count: number, noun: string) => `${count} ${count === 1 ? noun : `${noun}s`}`;

/** "2 bedrooms"; "Studio" for 0. */
export function bedroomsLabel(bedrooms: number): string {
  return bedrooms === 0 ? "Studio" : plural(bedrooms, "bedroom");
}

/** "2 bathrooms" */
export function bathroomsLabel(bathrooms: number): string {
  return plural(bathrooms, "bathroom");
}

/** "1 to 3 bedrooms", "studio to 2 bedrooms"; `bedroomsLabel` if both counts are equal. */
export function bedroomsRange(fewest: number, most: number): string {
  if (fewest === most) return bedroomsLabel(fewest);
  return `${fewest === 0 ? "studio" : fewest} to ${plural(most, "bedroom")}`;
}

/** "2 bedrooms · 1 bathroom", "Studio · 1 bathroom"; omits unknown counts, empty if both are unknown. */
export function roomsLabel(bedrooms: number | null, bathrooms: number | null): string {
  return [
    bedrooms === null ? null : bedroomsLabel(bedrooms),
    bathrooms === null ? null : bathroomsLabel(bathrooms),
  ]
    .filter((label) => label !== null)
    .join(" · ");
}

/** A kind of home with its first letter capitalised: "Guest house". */
export function kindLabel(kind: string): string {
  const [first = "", ...rest] = kind;
  return first.toUpperCase() + rest.join("");
}

/** A kind is one or two words; anything longer is misplaced text. */
const KIND = /^\p{L}[\p{L} -]{1,23}$/u;

/** "villa"; null if the type is unknown or not a kind of home. */
export function kindOf({ property_type }: Pick<Rental, "property_type">): string | null {
  const kind = property_type?.trim().toLowerCase() ?? "";
  return KIND.test(kind) && kind !== "unknown" ? kind : null;
}

/** "Canggu, Bali"; "Bali" if the area is unknown. */
export function areaOf({ location }: Pick<Rental, "location">): string {
  const name = location === null ? "" : withoutContacts(location);
  return name === "" || name.toLowerCase() === "bali" ? "Bali" : `${placeLabel(name)}, Bali`;
}

/** "Villa in Canggu, Bali"; "Rental in Bali" if both are unknown. */
export function kindAndArea(rental: Pick<Rental, "property_type" | "location">): string {
  return `${kindLabel(kindOf(rental) ?? "rental")} in ${areaOf(rental)}`;
}

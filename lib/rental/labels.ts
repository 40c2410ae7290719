import { ownNames } from "@/lib/language/own-names";
import type { Translator } from "@/lib/language/translator";
import { placeLabel } from "@/lib/places/place-label";
import { REGION_NAME } from "@/lib/region/names";
import { plainText, withoutContacts } from "@/lib/text/plain-text";
import type { Rental } from "./rental";

export function detailTitle({ title }: Pick<Rental, "title">, t: Translator): string {
  return plainText(title ?? "").replace(/\s+/g, " ") || t("rooms.untitledHome");
}

/** "2 bedrooms"; "Studio" for 0. */
export function bedroomsLabel(count: number, t: Translator): string {
  return count === 0 ? t("rooms.studio") : t("rooms.bedrooms", { count });
}

export function bathroomsLabel(count: number, t: Translator): string {
  return t("rooms.bathrooms", { count });
}

/** "1 to 3 bedrooms", "studio to 2 bedrooms"; `bedroomsLabel` if both counts are equal. */
export function bedroomsRange(fewest: number, most: number, t: Translator): string {
  if (fewest === most) return bedroomsLabel(fewest, t);
  if (fewest === 0) return t("rooms.studioTo", { most });
  return t("rooms.bedroomsRange", { fewest, most });
}

/** "2 bedrooms · 1 bathroom", "Studio · 1 bathroom"; omits unknown counts, empty if both are unknown. */
export function roomsLabel(bedrooms: number | null, bathrooms: number | null, t: Translator): string {
  return [
    bedrooms === null ? null : bedroomsLabel(bedrooms, t),
    bathrooms === null ? null : bathroomsLabel(bathrooms, t),
  ]
    .filter((label) => label !== null)
    .join(" · ");
}

function capitalised(text: string): string {
  const [first = "", ...rest] = text;
  return first.toUpperCase() + rest.join("");
}

/** "Villa", Russian "Вилла"; as the listing has it if the language has no word for it. */
export function kindLabel(kind: string, t: Translator): string {
  const names = ownNames(t("rooms.kinds"));
  return capitalised(
    kind
      .split(", ")
      .map((word) => names.get(word.toLowerCase()) ?? word)
      .join(", "),
  );
}

/** "wifi", Russian "Wi-Fi"; as the listing has it if the language has no name for it. */
export function amenityLabel(amenity: string, t: Translator): string {
  return ownNames(t("amenities.names")).get(amenity.toLowerCase()) ?? amenity;
}

/** "Canggu, Bali"; "Bali" if the area is unknown. */
export function areaOf({ location }: Pick<Rental, "location">, t: Translator): string {
  const name = location === null ? "" : withoutContacts(location);
  if (name === "" || name.toLowerCase() === REGION_NAME.toLowerCase()) return t("places.region");
  return t("places.inRegion", { place: placeLabel(name, t) });
}

/** "Villa in Canggu, Bali"; "Rental in Bali" if both are unknown. */
export function kindAndArea(rental: Pick<Rental, "property_type" | "location">, t: Translator): string {
  const kind = kindLabel(rental.property_type ?? "rental", t);
  return t("rooms.kindInArea", { kind, area: areaOf(rental, t) });
}

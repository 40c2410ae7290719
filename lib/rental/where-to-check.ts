import type { Translator } from "@/lib/language/translator";
import { mapsSearchUrl } from "@/lib/places/maps-search";
import { areaOf, detailTitle } from "./labels";
import { firstPicture, PLACEHOLDER_IMAGE } from "./media";
import type { Rental } from "./rental";

export type Check = { what: "photo" | "place" | "agent"; label: string; href: string };

type Checked = Pick<Rental, "media_urls" | "location" | "latitude" | "longitude">;

/** Where to check a listing before paying (docs/behaviour.md, D14). `addressOf` makes the URL of a picture absolute. */
export function whereToCheck(
  rental: Checked,
  { addressOf, agentRegister }: { addressOf: (url: string) => string | null; agentRegister: string | null },
  t: Translator,
): Check[] {
  const picture = firstPicture(rental.media_urls);
  const photo = picture === PLACEHOLDER_IMAGE ? null : addressOf(picture);
  const checks: Check[] = [];
  if (photo !== null) {
    const href = `https://lens.google.com/uploadbyurl?url=${encodeURIComponent(photo)}`;
    checks.push({ what: "photo", label: t("pay.checkPhoto"), href });
  }
  if (rental.location !== null) {
    const href = mapsSearchUrl(rental.location, rental);
    checks.push({ what: "place", label: t("pay.checkPlace"), href });
  }
  if (agentRegister !== null) {
    const host = new URL(agentRegister).hostname.replace(/^www\./, "");
    checks.push({ what: "agent", label: t("pay.checkAgent", { host }), href: agentRegister });
  }
  return checks;
}

/** Searches the web for other posts of a home by its title and area. */
export function webSearchUrl(rental: Pick<Rental, "title" | "location">, t: Translator): string {
  return `https://www.google.com/search?${new URLSearchParams({ q: `"${detailTitle(rental, t)}" ${areaOf(rental, t)}` })}`;
}

import { localPath } from "@/lib/language/locales";
import type { Language } from "@/lib/language/translator";
import { areaPicture } from "@/lib/map/area-picture";
import { compactAmount } from "@/lib/money/format-price";
import { placeLabel } from "@/lib/places/place-label";
import type { Places } from "@/lib/places/places";
import { postingDate } from "@/lib/rental/posting-date";
import type { DifferingRent, Rent } from "@/lib/rental/rent";
import { textLanguage } from "@/lib/text/text-language";
import { bedroomsRange, roomsLabel } from "../rental/labels";
import type { LiveRental } from "../rental/rental";
import { rentalPath } from "../rental/rental-address";
import { type AdvertisedHome, advertisedHomes } from "./advertised-homes";
import type { SearchedUnit } from "./searched-facts";

/** What a card shows, worded on the server but for the rent, which is shown in the visitor's currency. Absent keys save bytes. */
export type Card = {
  id: number;
  href: string;
  title: string;
  lang?: string;
  place: string | null;
  rooms: string;
  rent: Rent | null;
  /** "32 % under median" (docs/behaviour.md, A6). */
  standing?: string;
  /** "Was Rp 25M", if the home asks less than when it was first posted. */
  was?: string;
  posted: string;
  media: string[];
  /** Set without media: the drawing of its area. */
  area?: string;
  isFirst?: boolean;
};

export type CardContext = {
  language: Language;
  now: Date;
  places: Places;
  unitsOf: (id: number) => readonly SearchedUnit[];
  standingOf: (rental: LiveRental) => string | null;
  formerRentOf: (rental: LiveRental) => DifferingRent | null;
};

/** "from Rp 9M, 1 to 3 bedrooms"; null for a single home. */
function severalLabel(homes: readonly AdvertisedHome[], language: Language): string | null {
  const [lead] = homes;
  if (homes.length < 2 || !lead?.rent) return null;
  const { t } = language;
  const rent = compactAmount(lead.rent.amount, lead.rent.currency, language, "down");
  const counts = homes.flatMap(({ bedrooms }) => (bedrooms === null || bedrooms < 0 ? [] : [bedrooms]));
  if (counts.length === 0) return t("facts.rentFrom", { rent });
  const rooms = bedroomsRange(Math.min(...counts), Math.max(...counts), t);
  return t("facts.rentFromWithRooms", { rent, rooms });
}

export function toCard(rental: LiveRental, context: CardContext): Card {
  const { rent, posted_at } = rental;
  const { language } = context;
  const { locale, t } = language;
  const standing = context.standingOf(rental);
  const before = context.formerRentOf(rental);
  const lang = textLanguage(rental.title ?? "", locale);
  return {
    id: rental.id,
    href: localPath(locale, rentalPath(rental)),
    title: rental.title ?? t("facts.untitled"),
    ...(lang === undefined ? {} : { lang }),
    place: rental.location === null ? null : placeLabel(rental.location, t),
    rooms:
      severalLabel(advertisedHomes(rental, context.unitsOf(rental.id)), language) ??
      roomsLabel(rental.bedrooms, rental.bathrooms, t),
    rent,
    ...(standing === null ? {} : { standing }),
    ...(before === null
      ? {}
      : { was: t("facts.was", { rent: compactAmount(before.amount, before.currency, language) }) }),
    posted: postingDate(posted_at === null ? null : new Date(posted_at), context.now, language),
    media: rental.media_urls,
    ...(rental.media_urls.length === 0 ? { area: areaPicture(rental.location, context.places).src } : {}),
  };
}

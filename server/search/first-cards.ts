import { type PanelSize, PHONE_PANELS, WIDEST_PANELS } from "@/lib/map/camera";
import { isReached, reachOf } from "@/lib/map/first-view";
import { type Places, placeIndex } from "@/lib/places/places";
import { isVideo } from "@/lib/rental/media";
import type { LiveRental } from "@/lib/rental/rental";
import { PAGE_SIZE } from "@/lib/search/pages";

/** Common sizes of the map panel, and how many cards fit on the first screen below or beside it. */
const FIRST_SCREENS = [
  { panel: { width: 354, height: 142 }, cards: 2 },
  { panel: { width: 700, height: 300 }, cards: 4 },
  { panel: { width: 498, height: 660 }, cards: 8 },
] as const satisfies readonly { panel: PanelSize; cards: number }[];
const MAX_ADDED = 12;

export type FirstCards = {
  cards: LiveRental[];
  /** The largest map panels for which `cards` are the first rentals that the map shows, without gaps. */
  widest: readonly PanelSize[];
};

/**
 * The cards in the HTML of a page: its own, then more until the default view of the map fills the first screen. If only phones
 * need more, rentals that only larger maps show are skipped. `rentals` start with the first of the page.
 */
export function firstCards(rentals: readonly LiveRental[], places: Places): FirstCards {
  const cards = rentals.slice(0, PAGE_SIZE);
  const isFilled = ({ panel, cards: needed }: (typeof FIRST_SCREENS)[number]) =>
    cards.filter((card) => isShown(card, places, panel)).length >= needed;
  const [, ...larger] = FIRST_SCREENS;
  const widest = larger.every(isFilled) ? PHONE_PANELS : WIDEST_PANELS;
  for (const rental of rentals.slice(PAGE_SIZE)) {
    if (cards.length === PAGE_SIZE + MAX_ADDED || FIRST_SCREENS.every(isFilled)) break;
    if (widest.some((panel) => isShown(rental, places, panel))) cards.push(rental);
  }
  return { cards, widest };
}

/** Index of the first card with a picture that every screen shows at first; -1 if there is none. `places` is null without a map. */
export function indexOfFirstPhoto(rentals: readonly LiveRental[], places: Places | null): number {
  const [{ panel }] = FIRST_SCREENS;
  const isAtFirstShown = (rental: LiveRental) => places === null || isShown(rental, places, panel);
  return rentals.findIndex((rental) => isAtFirstShown(rental) && !isVideo(rental.media_urls[0] ?? ""));
}

/** Whether the map's default view, in a panel of this size, shows a rental. */
function isShown({ location }: LiveRental, places: Places, panel: PanelSize): boolean {
  const point = places.points[placeIndex(places, location) ?? -1];
  return point !== undefined && isReached(reachOf(point), panel);
}

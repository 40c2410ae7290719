import { normalise } from "../../lib/advert/normalise.ts";
import { termFinder } from "../../lib/advert/words.ts";

/** A reply this long says more than that a home is gone. */
const LONGEST = 120;

const said = termFinder({
  ended: {
    en: "taken, rented, rented out, sold out, booked, fully booked, closed, gone, occupied, not available, no longer available, unavailable, let agreed",
    id: "sudah terisi, sudah tersewa, sudah disewa, sudah ada yang sewa, sudah penuh, sudah laku, telah tersewa, terisi, tersewa, laku, penuh, sold, full, tidak tersedia",
    ru: "сдано, сдан, сдана, сдали, снято, занято, занят, занята, ушло, ушла, неактуально, не актуально, закрыто, забронировано",
  },
  still: {
    en: "still available, available again, not taken, not rented, not booked, if taken, until taken",
    id: "masih tersedia, masih ada, belum terisi, belum tersewa, belum disewa, masih kosong",
    ru: "не сдано, не сдан, не сдана, еще не сдан*, свободно, свободен, свободна, актуально, еще актуально",
  },
});

/** Whether a reply says that the home of the post it answers is let: "taken", "sudah terisi", "сдано". A question does not. */
export function endsListing(text: string): boolean {
  if (text.length > LONGEST || text.includes("?")) return false;
  const found = said.all(normalise(text).text).map(({ key }) => key);
  return found.includes("ended") && !found.includes("still");
}

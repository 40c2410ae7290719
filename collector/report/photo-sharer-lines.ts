import { differencesFrom } from "../../lib/rental/same-photos.ts";
import { keyText } from "../posts/post-key.ts";
import type { PhotoSharerRow } from "../store/stored-listings.ts";
import { ENGLISH } from "./languages.ts";

function nameOf({ id, title, source_channel_name: channel, message_id }: PhotoSharerRow): string {
  const post = channel === null || message_id === null ? `rental ${id}` : keyText({ channel, message_id });
  return title === null ? post : `${post} (${title})`;
}

/** "balirent/2150 (Villa in Ubud) shows 3 photos of balirent/2141 (Villa in Canggu): another contact". */
function linesOf(rental: PhotoSharerRow, byId: ReadonlyMap<number, PhotoSharerRow>): string[] {
  return rental.shared_photos.flatMap(({ id, photos }) => {
    const other = byId.get(id);
    // Each pair once.
    if (other === undefined || other.id > rental.id) return [];
    // Without rates, only rents in one currency are compared.
    const differences = differencesFrom(other, rental, {}, ENGLISH);
    if (differences.length === 0) return [];
    const shown = photos === 1 ? "a photo" : `${photos} photos`;
    return [`${nameOf(rental)} shows ${shown} of ${nameOf(other)}: ${differences.join(", ")}`];
  });
}

/** The listings that show photos of others but differ in contact, area or rent (docs/behaviour.md, D15), a line for each pair. */
export function photoSharerLines(rentals: readonly PhotoSharerRow[]): string[] {
  const byId = new Map(rentals.map((rental) => [rental.id, rental]));
  return rentals.flatMap((rental) => linesOf(rental, byId));
}

import type { Rental } from "@/lib/rentals/rental";
import { plainText } from "./plain-text";

/** The title of a detail screen whose listing has none (SPEC section 2). */
const UNTITLED = "Rental Property";

/** The title of the detail screen on one line, with its fallback. */
export function detailTitle({ title }: Pick<Rental, "title">): string {
  return plainText(title ?? "").replace(/\s+/g, " ") || UNTITLED;
}

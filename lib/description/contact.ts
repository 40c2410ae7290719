import type { Rental } from "@/lib/rentals/rental";
import { safeUrl } from "./safe-url";

export const NO_CONTACT = "Contact information not available";

/** Who to ask: the name, else the url, and the link where the url may be one. */
export type Contact = {
  label: string;
  href: string | null;
  /** A url that is no link but may tell something, such as "@made_bali"; null when the label says it already. */
  note: string | null;
};

/** The contact of a listing; null when it names none (SPEC section 2). */
export function contactOf({
  contact_name,
  contact_url,
}: Pick<Rental, "contact_name" | "contact_url">): Contact | null {
  const label = contact_name ?? contact_url;
  if (label === null) return null;
  const href = contact_url === null ? null : safeUrl(contact_url);
  return { label, href, note: href === null && contact_name !== null ? contact_url : null };
}

import type { Rental } from "@/lib/rentals/rental";

/** The share link of a rental, by its id when it has no slug (SPEC section 2). `host` is scheme and host. */
export function shareLink(host: string, { id, slug }: Pick<Rental, "id" | "slug">): string {
  return `${host}/rental?slug=${encodeURIComponent(slug ?? String(id))}`;
}

export type ShareTarget = { channel: "Email" | "Facebook" | "X" | "WhatsApp" | "Messenger"; href: string };

/**
 * The ways to share apart from copying, in the order shown. The link is in each address encoded once.
 * Messenger's web dialog would need an app id; its own scheme opens the app.
 */
export function shareTargets(link: string, title: string): ShareTarget[] {
  const url = encodeURIComponent(link);
  const text = encodeURIComponent(title.toWellFormed());
  return [
    { channel: "Email", href: `mailto:?subject=${text}&body=${url}` },
    { channel: "Facebook", href: `https://www.facebook.com/sharer/sharer.php?u=${url}` },
    { channel: "X", href: `https://x.com/intent/post?text=${text}&url=${url}` },
    { channel: "WhatsApp", href: `https://wa.me/?text=${text}%20${url}` },
    { channel: "Messenger", href: `fb-messenger://share/?link=${url}` },
  ];
}

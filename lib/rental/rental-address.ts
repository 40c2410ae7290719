import { type Locale, localPath } from "../language/locales.ts";
import type { LiveRental, Rental } from "./rental";

const MAX_LENGTH = 200;
const SHAPE = /^[_~-]*[\p{L}\p{N}][\p{L}\p{N}\p{M}._~-]*$/u;

/** The decoded slug or id of a route parameter; null if malformed, so that junk never reaches the data service. */
export function rentalParam(raw: string): string | null {
  try {
    const param = decodeURIComponent(raw);
    return param.length <= MAX_LENGTH && SHAPE.test(param) ? param : null;
  } catch {
    return null;
  }
}

/** The id that a parameter names if no slug matches; null unless all digits and an exact integer. */
export function numericId(param: string): number | null {
  return /^\d{1,15}$/.test(param) ? Number(param) : null;
}

/** Duplicates of duplicates occur; longer chains are bad data. */
export const MAX_DUPLICATE_STEPS = 5;

/** The path of a rental's page, with its slug, else its id (docs/behaviour.md, D1). */
export function rentalPath({ id, slug }: Pick<LiveRental, "id" | "slug">): string {
  return `/rental/${slug === null ? id : encodeURIComponent(slug)}`;
}

/** The share link of a rental, to its page in the sender's language (docs/behaviour.md, K3). `host` includes the scheme. */
export function shareLink(host: string, { id, slug }: Pick<Rental, "id" | "slug">, locale: Locale): string {
  return `${host}${localPath(locale, `/rental?slug=${encodeURIComponent(slug ?? String(id))}`)}`;
}

export type ShareTarget = {
  channel: "Email" | "Facebook" | "X" | "WhatsApp" | "Messenger" | "Telegram";
  href: string;
};

/** The ways to share besides copying. Messenger uses its URL scheme, because its web dialog would require an app id. */
export function shareTargets(link: string, title: string): ShareTarget[] {
  const url = encodeURIComponent(link);
  const text = encodeURIComponent(title.toWellFormed());
  return [
    { channel: "Email", href: `mailto:?subject=${text}&body=${url}` },
    { channel: "Facebook", href: `https://www.facebook.com/sharer/sharer.php?u=${url}` },
    { channel: "X", href: `https://x.com/intent/post?text=${text}&url=${url}` },
    { channel: "WhatsApp", href: `https://wa.me/?text=${text}%20${url}` },
    { channel: "Messenger", href: `fb-messenger://share/?link=${url}` },
    { channel: "Telegram", href: `https://t.me/share/url?url=${url}&text=${text}` },
  ];
}

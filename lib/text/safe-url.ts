import type { Translator } from "../language/translator.ts";

export const MAX_URL_LENGTH = 2_000;

/** Characters that can disguise the target of a link: white space, control and format characters, backslashes. */
const DISGUISING = /[\s\p{Cc}\p{Cf}\p{Cs}\\<>"]/u;

const SHAPES = [/^https?:\/\/[^/?#]/i, /^mailto:[^@]+@[^@]+$/i, /^tel:\+?\d{5,15}$/i];

function withScheme(written: string): string {
  if (/^(?:t|wa)\.me\/./i.test(written)) return `https://${written}`;
  return /^tel:/i.test(written) ? written.replace(/[ ().-]/g, "") : written;
}

/** The address to link for a URL from a listing; null for unsafe ones, which are shown as text. */
export function safeUrl(raw: string): string | null {
  const url = withScheme(raw.trim());
  if (url.length > MAX_URL_LENGTH || DISGUISING.test(url)) return null;
  if (!SHAPES.some((shape) => shape.test(url)) || !URL.canParse(url)) return null;
  const { username, password, href } = new URL(url);
  return username === "" && password === "" ? href : null;
}

/** Attributes of a link whose target an advertiser chose. */
export const UNTRUSTED_LINK = { target: "_blank", rel: "ugc nofollow noopener" } as const;

export type ContactWay = { name: string; action: string };

const SERVICES: readonly (readonly [name: string, hosts: RegExp])[] = [
  ["WhatsApp", /^(?:wa\.me|(?:\w+\.)?whatsapp\.com)$/],
  ["Telegram", /^(?:t\.me|telegram\.me)$/],
  ["Messenger", /^(?:m\.me|(?:www\.)?messenger\.com)$/],
  ["Facebook", /^(?:fb\.com|(?:\w+\.)?facebook\.com)$/],
  ["Instagram", /^(?:www\.)?instagram\.com$/],
];

/** `href` must come from `safeUrl`. */
export function contactWay(href: string, t: Translator): ContactWay {
  const { protocol, hostname } = new URL(href);
  if (protocol === "tel:") return { name: t("contactWay.call"), action: t("contactWay.call") };
  if (protocol === "mailto:") return { name: t("contactWay.email"), action: t("contactWay.sendEmail") };
  const service = SERVICES.find(([, hosts]) => hosts.test(hostname))?.[0];
  if (service !== undefined) return { name: service, action: t("contactWay.message", { service }) };
  const host = hostname.replace(/^www\./, "");
  return { name: t("contactWay.contact"), action: t("contactWay.contactOn", { host }) };
}

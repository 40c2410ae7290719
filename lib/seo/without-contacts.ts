import { textLinks } from "@/lib/description/text-links";

const EMAIL = /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu;
/** "@made_bali", but not "RedDoorz @ Sanur" or "Vivaldi@Jimbaran". */
const HANDLE = /(?<![\p{L}\p{N}_.])@[a-z][\w.]{2,}/giu;
/** A mobile number written without its country code or leading zero. */
const BARE_MOBILE = /(?<![\p{L}\p{N}.,])8[1-9]\d(?:[ -]?\d{3,4}){2}\d?(?![\p{L}\p{N}.,]\d|\d)/gu;
/** What is left of "WA: +62 ..." when the number is gone. */
const DANGLING =
  /[\s,;:(|·–-]*(?<![\p{L}\p{N}])(?:wa|whatsapp|call|tel|phone|telp|hp|contact|kontak|hubungi|dm|text|telegram|ig|email)\s*[:.)]*\s*$/iu;

/** The text without the pieces that `textLinks` finds: addresses and phone numbers. */
function withoutLinks(text: string): string {
  let at = 0;
  let kept = "";
  for (const { start, end } of textLinks(text)) {
    kept += text.slice(at, start);
    at = end;
  }
  return kept + text.slice(at);
}

/**
 * A text on one line without phone numbers, handles, e-mail and web addresses: what others copy of a page must not
 * carry a person's contact (QUALITY F5).
 */
export function withoutContacts(text: string): string {
  const stripped = withoutLinks(text.replace(EMAIL, " ").replace(HANDLE, " ")).replace(BARE_MOBILE, " ");
  const folded = stripped.replace(/\s+/g, " ").trim();
  return folded === text.trim() ? folded : folded.replace(DANGLING, "").trim();
}

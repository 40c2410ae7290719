import { textLinks } from "./text-links.ts";

/** Embeddings, overrides and isolates. */
const OVERRIDES = /[\u202a-\u202e\u2066-\u2069]/g;

/** Removes bidirectional overrides: "gnp.exe" must not read "exe.png". */
export function withoutOverrides(text: string): string {
  return text.replace(OVERRIDES, "");
}

/** The displayed form of a listing's text, with the same characters in the server's HTML and the browser's DOM. */
export function plainText(raw: string): string {
  return withoutOverrides(raw)
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, "\n")
    .replace(/[^\P{Cc}\n\t]/gu, "")
    .toWellFormed()
    .trim();
}

/** A quick test before the expensive ones: every contact has one of these, most titles have none. */
const SIGN_OF_CONTACT = /[@/:]|www\.|\d\d/i;
const EMAIL = /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu;
/** "@made_bali", but not "RedDoorz @ Sanur" or "Vivaldi@Jimbaran". */
const HANDLE = /(?<![\p{L}\p{N}_.])@[a-z][\w.]{2,}/giu;
/** A mobile number written without its country code or leading zero. */
const BARE_MOBILE = /(?<![\p{L}\p{N}.,])8[1-9]\d(?:[ -]?\d{3,4}){2}\d?(?![\p{L}\p{N}.,]\d|\d)/gu;
/** The "WA:" that remains of "WA: +62 ..." after removing the number. */
const DANGLING =
  /(?<![ ,;:(|·–-])[ ,;:(|·–-]*(?<![\p{L}\p{N}])(?:wa|whatsapp|call|tel|phone|telp|hp|contact|kontak|hubungi|dm|text|telegram|ig|email) ?(?:[:.)]+ ?)?$/iu;

function withoutLinks(text: string): string {
  let position = 0;
  let rest = "";
  for (const { start, end } of textLinks(text)) {
    rest += text.slice(position, start);
    position = end;
  }
  return rest + text.slice(position);
}

/** One line without phone numbers, handles and addresses, because other sites copy text from pages (docs/behaviour.md, S1). */
export function withoutContacts(text: string): string {
  if (!SIGN_OF_CONTACT.test(text)) return text.replace(/\s+/g, " ").trim();
  const stripped = withoutLinks(text.replace(EMAIL, " ").replace(HANDLE, " ")).replace(BARE_MOBILE, " ");
  const folded = stripped.replace(/\s+/g, " ").trim();
  return folded === text.trim() ? folded : folded.replace(DANGLING, "").trim();
}

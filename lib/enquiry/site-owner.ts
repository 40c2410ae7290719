import { contactKey } from "@/lib/contact/contact-key";
import type { Translator } from "@/lib/language/translator";
import type { Chat } from "./chat";
import type { EnquiredHome } from "./enquiry-draft";
import { chatsOf } from "./owner-chats";

const EMAIL_ADDRESS = /^(?:mailto:)?([^@\s:?]+@[^@\s:?.]+(?:\.[^@\s:?.]+)+)$/i;

/** Telegram for an account (`@name`, `https://t.me/name`), WhatsApp for a phone number or link, e-mail; else null. */
export function siteOwnerChat(written: string): Chat | null {
  const address = EMAIL_ADDRESS.exec(written)?.[1];
  if (address !== undefined) return { name: "e-mail", address: `mailto:${address}` };
  const [chat = null] = chatsOf(contactKey(written));
  return chat?.name === "e-mail" ? null : chat;
}

/** What visitors report about a listing; "takedown": the advert is theirs and has to go. */
export type Report = "taken" | "wrong" | "takedown";

/** The message that reports a listing to the owner of the site (docs/behaviour.md, D13). */
export function reportText(report: Report, { title, link }: EnquiredHome, t: Translator): string {
  const room = report === "wrong" ? ["", `${t("report.wrong.after")} `] : [];
  return [t(`report.${report}.before`), ...(title === null ? [] : [title]), link, ...room].join("\n");
}

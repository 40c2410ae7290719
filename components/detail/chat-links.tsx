import { useTranslations } from "next-intl";
import { type Chat, draftHref } from "@/lib/enquiry/chat";
import { eventAttributes } from "@/lib/reporting/analytics";
import { UNTRUSTED_LINK } from "@/lib/text/safe-url";

const FIRST = "bg-leaf text-on-leaf hover:bg-leaf/90";
const OTHER = "border border-edge hover:bg-sunken";

type Props = { chats: readonly Chat[]; text: string; rentalId: number };

/** Links that open a chat with the text as a draft, or without it if the text is too long for a link. */
export function ChatLinks({ chats, text, rentalId }: Props) {
  const t = useTranslations();
  return chats.map((chat, index) => (
    <a
      key={chat.name}
      href={draftHref(chat, text) ?? chat.address}
      {...UNTRUSTED_LINK}
      {...eventAttributes("contact-click", rentalId)}
      className={`grid min-h-11 place-items-center rounded-full px-4 text-center font-semibold text-sm transition-colors ${index === 0 ? FIRST : OTHER}`}
    >
      {chat.name === "e-mail" ? t("enquiry.email") : t("enquiry.openIn", { app: chat.name })}
    </a>
  ));
}

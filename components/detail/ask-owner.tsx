import { useLanguage } from "@/components/language/use-language";
import { askedItems, enquiredHome, enquiryDraft, enquiryLanguageOf } from "@/lib/enquiry/enquiry-draft";
import { enquiryText } from "@/lib/enquiry/enquiry-text";
import { ownerChats } from "@/lib/enquiry/owner-chats";
import type { Locale } from "@/lib/language/locales";
import type { Rental } from "@/lib/rental/rental";
import { rentalStatements } from "@/lib/rental/rental-statements";
import { languageOf } from "@/server/language/language-of";
import { absoluteUrl } from "@/server/site/absolute-url";
import { AskDisclosure } from "./ask-disclosure.client";
import { ChatLinks } from "./chat-links";

/** A prepared message to the landlord. Without JavaScript it is in the language of the advert. */
export function AskOwner({ rental }: { rental: Rental }) {
  const pageLanguage = useLanguage();
  const chats = ownerChats(rental);
  if (chats === null) return null;
  const home = enquiredHome(rental, absoluteUrl);
  const items = askedItems(rentalStatements(rental, pageLanguage));
  const language = enquiryLanguageOf(rental.raw_description);
  const draftIn = (locale: Locale) => enquiryDraft(home, items, languageOf(locale));
  const drafts = { en: draftIn("en"), id: draftIn("id"), ru: draftIn("ru") };
  const text = enquiryText(drafts[language], language);
  return (
    <AskDisclosure
      summary={pageLanguage.t("enquiry.ask")}
      rentalId={rental.id}
      drafts={drafts}
      language={language}
      chats={chats}
    >
      {chats.length === 0 ? (
        <p lang={language} className="whitespace-pre-wrap text-sm wrap-anywhere [unicode-bidi:plaintext]">
          {text}
        </p>
      ) : (
        <div className="grid gap-2">
          <ChatLinks chats={chats} text={text} rentalId={rental.id} />
        </div>
      )}
    </AskDisclosure>
  );
}

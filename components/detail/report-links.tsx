import { useTranslations } from "next-intl";
import { botChat } from "@/lib/alerts/bot-chat";
import { draftHref } from "@/lib/enquiry/chat";
import { enquiredHome } from "@/lib/enquiry/enquiry-draft";
import { type Report, reportText } from "@/lib/enquiry/site-owner";
import type { Translator } from "@/lib/language/translator";
import type { Rental } from "@/lib/rental/rental";
import { absoluteUrl } from "@/server/site/absolute-url";
import { serverEnv } from "@/server/site/server-env";

const REPORTED = ["taken", "wrong", "takedown"] as const;

/** The site's bot, else the owner's chat with a draft. */
function reportChat(rental: Rental, t: Translator) {
  const bot = serverEnv.reportBot();
  if (bot !== null) {
    const hrefOf = (report: Report) => botChat(bot, `${report}_${rental.id}`);
    return { name: "Telegram", hrefOf };
  }
  const chat = serverEnv.ownerContact();
  if (chat === null) return null;
  const home = enquiredHome(rental, absoluteUrl);
  const hrefOf = (report: Report) => draftHref(chat, reportText(report, home, t)) ?? chat.address;
  return { name: chat.name, hrefOf };
}

/** Reports of the listing: to the bot, else in the owner's chat; nothing without either (docs/behaviour.md, D13). */
export function ReportLinks({ rental }: { rental: Rental }) {
  const t = useTranslations();
  const chat = reportChat(rental, t);
  if (chat === null) return null;
  return (
    <div className="border-line border-t pt-1 pb-3 text-sm">
      <p className="flex flex-wrap gap-x-6">
        {REPORTED.map((report) => (
          <a
            key={report}
            href={chat.hrefOf(report)}
            target="_blank"
            rel="noopener"
            className="inline-flex min-h-11 items-center font-medium text-leaf underline underline-offset-4"
          >
            {t(`report.${report}.label`)}
          </a>
        ))}
      </p>
      <p className="text-ink-soft">
        {chat.name === "e-mail" ? t("report.opensEmail") : t("report.opensChat", { app: chat.name })}
      </p>
    </div>
  );
}

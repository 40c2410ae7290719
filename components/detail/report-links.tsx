import { useTranslations } from "next-intl";
import { draftHref } from "@/lib/enquiry/chat";
import { enquiredHome } from "@/lib/enquiry/enquiry-subject";
import { reportText } from "@/lib/enquiry/site-owner";
import type { Rental } from "@/lib/rentals/rental";
import { absoluteUrl } from "@/server/http/absolute-url";
import { serverEnv } from "@/server/http/server-env";

const REPORTED = ["taken", "wrong"] as const;

/** Links that open the site owner's chat with a report of the listing as a draft; nothing without such a chat (docs/behaviour.md, D13). */
export function ReportLinks({ rental }: { rental: Rental }) {
  const t = useTranslations();
  const chat = serverEnv.ownerContact();
  if (chat === null) return null;
  const home = enquiredHome(rental, absoluteUrl);
  return (
    <div className="border-line border-t pt-1 pb-3 text-sm print:hidden">
      <p className="flex flex-wrap gap-x-6">
        {REPORTED.map((report) => (
          <a
            key={report}
            href={draftHref(chat, reportText(report, home, t)) ?? chat.address}
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

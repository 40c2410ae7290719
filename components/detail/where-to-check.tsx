import { useTranslations } from "next-intl";
import type { Rental } from "@/lib/rental/rental";
import { whereToCheck } from "@/lib/rental/where-to-check";
import { eventAttributes } from "@/lib/reporting/analytics";
import { mediaUrl } from "@/server/site/absolute-url";
import { serverEnv } from "@/server/site/server-env";

export function WhereToCheck({ rental }: { rental: Rental }) {
  const t = useTranslations();
  const pages = { addressOf: mediaUrl, agentRegister: serverEnv.agentRegisterUrl() };
  const checks = whereToCheck(rental, pages, t);
  if (checks.length === 0) return null;
  return (
    <ul aria-label={t("pay.where")} className="grid">
      {checks.map(({ what, label, href }) => (
        <li key={what}>
          <a
            href={href}
            target="_blank"
            rel="noopener"
            {...(what === "place" ? eventAttributes("location-click", rental.id) : {})}
            className="inline-flex min-h-11 items-center text-leaf underline underline-offset-2"
          >
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}

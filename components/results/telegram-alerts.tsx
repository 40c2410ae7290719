import { useTranslations } from "next-intl";
import { LINE, Svg } from "@/components/ui/icons";
import { UNTRUSTED_LINK } from "@/lib/text/safe-url";
import type { AlertsLink } from "@/server/discovery/alerts-link";

function BellIcon() {
  return (
    <Svg>
      <path d="M6 16V11a6 6 0 0 1 12 0v5l1.5 2h-15L6 16ZM10 20.5a2 2 0 0 0 4 0" {...LINE} strokeWidth="1.8" />
    </Svg>
  );
}

/** Above a list, whose end is far on a phone. */
export function TelegramAlertsLink({ alerts }: { alerts: AlertsLink | null }) {
  const t = useTranslations();
  if (alerts === null) return null;
  return (
    <a href={alerts.href} {...UNTRUSTED_LINK} className="telegram-link">
      <BellIcon />
      {t("listNotes.telegram.heading")}
    </a>
  );
}

/** Opens the site's bot (docs/behaviour.md, B12); nothing without one. */
export function TelegramAlerts({ alerts }: { alerts: AlertsLink | null }) {
  const t = useTranslations();
  if (alerts === null) return null;
  return (
    <section aria-labelledby="telegram-alerts" className="telegram-alerts">
      <BellIcon />
      <div>
        <h2 id="telegram-alerts">{t("listNotes.telegram.heading")}</h2>
        <p>{t("listNotes.telegram.text")}</p>
        {alerts.code === null ? <p>{t("listNotes.telegram.sendAddress")}</p> : null}
        <a href={alerts.href} {...UNTRUSTED_LINK}>
          {t("listNotes.telegram.open")}
        </a>
      </div>
    </section>
  );
}

import { useTranslations } from "next-intl";
import { LINE, Svg } from "@/components/ui/icons";
import { UNTRUSTED_LINK } from "@/lib/text/safe-url";

function BellIcon() {
  return (
    <Svg>
      <path d="M6 16V11a6 6 0 0 1 12 0v5l1.5 2h-15L6 16ZM10 20.5a2 2 0 0 0 4 0" {...LINE} strokeWidth="1.8" />
    </Svg>
  );
}

/** Opens the site's bot (docs/behaviour.md, B12); nothing without one. */
export function TelegramAlertsLink({ href }: { href: string | null }) {
  const t = useTranslations();
  if (href === null) return null;
  return (
    <a href={href} {...UNTRUSTED_LINK} className="telegram-link">
      <BellIcon />
      {t("listNotes.telegram.heading")}
    </a>
  );
}

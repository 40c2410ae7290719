import { useLocale, useTranslations } from "next-intl";
import { useLanguage } from "@/components/language/use-language";
import { Disclosure } from "@/components/ui/disclosure";
import { homeHref } from "@/lib/filters/schema";
import { localPath } from "@/lib/language/locales";
import {
  ADVICE,
  type Circumstances,
  type FactBeforePaying,
  factsBeforePaying,
} from "@/lib/rental/before-you-pay";
import type { PhotoSharerLink } from "@/lib/rental/photo-sharers";
import type { Rental } from "@/lib/rental/rental";
import { whereToCheck } from "@/lib/rental/where-to-check";
import { eventAttributes } from "@/lib/reporting/analytics";
import { mediaUrl } from "@/server/site/absolute-url";
import { serverEnv } from "@/server/site/server-env";

const LINK = "inline-flex items-center py-1 text-leaf underline underline-offset-2 max-sm:min-h-11";
const LIST = "grid list-disc gap-1 pl-4 leading-snug marker:text-ink-soft";

function Fact({ text, contact }: FactBeforePaying) {
  const locale = useLocale();
  if (contact === null) return text;
  return (
    <a href={localPath(locale, homeHref({ contact }))} rel="nofollow" className={LINK}>
      {text}
    </a>
  );
}

function PhotoSharers({ sharers }: { sharers: readonly PhotoSharerLink[] }) {
  const { locale, t } = useLanguage();
  return (
    <>
      {t("pay.sharers", { count: sharers.length })}
      <ul className="mt-1 grid gap-1">
        {sharers.map(({ id, href, title, posted, differences }) => (
          <li key={id}>
            <a href={localPath(locale, href)} className={LINK}>
              {title}
            </a>{" "}
            <span className="block text-ink-soft">{[posted, differences].filter(Boolean).join(": ")}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

function WhereToCheck({ rental }: { rental: Rental }) {
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
            className="outward inline-flex min-h-11 items-center text-leaf underline underline-offset-2"
          >
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}

type Props = { rental: Rental; circumstances: Circumstances };

/** Facts and advice to read before paying, folded to one line that counts the facts (docs/behaviour.md, D11). */
export function BeforeYouPay({ rental, circumstances }: Props) {
  const language = useLanguage();
  const { t } = language;
  const { photoSharers } = circumstances;
  const facts = factsBeforePaying(circumstances, language);
  const count = facts.length + (photoSharers.length === 0 ? 0 : 1);
  return (
    <Disclosure summary={count === 0 ? t("pay.heading") : t("pay.headingWithCount", { count })}>
      <div className="grid gap-3 text-sm">
        {count === 0 ? null : (
          <ul className={LIST}>
            {photoSharers.length === 0 ? null : (
              <li>
                <PhotoSharers sharers={photoSharers} />
              </li>
            )}
            {facts.map((fact) => (
              <li key={fact.text}>
                <Fact {...fact} />
              </li>
            ))}
          </ul>
        )}
        <ul className={`${LIST} text-ink-soft`}>
          {ADVICE.map((step) => (
            <li key={step}>{t(`pay.${step}`)}</li>
          ))}
        </ul>
        <WhereToCheck rental={rental} />
      </div>
    </Disclosure>
  );
}

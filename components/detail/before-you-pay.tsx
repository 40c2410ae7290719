import { useLocale, useTranslations } from "next-intl";
import { useId } from "react";
import { useLanguage } from "@/components/language/use-language";
import { Disclosure } from "@/components/ui/disclosure";
import { homesHref } from "@/lib/compare/compare-address";
import { homeHref } from "@/lib/filters/schema";
import { localPath } from "@/lib/language/locales";
import {
  ADVICE,
  type Circumstances,
  type FactBeforePaying,
  factsBeforePaying,
} from "@/lib/rental/before-you-pay";
import type { PhotoSharerLink } from "@/lib/rental/photo-sharers";

const LINK = "inline-flex items-center py-1 text-leaf underline underline-offset-2 max-sm:min-h-11";
const LIST = "grid list-disc gap-1 pl-4 leading-snug marker:text-ink-soft";

function Fact({ text, posts, contact }: FactBeforePaying) {
  const locale = useLocale();
  if (posts === null) return text;
  return (
    <a
      href={localPath(locale, contact ? homeHref({ contact }) : homesHref("/compare", posts))}
      rel={contact ? "nofollow" : undefined}
      className={LINK}
    >
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

type ContentProps = Pick<Circumstances, "photoSharers"> & {
  facts: readonly FactBeforePaying[];
  children: React.ReactNode;
};

function Content({ facts, photoSharers, children }: ContentProps) {
  const t = useTranslations();
  return (
    <div className="grid gap-3 text-sm">
      {facts.length + photoSharers.length === 0 ? null : (
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
      {children}
    </div>
  );
}

type Props = { circumstances: Circumstances; children?: React.ReactNode };

/** Facts and advice to read before paying. Folded if there is only advice. */
export function BeforeYouPay({ circumstances, children }: Props) {
  const language = useLanguage();
  const facts = factsBeforePaying(circumstances, language);
  const headingId = useId();
  const { photoSharers } = circumstances;
  const content = (
    <Content facts={facts} photoSharers={photoSharers}>
      {children}
    </Content>
  );
  if (facts.length + photoSharers.length === 0) {
    return (
      <div className="print:hidden">
        <Disclosure summary={language.t("pay.heading")}>{content}</Disclosure>
      </div>
    );
  }
  return (
    <section aria-labelledby={headingId} className="border-line border-t pt-3 pb-4 print:hidden">
      <h2 id={headingId} className="mb-2 font-medium">
        {language.t("pay.heading")}
      </h2>
      {content}
    </section>
  );
}

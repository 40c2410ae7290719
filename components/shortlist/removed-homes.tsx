import { useTranslations } from "next-intl";
import { Price } from "@/components/currency/price.client";
import { useLanguage } from "@/components/language/use-language";
import { CardGrid } from "@/components/results/card-grid";
import { REGION_NAME } from "@/lib/region/names";
import { shortDateSeenFrom } from "@/lib/rental/posting-date";
import { forgetHomes, type removedHomes } from "./use-shown-shortlist.client";

type RemovedHome = ReturnType<typeof removedHomes>[number];

/** Only facts: contact, text and photos were deleted with the takedown (docs/behaviour.md, K6). */
function RemovedCard({ home: { id, facts, removedAt }, now }: { home: RemovedHome; now: Date }) {
  const { locale, t } = useLanguage();
  if (facts === null) return null;
  const day = shortDateSeenFrom(now, removedAt, locale);
  return (
    <article className="flex h-full flex-col gap-0.5 rounded-card border border-edge border-dashed bg-sunken p-3.5 text-ink-soft">
      <p className="font-medium text-xs">
        {day === null ? t("liked.removed") : t("liked.removedOn", { day })}
      </p>
      <h3 dir="auto" lang={facts.lang} className="card-title">
        {facts.title}
      </h3>
      <p className="text-sm">{[facts.place ?? REGION_NAME, facts.rooms].filter(Boolean).join(" · ")}</p>
      <p className="pt-1">
        <Price rent={facts.rent} className="font-semibold text-sm" />
      </p>
      <button
        type="button"
        aria-label={t("liked.forgetHome", { title: facts.title })}
        onClick={() => forgetHomes([id])}
        className="mt-auto min-h-11 self-start font-semibold text-leaf text-sm underline underline-offset-4"
      >
        {t("liked.forget")}
      </button>
    </article>
  );
}

export function RemovedHomes({ homes, now }: { homes: readonly RemovedHome[]; now: Date }) {
  const t = useTranslations();
  if (homes.length === 0) return null;
  return (
    <section aria-labelledby="removed-homes" className="mt-2 grid gap-3">
      <h2 id="removed-homes" className="font-display font-semibold text-lg">
        {t("liked.removedHeading")}
      </h2>
      <CardGrid wide>
        {homes.map((home) => (
          <li key={home.id}>
            <RemovedCard home={home} now={now} />
          </li>
        ))}
      </CardGrid>
    </section>
  );
}

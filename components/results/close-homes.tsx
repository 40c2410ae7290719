import { RentalLink } from "@/components/card/rental-links";
import { useLanguage } from "@/components/language/use-language";
import { FilterLink } from "@/components/list-state/filter-link.client";
import type { Relaxation } from "@/lib/filters/relaxations";
import { localPath } from "@/lib/language/locales";
import type { Language } from "@/lib/language/translator";
import { groupDigits } from "@/lib/money/format-price";
import type { NearMiss } from "@/lib/search/near-misses";

function missedWords({ reasons }: NearMiss, language: Language): string {
  return reasons
    .map((reason) =>
      "text" in reason
        ? reason.text(language)
        : language.t("unstated.miss", { fact: language.t(`unstated.fact.${reason.unstated}`) }),
    )
    .join(" · ");
}

type Props = {
  misses: readonly NearMiss[];
  /** Of an empty list. */
  removals: readonly Relaxation[];
  isEmpty: boolean;
};

/** The homes that miss the least of a short list, each with what it misses, and for an empty one which filter to remove. */
export function CloseHomes({ misses, removals, isEmpty }: Props) {
  const language = useLanguage();
  const { locale, t } = language;
  if (misses.length === 0 && !isEmpty) return null;
  return (
    <section aria-labelledby="close-homes" className="close-homes">
      <h2 id="close-homes">
        {misses.length === 0
          ? t("listNotes.close.none")
          : t("listNotes.close.heading", { count: misses.length })}
      </h2>
      <ul>
        {misses.map((miss) => (
          <RentalLink key={miss.rental.id} rental={miss.rental} note={missedWords(miss, language)} />
        ))}
      </ul>
      {isEmpty ? (
        <p>
          {removals.map(({ label, change, count }) => (
            <FilterLink key={label} change={change} className="action-pill">
              {t("listNotes.close.remove", { filter: label })}{" "}
              <span className="text-ink-soft tabular-nums">({groupDigits(count, locale)})</span>
            </FilterLink>
          ))}
          <a href={localPath(locale, "/")} className="action-link">
            {t("listExtras.all")}
          </a>
        </p>
      ) : null}
    </section>
  );
}

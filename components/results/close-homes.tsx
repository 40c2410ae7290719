import { Price } from "@/components/currency/price.client";
import { useLanguage } from "@/components/language/use-language";
import { FilterLink } from "@/components/list-state/filter-link.client";
import { Photo } from "@/components/media/photo";
import type { Relaxation } from "@/lib/filters/relaxations";
import { localPath } from "@/lib/language/locales";
import type { Language } from "@/lib/language/translator";
import { groupDigits } from "@/lib/money/format-price";
import { detailTitle } from "@/lib/rental/labels";
import { firstPicture } from "@/lib/rental/media";
import { rentalPath } from "@/lib/rental/rental-address";
import type { NearMiss } from "@/lib/search/near-misses";
import { textLanguage } from "@/lib/text/text-language";

function missedWords({ reasons }: NearMiss, language: Language): string {
  return reasons
    .map((reason) =>
      "text" in reason
        ? reason.text(language)
        : language.t("unstated.miss", { fact: language.t(`unstated.fact.${reason.unstated}`) }),
    )
    .join(" · ");
}

function CloseHome({ miss }: { miss: NearMiss }) {
  const language = useLanguage();
  const { rental } = miss;
  const title = detailTitle(rental, language.t);
  return (
    <li>
      <a href={localPath(language.locale, rentalPath(rental))} className="close-home">
        <span>
          <Photo
            src={firstPicture(rental.media_urls)}
            alt=""
            sizes="7rem"
            widths={[160, 160]}
            className="object-cover"
          />
        </span>
        <span>
          <b dir="auto" lang={textLanguage(title, language.locale)}>
            {title}
          </b>
          <Price rent={rental.rent} className="font-medium" />
          <i>{missedWords(miss, language)}</i>
        </span>
      </a>
    </li>
  );
}

type Props = {
  misses: readonly NearMiss[];
  /** Of an empty list. */
  removals: readonly Relaxation[];
  isEmpty: boolean;
};

/** The homes that miss the least of a short list, each with what it misses, and for an empty one which filter to remove. */
export function CloseHomes({ misses, removals, isEmpty }: Props) {
  const { locale, t } = useLanguage();
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
          <CloseHome key={miss.rental.id} miss={miss} />
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

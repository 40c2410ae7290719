import { Price } from "@/components/currency/price.client";
import { useLanguage } from "@/components/language/use-language";
import { Photo } from "@/components/media/photo";
import { CHOICE, MAX_SIDE_BY_SIDE } from "@/lib/compare/compare-address";
import { localPath } from "@/lib/language/locales";
import { areaOf, detailTitle, roomsLabel } from "@/lib/rental/labels";
import { firstPicture } from "@/lib/rental/media";
import type { Rental } from "@/lib/rental/rental";
import { rentalPath } from "@/lib/rental/rental-address";
import { textLanguage } from "@/lib/text/text-language";
import type { ComparedHome } from "@/server/search/find-compared";

function SharedHome({ rental, isFirst }: { rental: Rental; isFirst: boolean }) {
  const { locale, t } = useLanguage();
  const { id, bedrooms, bathrooms } = rental;
  const title = detailTitle(rental, t);
  const rooms = roomsLabel(bedrooms, bathrooms, t);
  return (
    <>
      <a href={localPath(locale, rentalPath(rental))} className="group">
        <span className="compare-photo">
          <Photo
            src={firstPicture(rental.media_urls)}
            alt=""
            sizes="(min-width: 40rem) 20rem, 8rem"
            widths={[160, 1200]}
            priority={isFirst}
          />
        </span>
        <span dir="auto" lang={textLanguage(title, locale)} className="compare-title group-hover:underline">
          {title}
        </span>
      </a>
      <p className="text-ink-soft text-sm">
        {areaOf(rental, t)}
        {rooms === "" ? null : ` · ${rooms}`}
      </p>
      <p>
        <Price rent={rental.rent} className="font-medium" />
      </p>
      <label>
        <input type="checkbox" name="ids" value={id} className="accent-leaf" />
        {t("compare.compare")}
        <span className="sr-only"> {title}</span>
      </label>
    </>
  );
}

/** A list of homes that are too many to compare, as a form to choose from. Works without scripts. */
export function SharedList({ homes }: { homes: readonly ComparedHome[] }) {
  const { locale, t } = useLanguage();
  const first = homes.find(({ rental }) => rental !== null);
  return (
    <form action={localPath(locale, "/compare")} className="shared-list">
      <p>{t("comparison.choose", { count: homes.length, max: MAX_SIDE_BY_SIDE })}</p>
      {/* Leads back to this list if none is chosen. */}
      <input type="hidden" name={CHOICE} value={homes.map(({ id }) => id).join(",")} />
      <ul>
        {homes.map(({ id, rental }) => (
          <li key={id}>
            {rental === null ? (
              <p className="compare-absent">{t("comparison.gone")}</p>
            ) : (
              <SharedHome rental={rental} isFirst={id === first?.id} />
            )}
          </li>
        ))}
      </ul>
      <div className="compare-controls">
        <button
          type="submit"
          className="h-12 rounded-full bg-leaf px-6 font-semibold text-on-leaf shadow-float"
        >
          {t("comparison.compareChosen")}
        </button>
      </div>
    </form>
  );
}

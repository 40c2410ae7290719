import { useLanguage } from "@/components/language/use-language";
import type { Comparison } from "@/lib/market/comparison";
import { shortStanding } from "@/lib/market/market-text";
import { cashToMoveIn } from "@/lib/rental/cash-to-move-in";
import { shortDateSeenFrom } from "@/lib/rental/posting-date";
import { plausibleRent } from "@/lib/rental/rent";
import { rentsByStay } from "@/lib/rental/rents-by-stay";
import type { RentalPage } from "@/server/search/find-rental-page";
import { AskOwner } from "./ask-owner";
import { ContactButton } from "./contact-details";
import { AskedRent, MoveIn } from "./rent.client";
import { unitsOf } from "./units";

type Props = Pick<RentalPage, "rental" | "rates" | "ratesDay"> & { comparison: Comparison | null };

/** Rent, one line of what moving in costs, one of how the rent compares, and the button. */
export function PricePanel({ rental, rates, ratesDay, comparison }: Props) {
  const language = useLanguage();
  const { t } = language;
  const { rent } = rental;
  const hasUnits = unitsOf(rental).length > 0;
  const byStay = hasUnits ? [] : rentsByStay(rental, language);
  const isPerNight = rent?.period === "night" || rent?.period === "day";
  const cash = cashToMoveIn(rental, rates, language);
  const standing = shortStanding(comparison, language);
  return (
    <aside
      aria-label={t("detail.panel")}
      className="rounded-card border border-line bg-surface p-5 shadow-card @4xl:sticky @4xl:top-20 @4xl:col-start-2 @4xl:row-start-1"
    >
      <AskedRent
        rent={rent}
        isFrom={hasUnits}
        rates={rates}
        ratesDay={shortDateSeenFrom(null, ratesDay, language.locale)}
      />
      {isPerNight && plausibleRent(rent, rates) !== null ? (
        <p className="mt-1 text-ink-soft text-sm">{t("detail.askMonthly")}</p>
      ) : null}
      {byStay.length === 0 ? null : (
        <ul aria-label={t("detail.byStay")} className="mt-1 text-ink-soft text-sm tabular-nums">
          {byStay.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      {cash === null && standing === null ? null : (
        <div className="mt-3 border-line border-t pt-2">
          {cash === null ? null : <MoveIn cash={cash} rates={rates} />}
          {standing === null ? null : <p className="py-1 text-sm">{standing}</p>}
        </div>
      )}
      <ContactButton rental={rental} />
      <AskOwner rental={rental} />
    </aside>
  );
}

import { useLanguage } from "@/components/language/use-language";
import { cashToMoveIn } from "@/lib/rental/cash-to-move-in";
import { shortDateSeenFrom } from "@/lib/rental/posting-date";
import { plausibleRent } from "@/lib/rental/rent";
import { rentsByStay } from "@/lib/rental/rents-by-stay";
import type { RentalPage } from "@/server/search/find-rental-page";
import { AskOwner } from "./ask-owner";
import { BeforeYouPay } from "./before-you-pay";
import { ContactButton, ContactDetails, SourceDetails } from "./contact-details";
import { MoveIn } from "./move-in.client";
import { Posted } from "./posted";
import { Rent } from "./rent.client";
import { ReportLinks } from "./report-links";
import { unitsOf } from "./units";
import { Unreachable } from "./unreachable";
import { WhereToCheck } from "./where-to-check";

type RentProps = Pick<RentalPage, "rental" | "rates" | "origin">;

function AskedRent({ rental, rates, origin }: RentProps) {
  const language = useLanguage();
  const { rent } = rental;
  const isPerNight = rent?.period === "night" || rent?.period === "day";
  const hasUnits = unitsOf(rental).length > 0;
  const byStay = hasUnits ? [] : rentsByStay(rental, language);
  return (
    <Rent
      rent={rent}
      isFrom={hasUnits}
      rates={rates}
      ratesSource={origin.source}
      ratesDay={shortDateSeenFrom(null, origin.day, language.locale)}
    >
      {isPerNight && plausibleRent(rent, rates) !== null ? (
        <p className="mt-1 text-ink-soft text-sm">{language.t("detail.askMonthly")}</p>
      ) : null}
      {byStay.length === 0 ? null : (
        <ul aria-label={language.t("detail.byStay")} className="mt-1 text-ink-soft text-sm tabular-nums">
          {byStay.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
    </Rent>
  );
}

type Props = Pick<RentalPage, "rental" | "reposts" | "circumstances" | "readAt" | "rates" | "origin"> & {
  children?: React.ReactNode;
};

export function PricePanel({ rental, reposts, circumstances, readAt, rates, origin, children }: Props) {
  const language = useLanguage();
  const cash = cashToMoveIn(rental, rates, language);
  return (
    <aside
      aria-label={language.t("detail.panel")}
      className="rounded-card border border-line bg-surface p-5 pb-0 shadow-card @4xl:sticky @4xl:top-20 @4xl:col-start-2 @4xl:row-start-1"
    >
      <AskedRent rental={rental} rates={rates} origin={origin} />
      {cash === null ? null : <MoveIn cash={cash} rates={rates} />}
      {children}
      <Posted rental={rental} reposts={reposts} rates={rates} readAt={readAt} />
      <ContactButton rental={rental} />
      <AskOwner rental={rental} />
      <ContactDetails rental={rental} />
      <BeforeYouPay circumstances={circumstances}>
        <WhereToCheck rental={rental} />
      </BeforeYouPay>
      <SourceDetails rental={rental} />
      <Unreachable rental={rental} circumstances={circumstances} />
      <ReportLinks rental={rental} />
    </aside>
  );
}

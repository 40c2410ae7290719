import type { RentalPage } from "@/lib/search/find-rental-page";
import { AskOwner } from "./ask-owner";
import { AskedRent } from "./asked-rent";
import { BeforeYouPay } from "./before-you-pay";
import { ContactButton, ContactDetails, SourceDetails } from "./contact-details";
import { Posted } from "./posted";

type Props = Pick<RentalPage, "rental" | "reposts" | "circumstances" | "readAt" | "rates" | "origin"> & {
  /** What is said of the price, below it. */
  children?: React.ReactNode;
};

/** The price, the posting date, the contact and the source. */
export function PricePanel({ rental, reposts, circumstances, readAt, rates, origin, children }: Props) {
  return (
    <aside
      aria-label="Price and contact"
      className="rounded-card border border-line bg-surface p-5 pb-0 shadow-card @4xl:sticky @4xl:top-20 @4xl:col-start-2 @4xl:row-start-1"
    >
      <AskedRent rental={rental} rates={rates} origin={origin} />
      {children}
      <Posted rental={rental} reposts={reposts} rates={rates} readAt={readAt} />
      <ContactButton rental={rental} />
      <AskOwner rental={rental} />
      <ContactDetails rental={rental} />
      <BeforeYouPay circumstances={circumstances} />
      <SourceDetails rental={rental} />
    </aside>
  );
}

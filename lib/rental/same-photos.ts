import { rentalContacts } from "../contact/contact-key.ts";
import type { Language } from "../language/translator.ts";
import { convert, type ExchangeRates } from "../money/currency.ts";
import { type Priced, plausiblePrice } from "../money/monthly-price.ts";
import { shortMonthlyRent } from "../money/short-monthly-rent.ts";
import { placeLabel } from "../places/place-label.ts";

export type PhotoSharer = Priced & {
  location: string | null;
  contact_url: string | null;
  facts: { contacts: readonly string[] } | null;
};

/** Smallest difference of two monthly rents that is mentioned, as a share of the higher one. */
const MIN_DIFFERENCE = 1 / 5;

function areRentsApart(one: Priced, other: Priced, rates: ExchangeRates): boolean {
  const [own, their] = [plausiblePrice(one, rates), plausiblePrice(other, rates)];
  if (own === null || their === null) return false;
  const converted = convert(their.perMonth, their.currency, own.currency, rates);
  if (converted === null) return false;
  return Math.abs(own.perMonth - converted) >= Math.max(own.perMonth, converted) * MIN_DIFFERENCE;
}

const contactsOf = ({ contact_url, facts }: PhotoSharer) =>
  new Set(rentalContacts(contact_url, facts?.contacts));

/**
 * In what another listing with the same photos differs: "another contact", its area, a monthly rent at least a fifth higher or
 * lower (docs/behaviour.md, D15). What one of them does not state is no difference.
 */
export function differencesFrom(
  rental: PhotoSharer,
  other: PhotoSharer,
  rates: ExchangeRates,
  language: Language,
): string[] {
  const [contacts, others] = [contactsOf(rental), contactsOf(other)];
  const isOtherContact = contacts.size > 0 && others.size > 0 && contacts.isDisjointFrom(others);
  const isOtherArea =
    rental.location !== null && other.location !== null && rental.location !== other.location;
  const rent = areRentsApart(rental, other, rates) ? shortMonthlyRent(other, rates, language) : null;
  return [
    ...(isOtherContact ? [language.t("pay.otherContact")] : []),
    ...(isOtherArea
      ? [language.t("pay.otherArea", { place: placeLabel(other.location ?? "", language.t) })]
      : []),
    ...(rent === null ? [] : [rent]),
  ];
}

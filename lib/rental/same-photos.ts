import { rentalContacts } from "../contact/contact-key.ts";
import type { Language } from "../language/translator.ts";
import { convert, type ExchangeRates } from "../money/currency.ts";
import { placeLabel } from "../places/place-label.ts";
import { plausibleRent, type Rent, shortMonthlyRent } from "./rent.ts";

export type PhotoSharer = {
  rent: Rent | null;
  location: string | null;
  contact_url: string | null;
  facts: { contacts: readonly string[] } | null;
};

/** Smallest difference of two monthly rents that is mentioned, as a share of the higher one. */
const MIN_DIFFERENCE = 1 / 5;

function areRentsApart(one: Rent | null, other: Rent | null, rates: ExchangeRates): boolean {
  const [own, their] = [plausibleRent(one, rates), plausibleRent(other, rates)];
  if (own === null || their === null) return false;
  const converted = convert(their.price_per_month, their.currency, own.currency, rates);
  if (converted === null) return false;
  return (
    Math.abs(own.price_per_month - converted) >= Math.max(own.price_per_month, converted) * MIN_DIFFERENCE
  );
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
  const rent = areRentsApart(rental.rent, other.rent, rates)
    ? shortMonthlyRent(other.rent, rates, language)
    : null;
  return [
    ...(isOtherContact ? [language.t("pay.otherContact")] : []),
    ...(isOtherArea
      ? [language.t("pay.otherArea", { place: placeLabel(other.location ?? "", language.t) })]
      : []),
    ...(rent === null ? [] : [rent]),
  ];
}

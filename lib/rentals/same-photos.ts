import { rentalContacts } from "../contact/contact-key.ts";
import type { Language } from "../language/translator.ts";
import { BASE_CURRENCY, convert, type ExchangeRates } from "../money/currency.ts";
import { type Priced, plausiblePrice } from "../money/monthly-price.ts";
import { shortMonthlyRent } from "../money/short-monthly-rent.ts";
import { placeLabel } from "../places/place-label.ts";

/** A listing as it is compared with others that show its photos. */
export type PhotoSharer = Priced & {
  location: string | null;
  contact_url: string | null;
  facts: { contacts: readonly string[] } | null;
};

/** From this difference on, as a part of the higher of two rents, they are told. */
const TOLD_DIFFERENCE = 1 / 5;

/** The rent by the month in a currency that both have; null if either is missing or doubtful, or cannot be converted. */
function comparableRents(
  one: Priced,
  other: Priced,
  rates: ExchangeRates,
): { own: number; theirs: number } | null {
  const [a, b] = [plausiblePrice(one, rates), plausiblePrice(other, rates)];
  if (a === null || b === null) return null;
  if (a.currency === b.currency) return { own: a.perMonth, theirs: b.perMonth };
  const [own, theirs] = [a, b].map(({ perMonth, currency }) =>
    convert(perMonth, currency, BASE_CURRENCY, rates),
  );
  return own == null || theirs == null ? null : { own, theirs };
}

function areRentsApart(one: Priced, other: Priced, rates: ExchangeRates): boolean {
  const rents = comparableRents(one, other, rates);
  if (rents === null) return false;
  const { own, theirs } = rents;
  return Math.abs(own - theirs) >= Math.max(own, theirs) * TOLD_DIFFERENCE;
}

const contactsOf = ({ contact_url, facts }: PhotoSharer) =>
  new Set(rentalContacts(contact_url, facts?.contacts));

/**
 * What another listing with the same photos has that this one does not: another contact, another area, a rent by the month at
 * least a fifth higher or lower (docs/behaviour.md, D15). What one of them does not state is no difference. Empty if they
 * agree.
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

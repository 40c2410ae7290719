import { rentalContacts } from "../lib/contact/contact-key.ts";
import { NO_TERMS, type Rent, type RentalFacts, type Terms } from "../lib/facts/rental-facts.ts";
import type { TextLink } from "../lib/text/text-links.ts";
import type { Advert } from "./advert.ts";
import { contactKeys } from "./contact/contact-keys.ts";
import type { Fact } from "./fact.ts";
import { unitsIn } from "./home/units.ts";
import { readAdvert } from "./read-advert.ts";
import { isPaidInParts } from "./rent/paid-in-parts.ts";

/** Longer than any post of a messaging channel. What stands further back counts as not stated. */
const MAX_LENGTH_READ = 20_000;

/** What there is to read of a rental. */
export type Described = {
  /** Its text as it is shown (`plainText`). */
  text: string;
  /** ISO time in UTC; null: not known, and then nothing is said of dates. */
  postedAt: string | null;
  amenities: readonly string[];
  /** What the site's owner says beside the advert, a line each; null where that is nothing. */
  ownerStatements: string | null;
  contactUrl: string | null;
};

const NOT_DATED = new Date(0);

/** What is stored of an advert that was read from a text. */
function termsOf(advert: Advert): Terms {
  const { kind, rents, stayTotals, deposit, depositInWords, availableFrom, includes } = advert;
  const { minimumStayMonths, minimumStayDays, wifiMbps, electricityCap } = advert;
  return {
    ...{ kind, rents, stayTotals, deposit, depositInWords, availableFrom, includes },
    ...{ minimumStayMonths, minimumStayDays, wifiMbps, electricityCap },
  };
}

/** What a text says, of dates nothing; null for an empty one. */
export function readTerms(text: string): Terms | null {
  if (text === "") return null;
  return { ...termsOf(readAdvert(text, { postedAt: NOT_DATED })), availableFrom: null };
}

const isCertain = ({ doubt }: Fact<string>) => doubt === null;

/** The keys of every contact of a listing: the one that it is published with, and those that its text states for certain. */
function contactsOf({ phones, telegram }: Advert, contactUrl: string | null): string[] {
  const stated = contactKeys({
    phones: phones.filter(isCertain),
    telegram: telegram && isCertain(telegram) ? telegram : null,
  });
  return rentalContacts(contactUrl, stated);
}

const linksTo = (facts: readonly Fact<string>[], hrefOf: (value: string) => string): TextLink[] =>
  facts.flatMap(({ value, spans }) => spans.map((span) => ({ ...span, href: hrefOf(value) })));

/** Where a text names a contact for certain, or an address. */
function linksOf({ phones, telegram, links, mapUrl }: Advert): TextLink[] {
  const addresses = mapUrl ? [...links, mapUrl] : links;
  return [
    ...linksTo(addresses, (href) => href),
    ...linksTo(phones.filter(isCertain), (number) => `tel:${number}`),
    ...linksTo(telegram ? [telegram] : [], (account) => `https://t.me/${account}`),
  ];
}

/**
 * What is stored of a rental besides its columns. `version` is that of the rules, `advert` what its text says where that has
 * been read already, `ownerRent` what the owner says of the rent.
 */
export function readRentalFacts(
  { text, postedAt, amenities, ownerStatements, contactUrl }: Described,
  { version, advert, ownerRent }: { version: string; advert?: Advert; ownerRent?: Rent | undefined },
): RentalFacts {
  const read = text.slice(0, MAX_LENGTH_READ);
  const said = advert ?? readAdvert(read, { postedAt: postedAt === null ? NOT_DATED : new Date(postedAt) });
  const terms = termsOf(said);
  const owner = readTerms(ownerStatements ?? "");
  const rents = ownerRent && [{ value: ownerRent, spans: [], doubt: null }];
  return {
    version,
    advert: postedAt === null ? { ...terms, availableFrom: null } : terms,
    amenities: readTerms(amenities.join("\n")),
    owner: rents ? { ...(owner ?? NO_TERMS), rents } : owner,
    units: said.kind.value === "offer" ? unitsIn(read, said.rents) : [],
    isPaidInParts: isPaidInParts(read, said.rents),
    contacts: contactsOf(said, contactUrl),
    links: linksOf(said),
  };
}

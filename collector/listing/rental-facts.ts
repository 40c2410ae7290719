import type { Advert } from "@rentals/reader/advert.ts";
import type { Fact } from "@rentals/reader/fact.ts";
import { type Unit, unitsIn } from "@rentals/reader/home/units.ts";
import { isPaidInParts } from "@rentals/reader/rent/stay-totals.ts";
import { rentalContacts } from "../../lib/contact/contact-key.ts";
import type { MapPoint } from "../../lib/facts/home-point.ts";
import {
  NO_TERMS,
  type RentalFacts,
  type StatedRent,
  type Terms,
  terms,
} from "../../lib/facts/rental-facts.ts";
import { reader } from "../../lib/region/region-reader.ts";
import { withoutContacts } from "../../lib/text/plain-text.ts";
import { safeUrl } from "../../lib/text/safe-url.ts";
import type { TextLink } from "../../lib/text/text-links.ts";
import { pointOfLink } from "../map-links/map-link.ts";
import { contactKeys } from "../posts/author.ts";

/** More than any Telegram post has. The rest of a longer text is ignored. */
const MOST_CHARACTERS = 20_000;

export type Description = {
  /** Its text as displayed (`plainText`). */
  text: string;
  /** ISO time in UTC; null if unknown, and then dates are not read. */
  postedAt: string | null;
  amenities: readonly string[];
  /** Statements of the site's owner, one per line; null if there are none. */
  ownerStatements: string | null;
  contactUrl: string | null;
};

const UNKNOWN_DATE = new Date(0);

/** The facts of a text that was written on a date; without one, dates are not read. Null if the text is empty. */
export function readTerms(text: string, postedAt: Date | null = null): Terms | null {
  if (text === "") return null;
  const stated = terms.parse(reader.readAdvert(text, { postedAt: postedAt ?? UNKNOWN_DATE }));
  return postedAt === null ? { ...stated, availableFrom: null } : stated;
}

const isCertain = ({ doubt }: Fact<string>) => doubt === null;

/** The keys of the contacts of a listing: the published one, and the certain ones of its text. */
function contactsOf({ phones, telegram, email }: Advert, contactUrl: string | null): string[] {
  const stated = contactKeys({
    phones: phones.filter(isCertain),
    telegram: telegram && isCertain(telegram) ? telegram : null,
    email,
  });
  return rentalContacts(contactUrl, stated);
}

const linksTo = (facts: readonly Fact<string>[], hrefOf: (value: string) => string): TextLink[] =>
  facts.flatMap(({ value, spans }) => spans.map((span) => ({ ...span, href: hrefOf(value) })));

function linksOf({ phones, telegram, email, links, mapUrl }: Advert): TextLink[] {
  const addresses = [...links, ...(mapUrl ? [mapUrl] : [])].filter(({ value }) => safeUrl(value) !== null);
  return [
    ...linksTo(addresses, (href) => href),
    ...linksTo(phones.filter(isCertain), (number) => `tel:${number}`),
    ...linksTo(telegram ? [telegram] : [], (account) => `https://t.me/${account}`),
    ...linksTo(email ? [email] : [], (address) => `mailto:${address}`),
  ];
}

/** A unit without a name that holds a contact: pages show it where they show no contacts. */
const withPlainName = (unit: Unit): Unit =>
  unit.name === null || withoutContacts(unit.name) === unit.name ? unit : { ...unit, name: null };

/**
 * The facts of a rental that are stored besides its columns. `version` is that of the rules, `advert` the facts of its text if
 * they are known, `ownerRent` the rent that the owner of the site states, `byTopic` what the listing has from its forum topic. `pinOf`
 * gives the point of a map link.
 */
export function readRentalFacts(
  { text, postedAt, amenities, ownerStatements, contactUrl }: Description,
  {
    version,
    advert,
    ownerRent,
    byTopic = [],
    pinOf = pointOfLink,
  }: {
    version: string;
    advert?: Advert;
    ownerRent?: StatedRent | undefined;
    byTopic?: RentalFacts["byTopic"] | undefined;
    pinOf?: (mapUrl: string) => MapPoint | null;
  },
): RentalFacts {
  const start = text.slice(0, MOST_CHARACTERS);
  const read =
    advert ?? reader.readAdvert(start, { postedAt: postedAt === null ? UNKNOWN_DATE : new Date(postedAt) });
  const stated = terms.parse(read);
  const owner = readTerms(ownerStatements ?? "", postedAt === null ? null : new Date(postedAt));
  const rents = ownerRent && [{ value: ownerRent, spans: [], doubt: null }];
  return {
    version,
    advert: postedAt === null ? { ...stated, availableFrom: null } : stated,
    amenities: readTerms(amenities.join("\n")),
    owner: rents ? { ...(owner ?? NO_TERMS), rents } : owner,
    units: read.kind.value === "offer" ? unitsIn(start, read.rents).map(withPlainName) : [],
    isPaidInParts: isPaidInParts(start, read.rents),
    pin: read.mapUrl === null ? null : pinOf(read.mapUrl.value),
    byTopic,
    contacts: contactsOf(read, contactUrl),
    links: linksOf(read),
  };
}

import type { Advert } from "./advert.ts";
import { proseOf } from "./contact/contacts.ts";
import { readEmail, readLinks, readMapUrl, readPhones, readTelegram } from "./contact/stated-contacts.ts";
import type { Fact } from "./fact.ts";
import { readPropertyType } from "./home/property-type.ts";
import { readRooms } from "./home/rooms.ts";
import { readGender } from "./home/tenants.ts";
import { readElectricityCap, readIncludes, readWifiSpeed } from "./includes/includes.ts";
import { readKind } from "./kind/kind.ts";
import { readArea } from "./place/area.ts";
import type { Region } from "./region.ts";
import { readDepositInWords } from "./rent/deposit-in-words.ts";
import { readMinimumStay } from "./rent/minimum-stay.ts";
import { readMonthsAhead } from "./rent/months-ahead.ts";
import { readPrices } from "./rent/prices.ts";
import type { Rent } from "./rent.ts";
import { readAvailableFrom } from "./time/available-from.ts";

/** The spans of a rent are its sum and, if stated, its period. */
const isForStatedPeriod = ({ value, doubt, spans }: Fact<Rent>) =>
  doubt === null && spans.length > 1 && (value.period === "month" || value.period === "year");

/** Reads an advert in English, Indonesian, Russian, plain Ukrainian or a mixture. Relative dates count from `postedAt`. */
export function readAdvert(text: string, { postedAt }: { postedAt: Date }, region: Region): Advert {
  const advert = proseOf(text, region);
  const { isCapped, isPricedForSale, ...prices } = readPrices(advert);
  const phones = readPhones(advert);
  const telegram = readTelegram(text, advert);
  const availableFrom = readAvailableFrom(advert, postedAt);
  const stay = readMinimumStay(advert, prices.rents);
  const hasContactOrDate = phones.phones.length > 0 || telegram !== null || availableFrom !== null;
  const isAnswerable = prices.rents.length > 0 || hasContactOrDate;
  const area = readArea(advert, prices.rents);
  const hasRentAndArea = area?.doubt === null && prices.rents.some(isForStatedPeriod);
  const rooms = readRooms(advert, prices.rents);
  const includes = readIncludes(advert);
  const mapUrl = readMapUrl(advert);
  const periods = new Set(prices.rents.map(({ value }) => value.period));
  const single = [telegram, availableFrom, stay.months ?? stay.days, mapUrl, prices.deposit, rooms.bathrooms];
  const terms =
    single.filter((fact) => fact !== null).length +
    Math.min(phones.phones.length, 1) +
    Math.max(periods.size - 1, 0) +
    Object.keys(includes).length;
  return {
    ...readKind(advert, { isAnswerable, isCapped, hasRentAndArea, isPricedForSale, hasContactOrDate, terms }),
    ...prices,
    depositInWords: prices.deposit === null ? readDepositInWords(advert) : null,
    ...rooms,
    propertyType: readPropertyType(advert),
    gender: readGender(advert),
    area,
    ...phones,
    telegram,
    email: readEmail(advert),
    links: readLinks(advert),
    mapUrl,
    availableFrom,
    minimumStayMonths: stay.months,
    minimumStayDays: stay.days,
    monthsAhead: readMonthsAhead(advert),
    includes,
    wifiMbps: readWifiSpeed(advert),
    electricityCap: includes.electricity?.value === "yes" ? readElectricityCap(advert) : null,
  };
}

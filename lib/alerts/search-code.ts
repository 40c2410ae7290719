import { crc32, deflateRawSync, inflateRawSync } from "node:zlib";
import { type ListQuery, listSearch, parseListQuery } from "@/lib/filters/schema";

/** Another one for another dictionary: codes made with the first are then no searches. */
const VERSION = "2";

/** Telegram accepts at most 64 characters of A to Z, a to z, 0 to 9, _ and - after `?start=`. */
const MAX_LENGTH = 64;

/** Longest text that is inflated, in bytes. */
const MAX_BYTES = 2_000;

/** What most searches consist of, in the order of the address: parts of it take two bytes. Part of the format. */
const DICTIONARY = Buffer.from(
  [
    "sort=usualRents&sort=reducedMost&sort=pricePerBedroomAsc&sort=pricePerMonthDesc&sort=pricePerMonthAsc",
    "contact=&more_areas=1&reduced=1&photos=1&dateRange=day&dateRange=week&min_bathrooms=2&max_bedrooms=2",
    "price_min=5000000&price_max=20000000&price_in=USD&stay=12&stay=6&stay=1&available=2027-01-01",
    "available=2026-12-01&type=room,guesthouse,apartment,house,villa&keywords=pool+wifi",
    "unstated=price,bedrooms,bathrooms,type,wifi,pets,pool,ac,kitchen,parking,furnished,cleaning",
    "includes=bills,electricity,water&includes=wifi,pool,ac,furnished&price_by=month&price_range=38",
    "price_range=11&min_bedrooms=1&price_range=15&min_bedrooms=2&location=&price_range=25&min_bedrooms=2",
  ].join("&"),
);

/** Two bytes, so that a code of another bot is not read as a search. */
const checksum = (text: string) => crc32(text) & 0xffff;

/** The CODE of `https://t.me/BOT?start=CODE` (docs/behaviour.md, B3): version, checksum, compressed query. Null if too long. */
export function searchCode(query: Partial<ListQuery>): string | null {
  const text = listSearch(query);
  const sum = Buffer.alloc(2);
  sum.writeUInt16BE(checksum(text));
  const deflated = deflateRawSync(text, { dictionary: DICTIONARY });
  const code = VERSION + Buffer.concat([sum, deflated]).toString("base64url");
  return code.length <= MAX_LENGTH ? code : null;
}

/** The canonical query of a code; null for what is cut, of another version or of another bot. */
export function searchOfCode(code: string): string | null {
  const [version, body] = [code.slice(0, 1), code.slice(1)];
  const bytes = Buffer.from(body, "base64url");
  if (version !== VERSION || code.length > MAX_LENGTH || bytes.toString("base64url") !== body) return null;
  try {
    const limits = { dictionary: DICTIONARY, maxOutputLength: MAX_BYTES };
    const text = inflateRawSync(bytes.subarray(2), limits).toString();
    const isWhole = checksum(text) === bytes.readUInt16BE();
    return isWhole && listSearch(parseListQuery(text)) === text ? text : null;
  } catch {
    return null;
  }
}

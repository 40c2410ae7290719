import { type ListQuery, listSearch, parseListQuery } from "@/lib/filters/schema";
import { fromBase64url, toBase64url } from "@/lib/text/base64url";
import { ByteReader, ByteWriter } from "./bytes";
import { FILTER_CODECS } from "./filter-codecs";

/** Increase it when older codes would be read as another search. */
const VERSION = 1;

/** Telegram accepts at most 64 characters of A to Z, a to z, 0 to 9, _ and - after `?start=`. */
const MAX_LENGTH = 64;

const CODE = /^[A-Za-z0-9_-]+$/;

const codecs = Object.entries(FILTER_CODECS);

/** Two bytes, so that a cut code, or one of another bot, is not read as a search. */
function checksum(bytes: readonly number[]): [number, number] {
  const sum = bytes.reduce((hash, byte) => (hash * 33 + byte + 1) % 65_521, 5_381);
  return [Math.floor(sum / 256), sum % 256];
}

/** The CODE of `https://t.me/BOT?start=CODE` (docs/behaviour.md, B3): version, checksum, set filters, values. Null if too long. */
export function searchCode(query: Partial<ListQuery>): string | null {
  const params = new URLSearchParams(listSearch(query));
  const writer = new ByteWriter();
  writer.number(codecs.reduce((bits, [key], at) => bits + (params.has(key) ? 2 ** at : 0), 0));
  for (const [key, codec] of codecs) {
    const value = params.get(key);
    if (value !== null) codec.write(writer, value);
  }
  const code = toBase64url([VERSION, ...checksum(writer.bytes), ...writer.bytes]);
  return code.length <= MAX_LENGTH ? code : null;
}

function readParams(reader: ByteReader): URLSearchParams {
  const bits = reader.number();
  const params = new URLSearchParams();
  for (const [at, [key, codec]] of codecs.entries()) {
    if (Math.floor(bits / 2 ** at) % 2 === 1) params.set(key, codec.read(reader));
  }
  return params;
}

export function searchOfCode(code: string): string | null {
  if (!CODE.test(code) || code.length > MAX_LENGTH) return null;
  try {
    const reader = new ByteReader(fromBase64url(code).slice(3));
    const query = parseListQuery(readParams(reader));
    // A search has only one code.
    return reader.isAtEnd && searchCode(query) === code ? listSearch(query) : null;
  } catch {
    return null;
  }
}

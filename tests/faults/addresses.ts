import fc from "fast-check";

const wordsOf = (text: string) => text.trim().split(/\s+/);

const KEYS = wordsOf("location price_range min_bedrooms dateRange sort keywords page slug ids url w q");
const PATHS = wordsOf(
  "/ /rental /search /api/rentals /api/health /_next/image /feed.xml /feed.json /sitemap.xml /preview",
);

/** Values that have meant trouble somewhere. */
const NASTY = [
  ...wordsOf(String.raw`
    ' " \ % %% %00 %c0%ae * _ , ( ) { } <script> {{7*7}} .. ../../etc/passwd //evil.example \\evil http://127.0.0.1
    __proto__ constructor toString null undefined NaN Infinity -1 0 1e309 0x10 1,2,3 true false canggu month
    id.gt.0 or(id.gt.0) slug.eq.x,id.eq.1 pricePerMonthAsc /media/pool-01.webp 640 75
  `),
  ...["", " ", "\0", "\n", "\r\nX-Injected: 1", "\u202e", "\ud800", "🏝️", "ﷺ", "%'; drop table rentals; --"],
  ...["a".repeat(5_000), "9".repeat(30), "1,".repeat(100)],
];

const value = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...NASTY) },
  { weight: 2, arbitrary: fc.string({ unit: "binary", maxLength: 60 }) },
  { weight: 2, arbitrary: fc.string({ unit: "grapheme", maxLength: 60 }) },
  { weight: 1, arbitrary: fc.integer().map(String) },
  { weight: 1, arbitrary: fc.double().map(String) },
);

const percent = (byte: number) => `%${byte.toString(16).padStart(2, "0")}`;

/** Percent-encoded as a browser does it; a lone surrogate as the bytes that it would have. */
function encode(text: string): string {
  return Array.from(text, (char) =>
    /^[\ud800-\udfff]$/.test(char) ? "%ED%A0%80" : encodeURIComponent(char),
  ).join("");
}

/** What no browser would send: printable characters as they are, and bytes that are no text. */
const raw = fc.oneof(
  fc.stringMatching(/^[!-~]{0,60}$/),
  fc.uint8Array({ maxLength: 20 }).map((bytes) => Array.from(bytes, percent).join("")),
);

const text = fc.oneof({ weight: 3, arbitrary: value.map(encode) }, { weight: 1, arbitrary: raw });

const key = fc.oneof({ weight: 5, arbitrary: fc.constantFrom(...KEYS) }, { weight: 1, arbitrary: text });

const query = fc
  .array(fc.tuple(key, text), { maxLength: 8 })
  .map((pairs) => pairs.map(([name, asked]) => `${name}=${asked}`).join("&"));

const path = fc.oneof(
  { weight: 3, arbitrary: fc.constant("/") },
  { weight: 2, arbitrary: fc.constantFrom(...PATHS) },
  { weight: 3, arbitrary: text.map((slug) => `/rental/${slug}`) },
  { weight: 1, arbitrary: fc.tuple(fc.constantFrom(...PATHS), text).map(([at, rest]) => `${at}/${rest}`) },
);

/** A path and query as a request line may hold them, from ordinary to hostile. */
export const address = fc.tuple(path, query).map(([at, asked]) => {
  const whole = asked === "" ? at : `${at}?${asked}`;
  return whole
    .replaceAll(/[^!-~]/g, "")
    .replaceAll("#", "%23")
    .slice(0, 12_000);
});

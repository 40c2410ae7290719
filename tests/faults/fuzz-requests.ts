import fc from "fast-check";
import type { RawRequest } from "./raw-request.ts";

const wordsOf = (text: string) => text.trim().split(/\s+/);

const KEYS = wordsOf(
  "location price_range min_bedrooms dateRange sort keywords includes stay available page slug ids url w q",
);
const PATHS = wordsOf(
  "/ /rental /search /api/rentals /api/health /_next/image /feed.xml /stats.json /rents /area /sitemap.xml /preview /compare",
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
const address = fc.tuple(path, query).map(([at, asked]) => {
  const whole = asked === "" ? at : `${at}?${asked}`;
  return whole
    .replaceAll(/[^!-~]/g, "")
    .replaceAll("#", "%23")
    .slice(0, 12_000);
});

const STATE_TREE =
  '["",{"children":["rental",{"children":[["slug","x","d"],{"children":["__PAGE__",{}]}]}]},null,null,true]';

/** What a header may hold: printable, and bytes that are no text; no line of its own. */
const headerValue = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...NASTY).map((nasty) => nasty.replaceAll(/[^ -~]/g, "?")) },
  { weight: 2, arbitrary: fc.stringMatching(/^[ -~\x80-\xff]{0,80}$/) },
  { weight: 1, arbitrary: fc.constant("a=".padEnd(16_000, "x")) },
);

const pairOf = (name: string, ...values: string[]) =>
  fc.tuple(
    fc.constant(name),
    fc.oneof({ weight: 2, arbitrary: fc.constantFrom(...values) }, { weight: 1, arbitrary: headerValue }),
  );

const header = fc.oneof(
  pairOf("RSC", "1"),
  pairOf("Next-Router-State-Tree", encodeURIComponent(STATE_TREE), "%5B", "%", "[]", STATE_TREE, "%22%22"),
  pairOf("Next-Router-Prefetch", "1", "2"),
  pairOf("Next-Router-Segment-Prefetch", "/_tree", "/_index", "/../x", "%"),
  pairOf("Next-Url", "/", "/rental/x", "//evil.example", "%"),
  pairOf("Next-Action", "7f0000000000000000000000000000000000000000", "x"),
  pairOf("Range", "bytes=0-9", "bytes=9-0", "bytes=-1,0-,5-", "bytes=0-,".repeat(200), "x"),
  pairOf("Accept-Encoding", "gzip", "br;q=2, *;q=0", "identity;q=0"),
  pairOf("Accept", "image/webp", "*/*;q=x", "image/avif,".repeat(300)),
  pairOf("Host", "evil.example", "localhost:99999", "", "a b", "[::1"),
  pairOf("X-Forwarded-Host", "evil.example", "evil.example, other.example"),
  pairOf("X-Forwarded-Proto", "https", "javascript"),
  pairOf("X-Middleware-Subrequest", "middleware:middleware:middleware:middleware:middleware"),
  pairOf("X-Matched-Path", "/rental/[slug]"),
  pairOf("Cookie", "a=b; __prerender_bypass=x; __next_preview_data=y"),
  pairOf("If-None-Match", '"x"', "*", "W/"),
  pairOf("If-Modified-Since", "Thu, 01 Jan 1970 00:00:00 GMT", "yesterday"),
  pairOf("Expect", "100-continue"),
  pairOf("Content-Type", "application/json", "multipart/form-data", "text/x-component"),
);

const body = fc.oneof(
  { weight: 3, arbitrary: fc.constant({ headers: [], body: "" }) },
  // Lengths that are right, too long, too short, or no length.
  {
    weight: 2,
    arbitrary: fc.constantFrom("3", "1000000", "1", "-1", "x", "9".repeat(30)).map((length) => ({
      headers: [["Content-Length", length] as const],
      body: "a=b",
    })),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom("3\r\na=b\r\n0\r\n\r\n", "ffffffffff\r\nx", "5\r\nunf").map((chunks) => ({
      headers: [["Transfer-Encoding", "chunked"] as const],
      body: chunks,
    })),
  },
);

const method = fc.oneof(
  { weight: 6, arbitrary: fc.constant("GET") },
  { weight: 2, arbitrary: fc.constantFrom("HEAD", "OPTIONS", "POST", "PUT", "DELETE", "TRACE", "REPORT") },
  { weight: 1, arbitrary: fc.constantFrom("get", "JUNK", "POST\t", "M".repeat(300)) },
);

export const hostileRequest: fc.Arbitrary<RawRequest> = fc
  .record({ method, path: address, headers: fc.array(header, { maxLength: 4 }), sent: body })
  .map(({ sent, headers, ...line }) => ({
    ...line,
    headers: [...headers, ...sent.headers],
    body: sent.body,
  }));

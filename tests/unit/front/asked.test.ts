import { askedOf } from "@/server/front/asked";

const KEYS = new Set(["location", "page"]);
const TREE = encodeURIComponent(JSON.stringify(["", { children: ["en", {}] }]));

const asked = (target: string, headers: Record<string, string> = {}) => {
  const request = { headers, socket: { remoteAddress: "127.0.0.1" } };
  return askedOf(Object.assign(Object.create(null), request), target, KEYS);
};

test.each([
  ["/?location=canggu&page=2", "/?location=canggu&page=2"],
  ["/?utm_source=x&location=a?b&fbclid", "/?location=a?b"],
  ["/?utm_source=x", "/"],
  ["/?_rsc=1abc", "/"],
  ["/_next/static/a.js?v=1", "/_next/static/a.js"],
  ["/photos/a/640.webp?location=x", "/photos/a/640.webp"],
  ["/?", "/"],
])("%s is asked for as %s", (target, sent) => {
  expect(asked(target).target).toBe(sent);
});

test.each([
  ["a page", {}, {}],
  [
    "a page with the router's headers but without its first",
    { "next-url": "/en", "next-router-prefetch": "1" },
    {},
  ],
  ["a navigation", { rsc: "1", "next-router-state-tree": TREE, "next-url": "/en" }, { rsc: "1" }],
  [
    "a prefetch",
    { rsc: "1", "next-router-prefetch": "1", "next-router-state-tree": TREE },
    { rsc: "1", "next-router-prefetch": "1" },
  ],
  ["a prefetch of a kind that the site has not", { rsc: "1", "next-router-prefetch": "2" }, { rsc: "1" }],
  [
    "a prefetch of a segment",
    { rsc: "1", "next-router-prefetch": "1", "next-router-segment-prefetch": "/_tree", "next-url": "/en/x" },
    { rsc: "1", "next-router-prefetch": "1", "next-router-segment-prefetch": "/_tree" },
  ],
])("%s is asked for with the headers that it depends on", (_, headers, sent) => {
  expect(asked("/", headers).headers).toEqual(sent);
});

test("of the page behind a dialog only the language is asked for", () => {
  const from = (url: string) => asked("/rental/villa", { rsc: "1", "next-url": url });
  expect(from("/en/rental/a").headers).toEqual({ rsc: "1", "next-url": "/en" });
  expect(from("/en/rental/a").key).toBe(from("/en").key);
  expect(from("/ru").key).not.toBe(from("/en").key);
  // Two headers of one name arrive joined; the framework answers what it cannot decode with 500.
  expect(from("/, %c0%ae").headers).toEqual(from("/").headers);
});

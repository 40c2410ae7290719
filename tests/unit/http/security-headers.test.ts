import { scriptsAfterPaint } from "@/server/front/scripts-after-paint";
import {
  configuredHosts,
  contentSecurityPolicy,
  originOf,
  securityHeaders,
} from "@/server/http/security-headers";

describe("originOf", () => {
  it.each([
    ["https://public@o1.ingest.example/42", "https://o1.ingest.example"],
    ["http://127.0.0.1:4000/script.js", "http://127.0.0.1:4000"],
    ["https://{s}.tiles.example/{z}/{x}/{y}.png", "https://*.tiles.example"],
    ["https://stats.example", "https://stats.example"],
    ["  https://stats.example/  ", "https://stats.example"],
    ["stats.example", null],
    ["javascript:alert(1)", null],
    ["https://a.example; script-src *", null],
    ["https://a.example, https://b.example", null],
    ["", null],
    [undefined, null],
  ])("the origin of %p is %p", (address, expected) => {
    expect(originOf(address)).toBe(expected);
  });
});

describe("configuredHosts", () => {
  it("is empty when nothing is configured", () => {
    expect(configuredHosts({ NEXT_PUBLIC_SENTRY_DSN: "", NEXT_PUBLIC_GOOGLE_MAPS_API_KEY: " " })).toEqual([]);
  });

  it("has Google's hosts only with its key", () => {
    const [google] = configuredHosts({ NEXT_PUBLIC_GOOGLE_MAPS_API_KEY: "a-key" });
    expect(google?.script).toContain("https://*.googleapis.com");
  });
});

describe("contentSecurityPolicy", () => {
  /** The policy as a map from directive to its sources. */
  function policy(settings: Record<string, string> = {}, isDevelopment = false): Record<string, string> {
    const text = contentSecurityPolicy(configuredHosts(settings), isDevelopment);
    return Object.fromEntries(text.split("; ").map((directive) => directive.split(/ (.*)/s).slice(0, 2)));
  }

  it("allows only the site itself by default, but pictures and videos from any https address", () => {
    expect(policy()).toEqual({
      "default-src": "'self'",
      "script-src": "'self' 'unsafe-inline'",
      "style-src": "'self' 'unsafe-inline'",
      "img-src": "'self' data: blob: https:",
      "media-src": "'self' https:",
      "font-src": "'self'",
      "connect-src": "'self'",
      "frame-src": "'none'",
      "worker-src": "'self'",
      "object-src": "'none'",
      "base-uri": "'none'",
      "form-action": "'self'",
      "frame-ancestors": "'none'",
    });
  });

  it.each([
    ["NEXT_PUBLIC_SENTRY_DSN", "https://key@errors.example/1", { "connect-src": "https://errors.example" }],
    [
      "NEXT_PUBLIC_ANALYTICS_URL",
      "https://stats.example",
      { "script-src": "https://stats.example", "connect-src": "https://stats.example" },
    ],
    [
      "NEXT_PUBLIC_ANALYTICS_COLLECT_URL",
      "https://visits.example",
      { "connect-src": "https://visits.example" },
    ],
    ["NEXT_PUBLIC_MAP_TILE_URL", "http://tiles.example/{z}/{x}/{y}", { "img-src": "http://tiles.example" }],
  ])("%s adds its host only to the directives it needs", (name, value, added: Record<string, string>) => {
    const before = policy();
    const expected = Object.entries(before).map(([directive, sources]) => {
      const host = added[directive];
      return [directive, host === undefined ? sources : `${sources} ${host}`];
    });
    expect(policy({ [name]: value })).toEqual(Object.fromEntries(expected));
  });

  it("allows evaluated scripts and web sockets in development only", () => {
    expect(policy({}, true)["script-src"]).toContain("'unsafe-eval'");
    expect(policy({}, true)["connect-src"]).toContain("ws:");
    expect(policy()["script-src"]).not.toContain("'unsafe-eval'");
  });
});

const headers = new Map(securityHeaders({}, false).map(({ key, value }) => [key, value]));

it.each([
  ["Strict-Transport-Security", "max-age=31536000"],
  ["X-Content-Type-Options", "nosniff"],
  ["Referrer-Policy", "strict-origin-when-cross-origin"],
  ["X-Frame-Options", "DENY"],
])("%s is %s", (name, value) => {
  expect(headers.get(name)).toBe(value);
});

it("the site forbids framing, and restricts only unused browser features", () => {
  expect(headers.get("Content-Security-Policy")).toContain("frame-ancestors 'none'");
  expect(headers.get("Permissions-Policy")).toContain("geolocation=()");
  expect(headers.get("Permissions-Policy")).not.toMatch(/web-share|clipboard|fullscreen|autoplay/);
});

const page = (head: string, body: string) =>
  `<!DOCTYPE html><html><head>${head}</head><body>${body}</body></html>`;

/** The script that starts the deferred ones, at the end of the page. */
const LOADER = /<script>[^<]+<\/script>(?=<\/body><\/html>$)/;

test.each([
  [
    "a script of the framework is deferred",
    '<script src="/_next/a.js" async=""></script>',
    '<script data-src="/_next/a.js"></script>',
  ],
  [
    "the bootstrap script is deferred",
    '<script src="/a.js" id="_R_" async=""></script>',
    '<script data-src="/a.js"></script>',
  ],
  [
    "a preload of a script is removed",
    '<link rel="preload" as="script" fetchPriority="low" href="/a.js"/>',
    "",
  ],
  ["a script for old browsers is kept", '<script src="/a.js" noModule=""></script>', null],
  ["inline data is kept", '<script>self.__next_f.push([1,"x"])</script>', null],
  ["a preload of a picture is kept", '<link rel="preload" as="image" href="/a.webp"/>', null],
  [
    "an address with a replacement pattern is copied literally",
    '<script src="/$&.js" async=""></script>',
    '<script data-src="/$&.js"></script>',
  ],
])("%s", (_, given, expected) => {
  const html = scriptsAfterPaint(page(given, given));
  expect(html).toMatch(LOADER);
  expect(html.replace(LOADER, "")).toBe(page(expected ?? given, expected ?? given));
});

test.each([
  [
    "JSON that contains the text of a script",
    '{"text":"<script src=\\"/a.js\\" async=\\"\\"></script></body>"}',
  ],
  ["a text file", 'User-agent: *\n<script src="/a.js" async=""></script>'],
])("%s is not changed", (_, text) => {
  expect(scriptsAfterPaint(text)).toBe(text);
});

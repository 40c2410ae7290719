import { readFileSync } from "node:fs";
import { ALL_FILTERS, filterParsers } from "@/lib/filters/filters";
import { renderSiteConf } from "@/scripts/deploy/nginx-conf.ts";
import { hasDotSegments } from "@/server/http/refusal";

const conf = readFileSync("deploy/nginx.conf", "utf8");
const places = { listen: "127.0.0.1:8080", ports: [4001, 4002], cacheFolder: "/somewhere/kept" };

test("the file is rendered for other ports, processes and cache folders", () => {
  const lines = renderSiteConf(conf, places).split("\n");
  expect(lines.filter((line) => /^ {2}(server|listen) /.test(line))).toEqual([
    "  server 127.0.0.1:4001 fail_timeout=5s;",
    "  server 127.0.0.1:4002 fail_timeout=5s;",
    "  server 127.0.0.1:9 down;",
    "  listen 127.0.0.1:8080;",
  ]);
  expect(lines.filter((line) => line.startsWith("proxy_cache_path /somewhere/kept "))).toHaveLength(1);
});

test.each([/listen 80;/, /127\.0\.0\.1:300\d/g, /\/var\/cache/])("a file without %p is refused", (place) => {
  expect(() => renderSiteConf(conf.replace(place, "elsewhere"), places)).toThrow(
    "deploy/nginx.conf has no line",
  );
});

/** The keys of the query that nginx sends to the site, in order. */
function keysAskedFor(): (string | undefined)[] {
  const keyOf = new Map(
    [...conf.matchAll(/^map \$arg_\w+ (\$q_\w+) .*default "(\w+)=/gm)].map(([, variable, key]) => [
      variable,
      key,
    ]),
  );
  const [, all = ""] = /^map "((?:\$q_\w+)+)" \$query/m.exec(conf) ?? [];
  return (all.match(/\$q_[a-z_]+/g) ?? []).map((variable) => keyOf.get(variable));
}

test("the keys of a list's query reach the site in their canonical order", () => {
  const known = [...Object.keys(filterParsers), "swapped", "page"];
  expect(keysAskedFor().slice(0, known.length)).toEqual(known);
});

test("the keys of checkboxes may repeat in a query", () => {
  const repeated = /\(\?<box>([\w|]+)\)/.exec(conf)?.[1]?.split("|");
  expect(repeated).toEqual(["ids", ...ALL_FILTERS.flatMap(({ key, isSet }) => (isSet ? [key] : []))]);
});

test("the proxy sends the site no header that is not in the key of its cache", () => {
  const sent = [...conf.matchAll(/^ {2}proxy_set_header [\w-]+ (\$\w+);/gm)].map(([, value]) => value);
  const key = /^ {2}proxy_cache_key "(.*)";/m.exec(conf)?.[1]?.split("\\n");
  expect(conf).toContain("  proxy_pass_request_headers off;");
  expect(sent.length).toBeGreaterThan(0);
  expect(key).toEqual(["$path$query", ...sent]);
});

test.each([
  ...["/a/./b", "/..", "/a/%2e%2E", "/a%2f..%5cb", "/a/%252e./b", "/a\\..\\b"].map(
    (path) => [path, true] as const,
  ),
  ...["/", "/a.b/..c", "/rental/villa...", "/_next/static/a..b.js", "/a%20.jpg"].map(
    (path) => [path, false] as const,
  ),
])("the proxy and the site agree whether %s has dot segments: %p", (path, expected) => {
  const written = /map \$path \$has_dots \{ default 0; "~\*(.*)" 1; \}/.exec(conf)?.[1] ?? "";
  // nginx unescapes backslashes in a quoted string.
  const pattern = new RegExp(written.replaceAll("\\\\", "\\"), "i");
  expect([pattern.test(path), hasDotSegments(path)]).toEqual([expected, expected]);
});

test.each([
  ["/preview/villa/0123456789ab.jpg", true],
  ["/ru/preview/villa/0123456789ab.jpg", true],
  ["/_next/static/a.js", true],
  ["/ru/rental/villa", false],
  ["/de/preview/villa/0123456789ab.jpg", false],
])("%s is limited like a file: %p", (path, expected) => {
  const pattern = /location ~ (\^\S+) \{/.exec(conf)?.[1] ?? "(?!)";
  expect(new RegExp(pattern).test(path)).toBe(expected);
});

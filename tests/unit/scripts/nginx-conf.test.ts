import { readFileSync } from "node:fs";
import { renderSiteConf } from "@/scripts/deploy/nginx-conf.ts";

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

test("the proxy sends the site no header that is not in the key of its cache", () => {
  const sent = [...conf.matchAll(/^ {2}proxy_set_header [\w-]+ (\$\w+);/gm)].map(([, value]) => value);
  const key = /^ {2}proxy_cache_key "(.*)";/m.exec(conf)?.[1]?.split("\\n");
  expect(conf).toContain("  proxy_pass_request_headers off;");
  expect(sent.length).toBeGreaterThan(0);
  // The address of the client counts towards its own limit, and changes no answer.
  expect(sent).toContain("$remote_addr");
  expect(key).toEqual(["$request_uri", ...sent.filter((value) => value !== "$remote_addr")]);
});

test.each([
  ["/preview/villa/0123456789ab.jpg", true],
  ["/_next/static/a.js", true],
  ["/ru/rental/villa", false],
  ["/ru/preview/villa/0123456789ab.jpg", false],
])("%s is limited like a file: %p", (path, expected) => {
  const pattern = /location ~ (\^\S+) \{/.exec(conf)?.[1] ?? "(?!)";
  expect(new RegExp(pattern).test(path)).toBe(expected);
});

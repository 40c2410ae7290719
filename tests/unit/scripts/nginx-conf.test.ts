import { readFileSync } from "node:fs";

const conf = readFileSync("deploy/nginx.conf", "utf8");
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

import { scriptsAfterPaint } from "@/server/http/scripts-after-paint";

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

import { scriptsAfterPaint } from "@/server/http/scripts-after-paint";

const page = (head: string, body: string) =>
  `<!DOCTYPE html><html><head>${head}</head><body>${body}</body></html>`;

/** Removes the script that starts the deferred ones. */
const withoutLoader = (html: string) => html.replace(/<script>\(function startAfterPaint.*?<\/script>/s, "");

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
  expect(withoutLoader(scriptsAfterPaint(page(given, given)))).toBe(
    page(expected ?? given, expected ?? given),
  );
});

test("the script that starts the deferred ones comes once, at the end of the page", () => {
  const html = scriptsAfterPaint(page("", "<p>text</p>"));
  expect(html).toMatch(
    /<p>text<\/p><script>\(function startAfterPaint[^<]*\)\(500,50\)<\/script><\/body><\/html>$/,
  );
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

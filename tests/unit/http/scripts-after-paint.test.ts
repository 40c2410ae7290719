import { scriptsAfterPaint } from "@/server/http/scripts-after-paint";

const page = (head: string, body: string) =>
  `<!DOCTYPE html><html><head>${head}</head><body>${body}</body></html>`;

/** A page without the script that starts the others. */
const withoutLoader = (html: string) => html.replace(/<script>\(function startAfterPaint.*?<\/script>/s, "");

test.each([
  [
    "one of the framework's files",
    '<script src="/_next/a.js" async=""></script>',
    '<script data-src="/_next/a.js"></script>',
  ],
  [
    "the one that starts the page",
    '<script src="/a.js" id="_R_" async=""></script>',
    '<script data-src="/a.js"></script>',
  ],
  ["what would ask for one early", '<link rel="preload" as="script" fetchPriority="low" href="/a.js"/>', ""],
  ["what is for old browsers", '<script src="/a.js" noModule=""></script>', null],
  ["data", '<script>self.__next_f.push([1,"x"])</script>', null],
  ["the preload of a picture", '<link rel="preload" as="image" href="/a.webp"/>', null],
  [
    "an address with what a replacement would read",
    '<script src="/$&.js" async=""></script>',
    '<script data-src="/$&.js"></script>',
  ],
])("%s", (_, given, expected) => {
  expect(withoutLoader(scriptsAfterPaint(page(given, given)))).toBe(
    page(expected ?? given, expected ?? given),
  );
});

test("what starts them is the last of the page, once", () => {
  const html = scriptsAfterPaint(page("", "<p>text</p>"));
  expect(html).toMatch(
    /<p>text<\/p><script>\(function startAfterPaint[^<]*\)\(500,50\)<\/script><\/body><\/html>$/,
  );
});

test.each([
  ["data with a script in its words", '{"text":"<script src=\\"/a.js\\" async=\\"\\"></script></body>"}'],
  ["a text file", 'User-agent: *\n<script src="/a.js" async=""></script>'],
])("%s is left as it is", (_, text) => {
  expect(scriptsAfterPaint(text)).toBe(text);
});

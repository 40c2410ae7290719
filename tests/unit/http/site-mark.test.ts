import { readFileSync } from "node:fs";

test("the logo in the header equals the site's icon", () => {
  const css = readFileSync("components/site/site-header.css", "utf8");
  const drawn = /url\("data:image\/svg\+xml,(.+?)"\)/.exec(css)?.[1] ?? "";
  const icon = readFileSync("public/icon.svg", "utf8").trim();
  expect(decodeURIComponent(drawn).replaceAll("'", '"')).toBe(icon);
});

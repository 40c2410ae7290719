import { NextRequest } from "next/server";
import { middleware } from "@/middleware";
import { readCases } from "@/tests/support/case-table";

const answerTo = (path: string) => middleware(new NextRequest(`http://bali.test:4000${path}`));

function expectRedirect(path: string, target: string): void {
  const { status, headers } = answerTo(path);
  expect([status, headers.get("Location")]).toEqual([308, target]);
}

beforeEach(() => {
  process.env.SITE_URL = "https://bali.example";
});

it.each(readCases("tests/unit/filters/redirects.tsv", ["path", "target"]))(
  "the middleware redirects $path permanently to $target ($at)",
  ({ path, target }) => expectRedirect(path, target),
);

it.each([
  "/",
  "/ru",
  "/?location=canggu,pererenan",
  "/?utm_source=y&price_by=month",
  "/compare?ids=45%2C12",
  "/rental",
])("the middleware leaves %s to the page", (path) => {
  const { status, headers } = answerTo(path);
  expect([status, headers.get("x-middleware-next")]).toEqual([200, "1"]);
});

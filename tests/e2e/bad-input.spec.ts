import { expect, test } from "@playwright/test";
import { readPage, readTyped } from "./raw-page.ts";

test("an invalid value is removed from the address by one redirect", {
  tag: "@smoke",
}, async ({ request }) => {
  const { status, location } = await readPage(request, "/?sort=none&utm_source=x&location=Canggu");
  expect([status, location]).toEqual([308, "/?location=canggu"]);
  expect((await readPage(request, location ?? "")).status).toBe(200);
});

const HOSTILE = [
  '"); drop table rentals; --',
  "%",
  "\\1",
  "//other.example",
  "../../etc/passwd",
  "<script>alert(1)</script>",
  "ع ربي فيلا",
  "\u202eabc",
  "🏝️",
  "\0",
  "x".repeat(10_000),
];

test("hostile text is an unknown location, keywords or an unknown rental, without a server error", async ({
  request,
}) => {
  for (const text of HOSTILE) {
    const said = text.slice(0, 40);
    const encoded = encodeURIComponent(text);
    const location = await readTyped(request, `/?location=${encoded}`);
    expect.soft(location.status, said).toBe(text === "\0" ? 200 : 404);
    expect.soft((await readTyped(request, `/?keywords=${encoded}`)).status, said).toBe(200);
    expect.soft([400, 404], said).toContain((await readPage(request, `/rental/${encoded}`)).status);
    const shared = await readPage(request, `/rental?slug=${encoded}`);
    expect.soft([shared.status, shared.location], said).toEqual([404, null]);
  }
});

test("markup in an address stays text", async ({ request }) => {
  const markup = "<script>alert(1)</script>";
  for (const path of ["/?location=", "/?keywords=", "/rental/", "/?location=canggu&keywords=%22%27"]) {
    const text = await (await request.get(`${path}${encodeURIComponent(markup)}`)).text();
    expect(text).not.toContain(markup);
    if (path.endsWith("keywords=")) expect(text).toContain("&lt;script&gt;alert(1)&lt;/script&gt;");
  }
});

test("invalid UTF-8 in an address causes no server error", async ({ request }) => {
  for (const bytes of ["%", "%ZZ", "%C3%28", "%ED%A0%80", "%FF%FE", "%E0%80%AF"]) {
    for (const path of [
      ...["/?location=", "/?keywords=", "/rental/", "/rental?slug=", "/preview/", "/preview/x/"],
      ...["/photos/x/", "/area/", "/area/canggu/", "/api/list?location=", "/compare/", "/none/"],
    ]) {
      expect.soft((await readPage(request, `${path}${bytes}`)).status, `${path}${bytes}`).toBeLessThan(500);
    }
  }
});

test("not-found screens are complete without scripts, and log no errors with them", async ({ page }) => {
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  page.on("console", (message) => {
    // The browser logs the status of the page itself.
    const isStatus = message.location().url === page.url() && message.text().startsWith("Failed to load");
    if (message.type() === "error" && !isStatus) errors.push(message.text());
  });
  for (const [path, text] of [
    ["/rental/no-such-home", "Rental not found."],
    ["/?location=nowhere", "Location not found."],
    ["/?page=99", "No rentals found."],
    ["/no-such-path", "Page not found."],
  ] as const) {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await page.waitForLoadState("networkidle");
    await expect(page.getByText(text).first()).toBeVisible();
    // What the map shows is not a part of a list that there is not.
    await expect(page.getByText(/in this map view/)).toBeHidden();
    if (path.startsWith("/no-such")) await expect(page).toHaveTitle(/^Page not found/);
    await expect(page.getByRole("main")).toHaveCount(1);
    expect([path, errors]).toEqual([path, []]);
  }
});

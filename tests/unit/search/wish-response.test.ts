/** @jest-environment node */
import { GET } from "@/app/api/wish/route";
import { showNothing, showSnapshot } from "../data/sample-snapshot";

jest.mock("@/server/reporting/report-error", () => ({ reportError: jest.fn() }));

const places = { points: [], indexByName: { canggu: 0 } };
const ask = (query: string) => GET(new Request(`https://site.example/api/wish${query}`));

beforeEach(() => showSnapshot({ places }));

test("/api/wish answers a sentence with its filters and its unread words, for any cache to store", async () => {
  const response = await ask("?q=2BR+Canggu+under+15jt+near+the+beach");
  expect(await response.json()).toEqual({
    query: "location=canggu&price_range=15&min_bedrooms=2&price_by=month",
    unread: ["near the beach"],
  });
  expect(response.headers.get("cache-control")).toBe("public, max-age=3600");
});

test.each([
  ["nothing", ""],
  ["no text", "?q="],
  ["keywords", "?q=pool+wifi"],
  ["another key", "?text=2br+canggu"],
  ["bytes that are no text", "?q=%ED%A0%80%00"],
  ["10 kB", `?q=${"2br canggu ".repeat(900)}`],
])("%s gets an answer without an error", async (_, query) => {
  const response = await ask(query);
  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject({ query: expect.any(String), unread: expect.any(Array) });
});

test("while the places cannot be read only sentences fail, and no cache stores the failure", async () => {
  showNothing();
  expect((await ask("?q=pool+wifi")).status).toBe(200);
  const response = await ask("?q=2br+canggu");
  expect(response.status).toBe(503);
  expect(response.headers.get("cache-control")).toBeNull();
});

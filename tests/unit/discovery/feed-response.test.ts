import { feedResponse } from "@/server/discovery/feed-response";
import { languageOf } from "@/server/language/language-of";
import { findRentals } from "@/server/search/find-rentals";
import { ENGLISH } from "../../support/in-english";
import { sampleRental } from "../rental/sample-rental";
import { found } from "./found";

jest.mock("@/server/search/find-rentals");
const find = jest.mocked(findRentals);

beforeEach(() => {
  process.env.SITE_URL = "https://bali.example";
  find.mockReset();
  find.mockImplementation((filters) => found([sampleRental()], filters));
});

const ask = (search: string, language = ENGLISH) =>
  feedResponse(new Request(`http://localhost/feed.xml${search}`), "xml", language);

describe("feedResponse", () => {
  it("names the area of the query in its title", async () => {
    expect(await (await ask("?location=canggu")).text()).toContain("<title>Bali Monthly: Canggu</title>");
  });

  it("ignores unknown parameters, the order and the page", async () => {
    const plain = await (await ask("?location=canggu")).text();
    const noisy = await ask("?utm_source=x&page=7&sort=pricePerMonthAsc&location=Canggu&__proto__=1");
    expect(await noisy.text()).toBe(plain);
    expect(find).toHaveBeenLastCalledWith(
      expect.objectContaining({ sort: "none", page: 1, location: ["canggu"] }),
    );
  });

  it("takes the language from the path, not from the query", async () => {
    const plain = await (await ask("?location=canggu", languageOf("ru"))).text();
    const asked = await ask("?location=canggu&lang=en&locale=id", languageOf("ru"));
    expect(await asked.text()).toBe(plain);
    expect(plain).toContain('xml:lang="ru"');
    expect(plain).toContain(
      '<link rel="self" type="application/atom+xml" href="https://bali.example/ru/feed.xml?location=canggu"/>',
    );
    expect(plain).toContain('href="https://bali.example/ru/rental/villa-canggu"');
    expect(plain).toContain(
      "<summary>Чангу · 2 спальни · 2 ванные · 35\u00a0000\u00a0000\u00a0Rp / мес</summary>",
    );
  });

  it("answers 404 for an unknown location", async () => {
    const answer = await ask("?location=nowhere");
    expect([answer.status, await answer.text()]).toEqual([404, "Location not found.\n"]);
  });
});

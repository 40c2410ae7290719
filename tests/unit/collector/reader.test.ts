import { cachingReader } from "@/collector/posts/reader.ts";
import { readAdvert } from "@/reader/read-advert.ts";

jest.setTimeout(60_000);

const postedAt = new Date("2026-11-10T02:00:00Z");

function adverts(count: number) {
  return Array.from({ length: count }, (_, at) => ({
    text: `Villa for rent in Canggu, ${(at % 4) + 1} bedrooms, ${at + 5}.500.000 IDR per month, from 1 December
WA +62 812 3456 ${7_000 + at}, t.me/agent_${at}`,
    postedAt,
  }));
}

// Fewer than 200 adverts are read in this thread, more of them in a worker.
test.each([1, 200])(
  "%i adverts read ahead give the same facts as adverts read directly, by their day of posting",
  async (count) => {
    const { read, readAhead } = cachingReader();
    const unread = adverts(count);
    await readAhead(unread);
    await readAhead(unread);
    for (const { text } of unread) expect(read(text, postedAt)).toEqual(readAdvert(text, { postedAt }));
    const [{ text } = { text: "" }] = unread;
    const later = new Date("2027-10-10T02:00:00Z");
    expect(read(text, later).availableFrom?.value).toBe("2027-12-01");
    expect(read(text, postedAt).availableFrom?.value).toBe("2026-12-01");
  },
);

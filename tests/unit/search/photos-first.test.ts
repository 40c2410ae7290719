import { photosFirst } from "@/lib/search/orders";
import { sampleRental } from "../rentals/sample-rental";

const home = (id: number, posted_at: string | null, photos: number) =>
  sampleRental({ id, posted_at, media_urls: Array.from({ length: photos }, (_, at) => `/${at}.jpg`) });
const order = (...homes: ReturnType<typeof home>[]) => photosFirst(homes).map(({ id }) => id);

describe("photosFirst", () => {
  it("puts rentals with photos first within each day of Bali, keeping their order", () => {
    // 16:00 UTC is midnight in Bali.
    const first = [
      home(1, "2026-11-22T17:00:00Z", 0),
      home(2, "2026-11-22T16:30:00Z", 2),
      home(3, "2026-11-22T16:10:00Z", 1),
    ];
    const before = [home(4, "2026-11-22T15:50:00Z", 0), home(5, "2026-11-22T02:00:00Z", 3)];
    expect(order(...first, ...before)).toEqual([2, 3, 1, 5, 4]);
  });

  it("keeps the order of days, and the position of a rental without a date", () => {
    expect(
      order(home(1, "2026-11-22T02:00:00Z", 0), home(2, "2026-11-21T02:00:00Z", 1), home(3, null, 0)),
    ).toEqual([1, 2, 3]);
  });
});

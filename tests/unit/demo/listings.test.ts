import { mappedAreas } from "@/supabase/demo/areas";
import { isLive } from "@/supabase/demo/geo-location";
import { demoListings } from "@/supabase/demo/listings";
import type { RentalRow } from "@/supabase/demo/row";

const now = new Date("2026-11-21T12:00:00Z");
const { rentals, geo_location } = demoListings(now);
const live = rentals.filter(isLive);
const newestFirst = live.toSorted((a, b) => b.posted_at_telegram.localeCompare(a.posted_at_telegram));

function count(rows: readonly RentalRow[], matches: (row: RentalRow) => boolean): number {
  return rows.filter(matches).length;
}

function repeated<T>(values: readonly T[]): T[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

function ageInDays({ posted_at_telegram }: RentalRow, at: Date): number {
  return (at.getTime() - Date.parse(posted_at_telegram)) / 86_400_000;
}

describe("demo listings", () => {
  it("are the same on every call, and follow `now` with their times only", () => {
    expect(demoListings(now)).toEqual({ rentals, geo_location });
    const later = demoListings(new Date("2031-02-01T03:04:05Z"));
    const timeless = (rows: readonly RentalRow[]) => rows.map((row) => ({ ...row, posted_at_telegram: "" }));
    expect(timeless(later.rentals)).toEqual(timeless(rentals));
    expect(later.geo_location).toEqual(geo_location);
  });

  it("show some 240 live homes in at least 25 areas", () => {
    expect(live.length).toBeGreaterThanOrEqual(220);
    expect(live.length).toBeLessThanOrEqual(250);
    expect(count(live, ({ location }) => location === "canggu")).toBeGreaterThan(20);
    const points = geo_location.filter(({ rental_count }) => rental_count > 0);
    expect(
      new Set(points.map(({ latitude, longitude }) => `${latitude} ${longitude}`)).size,
    ).toBeGreaterThanOrEqual(25);
  });

  it("hold the rows that the list must leave out", () => {
    expect(count(rentals, ({ is_deleted }) => is_deleted)).toBe(6);
    expect(count(rentals, ({ duplicate_of_id }) => duplicate_of_id !== null)).toBe(8);
    expect(count(rentals, ({ is_complete_listing }) => !is_complete_listing)).toBe(8);
    expect(count(rentals, ({ message_type }) => message_type === "wanted")).toBe(4);
  });

  it("repeat only live originals that were posted before", () => {
    for (const row of rentals) {
      if (row.duplicate_of_id === null) continue;
      const original = live.find(({ id }) => id === row.duplicate_of_id);
      expect(original?.price_amount).toBe(row.price_amount);
      expect(row.slug).not.toBe(original?.slug);
      expect(row.id).toBeGreaterThan(row.duplicate_of_id);
    }
  });

  it.each(["2026-11-21T12:00:00Z", "2027-01-01T18:30:00Z", "2028-02-29T23:59:59Z"])(
    "lie within the hundred days before %s, dense in the last week",
    (time) => {
      const at = new Date(time);
      const rows = demoListings(at).rentals;
      const ages = rows.map((row) => ageInDays(row, at));
      expect(Math.min(...ages)).toBeGreaterThan(0);
      expect(Math.max(...ages)).toBeLessThan(100.5);
      expect(ages.filter((age) => age < 0.25).length).toBeGreaterThanOrEqual(3);
      expect(ages.filter((age) => age < 1)).toHaveLength(15);
      expect(ages.filter((age) => age < 7).length).toBeGreaterThan(80);
      expect(ages.filter((age) => age > 30)).toHaveLength(15);
      expect(rows.map(({ posted_at_telegram }) => posted_at_telegram).toSorted()).toEqual(
        rows.map(({ posted_at_telegram }) => posted_at_telegram),
      );
    },
  );

  it("have unique ids, slugs, titles and texts", () => {
    expect(repeated(rentals.map(({ id }) => id))).toEqual([]);
    expect(repeated(rentals.flatMap(({ slug }) => slug ?? []))).toEqual([]);
    expect(repeated(rentals.flatMap(({ title }) => title ?? []))).toEqual([]);
    expect(repeated(live.flatMap(({ raw_description }) => raw_description ?? []))).toEqual([]);
  });

  it("have message numbers that grow within their channel", () => {
    for (const channel of new Set(rentals.flatMap(({ source_channel_name }) => source_channel_name ?? []))) {
      const ids = rentals
        .filter(({ source_channel_name }) => source_channel_name === channel)
        .map(({ message_id }) => message_id ?? Number.NaN);
      for (const [index, id] of ids.entries()) {
        expect(Number.isInteger(id)).toBe(true);
        expect(id).toBeGreaterThan(ids[index - 1] ?? 0);
      }
    }
  });

  it("have slugs made of lower-case words, and a few none", () => {
    for (const { slug } of rentals) expect(slug ?? "none").toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    expect(count(live, ({ slug, title }) => slug === null && title !== null)).toBe(2);
    expect(count(live, ({ title }) => title === null)).toBeGreaterThanOrEqual(3);
  });

  it("have titles of 15 to 70 characters, and one very long one", () => {
    const lengths = live.flatMap(({ title }) => title?.length ?? []);
    expect(Math.min(...lengths)).toBeGreaterThanOrEqual(15);
    expect(lengths.filter((length) => length > 70)).toEqual([expect.any(Number)]);
    expect(Math.max(...lengths)).toBeGreaterThan(190);
    expect(live.some(({ title }) => title?.includes('"') && title.includes("&"))).toBe(true);
    expect(live.some(({ title }) => /\p{Script=Cyrillic}/u.test(title ?? ""))).toBe(true);
  });

  it("are about a quarter Indonesian", () => {
    const indonesian = count(live, ({ title }) =>
      /\b(kamar|rumah|dekat|dua|di|sewa|kos|kost)\b/i.test(title ?? ""),
    );
    expect(indonesian / live.length).toBeGreaterThan(0.18);
    expect(indonesian / live.length).toBeLessThan(0.32);
  });

  it("use every period and three currencies, months and rupiah most", () => {
    const periods = live.flatMap(({ rental_period }) => rental_period ?? []);
    expect(new Set(periods)).toEqual(new Set(["month", "week", "day", "night", "year"]));
    expect(periods.filter((period) => period === "month").length / periods.length).toBeGreaterThan(0.7);
    const currencies = live.flatMap(({ price_currency }) => price_currency ?? []);
    expect(new Set(currencies)).toEqual(new Set(["IDR", "USD", "EUR"]));
    expect(currencies.filter((currency) => currency === "IDR").length / currencies.length).toBeGreaterThan(
      0.85,
    );
  });

  it("leave gaps as adverts do", () => {
    expect(count(live, ({ price_amount }) => price_amount === null)).toBeGreaterThanOrEqual(6);
    expect(
      count(live, (row) => row.price_amount !== null && row.price_currency === null),
    ).toBeGreaterThanOrEqual(2);
    expect(count(live, (row) => row.price_amount === null && row.price_currency !== null)).toBe(0);
    expect(count(live, ({ bedrooms }) => bedrooms === null)).toBeGreaterThanOrEqual(6);
    expect(count(live, ({ bedrooms }) => bedrooms === 0)).toBe(1);
    expect(count(live, ({ bathrooms }) => bathrooms === null)).toBeGreaterThanOrEqual(6);
    expect(count(live, ({ bathrooms }) => bathrooms === 1.5)).toBe(1);
    expect(count(live, ({ property_type }) => property_type === "unknown")).toBeGreaterThanOrEqual(6);
    expect(count(live, ({ location }) => location === null)).toBeGreaterThanOrEqual(3);
    expect(count(live, ({ contact_url }) => contact_url === null)).toBeGreaterThanOrEqual(6);
  });

  it("name people and channels that do not exist", () => {
    for (const { contact_url, source_channel_name, raw_description } of rentals) {
      if (contact_url?.startsWith("https:")) {
        expect(contact_url).toMatch(/^https:\/\/(wa\.me\/628120000\d{4}|t\.me\/[a-z_]{1,27}_demo)$/);
      }
      expect(source_channel_name ?? "none_demo").toMatch(/_demo$/);
      for (const number of raw_description?.match(/\+62[\d ]+/g) ?? [])
        expect(number).toMatch(/^\+62 812 0000 \d{4}/);
    }
  });

  it("keep the input that must stay text away from the top of the list", () => {
    const bad = live.filter(
      (row) =>
        row.title?.includes("</script>") ||
        row.raw_description?.includes("<script>") ||
        /\S{5000}/.test(row.raw_description ?? "") ||
        /^(javascript|data):/.test(row.contact_url ?? "") ||
        row.raw_description === null,
    );
    expect(bad).toHaveLength(6);
    for (const row of bad) expect(ageInDays(row, now)).toBeGreaterThan(20);
  });

  it("count the live rentals of every place", () => {
    const shown = rentals.filter(
      (row) =>
        row.message_type === "rental" &&
        row.is_complete_listing &&
        !row.is_deleted &&
        row.duplicate_of_id === null,
    );
    for (const { location_name, rental_count } of geo_location) {
      expect(location_name).toBe(location_name.toLowerCase());
      expect(rental_count).toBe(count(shown, ({ location }) => location?.toLowerCase() === location_name));
    }
    expect(repeated(geo_location.map(({ location_name }) => location_name))).toEqual([]);
    expect(geo_location).toHaveLength(Object.keys(mappedAreas).length);
    expect(geo_location.filter(({ rental_count }) => rental_count === 0).length).toBeGreaterThanOrEqual(3);
  });

  it("hold a second, rarer name for a point, and a place that the map does not know", () => {
    const at = (name: string) => geo_location.find(({ location_name }) => location_name === name);
    const canggu = at("canggu");
    const second = at("batu bolong canggu");
    expect([second?.latitude, second?.longitude]).toEqual([canggu?.latitude, canggu?.longitude]);
    expect(second?.rental_count).toBe(2);
    const known = new Set(geo_location.map(({ location_name }) => location_name));
    expect(
      live.flatMap(({ location }) =>
        location === null || known.has(location.toLowerCase()) ? [] : location,
      ),
    ).toEqual(["kelusa"]);
  });

  it("start with complete homes, no two neighbours with the same first picture", () => {
    const firstPictures = newestFirst.flatMap(({ media_urls }) => media_urls[0] ?? []);
    expect(firstPictures.filter((url, index) => url === firstPictures[index + 1])).toEqual([]);
    for (const row of newestFirst.slice(0, 24)) {
      expect(row.title).not.toBeNull();
      expect(row.price_amount).not.toBeNull();
      expect(row.media_urls).not.toEqual([]);
      expect(row.amenities).not.toEqual([]);
    }
  });
});

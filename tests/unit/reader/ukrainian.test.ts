import { reader } from "@/lib/region/region-reader";

const { readAdvert } = reader;

const POSTED = { postedAt: new Date("2026-11-23T10:00:00+08:00") };

/** The facts without a doubt. */
function read(text: string) {
  const advert = readAdvert(text, POSTED);
  const certain = <V>(fact: { value: V; doubt: string | null } | null) =>
    fact?.doubt === null ? fact.value : null;
  const includes = Object.entries(advert.includes).flatMap(([include, fact]) =>
    fact.doubt === null ? [[include, fact.value]] : [],
  );
  return {
    kind: certain(advert.kind),
    rents: advert.rents.filter(({ doubt }) => doubt === null).map(({ value }) => value),
    bedrooms: certain(advert.bedrooms),
    area: certain(advert.area),
    from: certain(advert.availableFrom),
    stay: certain(advert.minimumStayMonths),
    includes: Object.fromEntries(includes),
  };
}

describe("an advert in Ukrainian", () => {
  test("offering a room is read", () => {
    const text =
      "Здаю кімнату на віллі в Чангу 🏝 9 млн/міс, все включено крім світла. Кондиціонер, басейн, кухня спільна. Вільна з 1 грудня. Мінімум місяць.";
    expect(read(text)).toEqual({
      kind: "offer",
      rents: [{ amount: 9_000_000, currency: "IDR", period: "month" }],
      bedrooms: 1,
      area: "canggu",
      from: "2026-12-01",
      stay: 1,
      includes: { electricity: "no", ac: "yes", pool: "yes", kitchen: "yes" },
    });
  });

  test("with a villa and its rent is read as an offer", () => {
    const text =
      "Вілла 2 спальні, Убуд. 1300$ на місяць, від 3 міс. Прибирання двічі на тиждень, wi-fi. З тваринами не можна. Звільняється 15 січня";
    expect(read(text)).toEqual({
      kind: "offer",
      rents: [{ amount: 1300, currency: "USD", period: "month" }],
      bedrooms: 2,
      area: "ubud",
      from: "2027-01-15",
      stay: 3,
      includes: { cleaning: "yes", wifi: "yes", pets: "no" },
    });
  });

  test("offering a house by the year is read", () => {
    expect(
      read("Будинок у Санурі, 3 спальні, 210 млн/рік, світло окремо, вода включена, вільний зараз"),
    ).toEqual({
      kind: "offer",
      rents: [{ amount: 210_000_000, currency: "IDR", period: "year" }],
      bedrooms: 3,
      area: "sanur",
      from: "now",
      stay: null,
      includes: { electricity: "no", water: "yes" },
    });
  });

  test.each([
    [
      "offer",
      "Передаю контракт на будинок у Санурі до 1 червня, 65 млн за весь термін (пів року). 2 спальні",
    ],
    ["wanted", "Шукаємо віллу 3 спальні в Убуді на 2-3 місяці з середини лютого, бюджет до 2000$"],
    ["wanted", "Шукаю кімнату в Чангу до 6 млн"],
    ["wanted", "Чи є у когось вілла в Убуді на січень?"],
    ["other", "Продається вілла в Чангу, 3 спальні, 250к$"],
  ])("is of kind %s: %s", (kind, text) => {
    const said = read(text);
    expect(said).toMatchObject({ kind, rents: [] });
  });
});

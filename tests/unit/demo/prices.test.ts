import { isLive } from "@/supabase/demo/geo-location";
import { demoListings } from "@/supabase/demo/listings";
import { drawPrice } from "@/supabase/demo/prices";
import { randomFor } from "@/supabase/demo/random";
import type { RentalRow } from "@/supabase/demo/row";

const live = demoListings(new Date("2026-11-21T12:00:00Z")).rentals.filter(isLive);

function monthlyRupiah(matches: (row: RentalRow) => boolean): number[] {
  return live
    .filter((row) => row.rental_period === "month" && row.price_currency === "IDR" && matches(row))
    .flatMap(({ price_amount }) => price_amount ?? []);
}

function expectBand(amounts: readonly number[], from: number, to: number): void {
  expect(amounts.length).toBeGreaterThan(0);
  expect(Math.min(...amounts)).toBeGreaterThanOrEqual(from * 1e6);
  expect(Math.max(...amounts)).toBeLessThanOrEqual(to * 1e6);
}

function average(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0) / amounts.length;
}

describe("demo prices", () => {
  it.each([
    ["two-bedroom villas in Canggu", "canggu", "villa", 2, 35, 45],
    ["one-bedroom villas in Canggu", "canggu", "villa", 1, 18, 28],
    ["rooms in Denpasar", "denpasar", "room", 1, 1.5, 3.2],
    ["two-bedroom villas in Ubud", "ubud", "villa", 2, 22, 30],
  ])("%s cost what they cost there", (_, location, kind, bedrooms, from, to) => {
    expectBand(
      monthlyRupiah(
        (row) => row.location === location && row.property_type === kind && row.bedrooms === bedrooms,
      ),
      from,
      to,
    );
  });

  it("luxury villas of the coast cost 80 to 150 million", () => {
    const coast = ["canggu", "pererenan", "berawa", "seminyak", "uluwatu", "bingin"];
    expectBand(
      monthlyRupiah((row) => coast.includes(row.location ?? "") && (row.bedrooms ?? 0) >= 4),
      79,
      150,
    );
  });

  it("fall from Canggu to Ubud to the East and the North", () => {
    const villas = (places: readonly string[]) =>
      average(monthlyRupiah((row) => row.bedrooms === 2 && places.includes(row.location ?? "")));
    const canggu = villas(["canggu", "berawa", "pererenan"]);
    const ubud = villas(["ubud", "sayan", "mas", "lodtunduh"]);
    const far = villas(["amed", "sidemen", "candidasa", "lovina", "munduk", "singaraja"]);
    expect(canggu).toBeGreaterThan(ubud);
    expect(ubud).toBeGreaterThan(far);
  });

  it("are round sums in the currency and the period of the advert", () => {
    const market = { kind: "villa", bedrooms: 2, rentLevel: 1, inRupiah: false, byTheMonth: false } as const;
    for (let index = 0; index < 300; index += 1) {
      const { amount, currency, period } = drawPrice(market, randomFor(`price ${index}`));
      if (amount === null) expect([currency, period]).toEqual([null, null]);
      else expect(amount % (currency === "USD" || currency === "EUR" ? 5 : 25_000)).toBe(0);
    }
  });
});

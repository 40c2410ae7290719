import { type Filters, filterParsers } from "@/lib/filters/filters";
import { INCLUDES, type Stay } from "@/lib/filters/options";

export const PETS = ["cat", "smallDog", "dog", "other"] as const;

export type Pet = (typeof PETS)[number];

export const PEOPLE = [1, 2, 3, 4, 5, 6, 7, 8] as const;

/** What a visitor is looking for. Null means not said. */
export type MyStay = {
  from: string | null;
  months: Stay | null;
  people: number | null;
  pet: Pet | null;
};

export const isPet = (value: string | null): value is Pet => PETS.some((pet) => pet === value);

/** Parses a stored stay, a query string. A damaged field counts as not said. */
export function parseMyStay(text: string | null): MyStay {
  const stored = new URLSearchParams(text ?? "");
  const people = Number(stored.get("people"));
  const pet = stored.get("pet");
  return {
    from: filterParsers.available.parse(stored.get("from") ?? ""),
    months: filterParsers.stay.parse(stored.get("months") ?? ""),
    people: PEOPLE.find((count) => count === people) ?? null,
    pet: isPet(pet) ? pet : null,
  };
}

export function formatMyStay(stay: MyStay): string | null {
  const params = Object.entries(stay).flatMap(([key, value]) =>
    value === null ? [] : [[key, String(value)]],
  );
  return params.length === 0 ? null : new URLSearchParams(params).toString();
}

/** A stay without a day that has passed; `today` is an ISO date in the region's calendar. */
export function currentStay(stay: MyStay, today: string): MyStay {
  return stay.from !== null && stay.from < today ? { ...stay, from: null } : stay;
}

/** The filters that suit a stay, beside those that are set (docs/behaviour.md, F31). */
export function stayFilters({ from, months, pet }: MyStay, { includes }: Filters): Partial<Filters> {
  return {
    ...(from === null ? {} : { available: from }),
    ...(months === null ? {} : { stay: months }),
    ...(pet === null
      ? {}
      : { includes: INCLUDES.filter((item) => item === "pets" || includes.includes(item)) }),
  };
}

import type { Filters } from "@/lib/filters/filters";
import { INCLUDES, STAYS, type Stay } from "@/lib/filters/options";

export const PETS = ["cat", "smallDog", "dog", "other"] as const;

export type Pet = (typeof PETS)[number];

export const PEOPLE = [1, 2, 3, 4, 5, 6, 7, 8] as const;

/** What a visitor is looking for. Null means not said. `from` is an ISO date. */
export type MyStay = {
  from: string | null;
  months: Stay | null;
  people: number | null;
  pet: Pet | null;
};

export const NO_STAY: MyStay = { from: null, months: null, people: null, pet: null };

export const isPet = (value: unknown): value is Pet => PETS.some((pet) => pet === value);

const isDay = (value: unknown): value is string =>
  typeof value === "string" && /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value));

/** A stored stay. A damaged field counts as not said. */
export function parseMyStay({ from, months, people, pet }: Record<keyof MyStay, unknown>): MyStay {
  return {
    from: isDay(from) ? from : null,
    months: STAYS.find((count) => count === months) ?? null,
    people: PEOPLE.find((count) => count === people) ?? null,
    pet: isPet(pet) ? pet : null,
  };
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

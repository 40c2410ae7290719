import { ages, postedAt } from "@/supabase/demo/posted-at";

const hour = 3_600_000;
/** Every hour of a day, so that the time of day of `now` does not matter. */
const moments = Array.from({ length: 24 }, (_, index) => new Date(Date.UTC(2027, 2, 1, index, 17)));

function age(now: Date, ageHours: number): number {
  return (now.getTime() - Date.parse(postedAt(now, ageHours))) / hour;
}

describe("postedAt", () => {
  it.each(moments)("keeps the order, the day, the week and the month at %s", (now) => {
    const actual = ages(250).map((hours) => age(now, hours));
    expect(actual).toEqual(actual.toSorted((a, b) => a - b));
    for (const [index, hours] of ages(250).entries()) {
      for (const limit of [24, 168, 720]) expect((actual[index] ?? 0) < limit).toBe(hours < limit);
    }
  });

  it("puts posts older than a day between 6:30 and 23:00 on Bali", () => {
    for (const now of moments) {
      const time = new Date(Date.parse(postedAt(now, 100)) + 8 * hour).toISOString().slice(11, 16);
      expect(time >= "06:30" && time <= "23:00").toBe(true);
    }
  });

  it("leaves fresh posts as fresh as they are", () => {
    expect(postedAt(new Date("2027-03-01T00:00:00Z"), 1.5)).toBe("2027-02-28T22:30:00.000Z");
  });
});

describe("ages", () => {
  it("are as many as asked for, newest first", () => {
    expect(ages(240)).toHaveLength(240);
    expect(ages(240)).toEqual(ages(240).toSorted((a, b) => a - b));
  });
});

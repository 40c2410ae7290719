import { calendarDate } from "@/lib/seo/calendar-date";

describe("calendarDate", () => {
  it("is the day in Bali, which begins eight hours before the one in Greenwich", () => {
    expect(calendarDate("2026-11-20T15:59:59Z")).toBe("20 November 2026");
    expect(calendarDate("2026-11-20T16:00:00Z")).toBe("21 November 2026");
  });

  it.each([null, "", "soon"])("is null for %j", (iso) => {
    expect(calendarDate(iso)).toBeNull();
  });
});

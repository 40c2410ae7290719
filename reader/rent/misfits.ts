import type { RentalPeriod } from "../../lib/money/period.ts";
import { isWithin, perDay } from "../rent.ts";
import type { RentCandidate } from "./rent-stays.ts";

/** Lowest rent of a post with rooms and villas, as a share of the highest. */
const LEAST_SHARE_OF_UNIT = 0.12;
/** Ratio of the rent for a year to the rent for a month. Outside of it, one of them is misread. */
const MONTHS_IN_YEAR = { least: 3, most: 18 };

/** Doubts monthly and yearly rents if none fit together. Rents that the text names as such stay certain beside others. */
export function withoutMisfits(rents: readonly RentCandidate[]): RentCandidate[] {
  const certain = (period: RentalPeriod) =>
    rents.filter(({ rent, doubt }) => doubt === null && rent.period === period);
  const years = certain("year");
  const months = certain("month");
  const fits = (year: RentCandidate, month: RentCandidate) => {
    const ratio = (12 * perDay(year.rent)) / perDay(month.rent);
    return isWithin(ratio, MONTHS_IN_YEAR);
  };
  const misfits = [...years, ...months];
  const isFit =
    years.length === 0 ||
    months.length === 0 ||
    years.some((year) => months.some((month) => fits(year, month)));
  if (isFit) return [...rents];
  const namedMisfits = misfits.filter(({ sum }) => sum.role === "price");
  return rents.map((candidate) =>
    misfits.includes(candidate) &&
    (namedMisfits.length === misfits.length || !namedMisfits.includes(candidate))
      ? { ...candidate, doubt: "rents for a month and for a year that do not fit" }
      : candidate,
  );
}

/** Doubts a sum much lower than another for the same period, unless the text names it as the rent. */
export function withoutOutliers(rents: readonly RentCandidate[]): RentCandidate[] {
  const isOutlier = ({ sum, rent }: RentCandidate) =>
    sum.role === "unknown" &&
    rents.some(
      (other) => other.rent.period === rent.period && perDay(rent) < perDay(other.rent) * LEAST_SHARE_OF_UNIT,
    );
  return rents.map((candidate) =>
    candidate.doubt === null && isOutlier(candidate)
      ? { ...candidate, doubt: "much lower than another rent" }
      : candidate,
  );
}

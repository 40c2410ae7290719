import { canonicalQuery, parseListQuery } from "@/lib/filters/schema";
import { withWish } from "@/lib/filters/with-wish";

const taken = (filters: string, wish: string) => canonicalQuery(withWish(parseListQuery(filters), wish));

test.each([
  ["", "location=canggu&min_bedrooms=2", "location=canggu&min_bedrooms=2"],
  ["keywords=sea", "location=canggu", "location=canggu&keywords=sea"],
  ["location=canggu", "", "location=canggu"],
  ["location=a,b,c,d,e,f,g,h,i,j,k", "location=canggu", "location=canggu"],
  ["location=ubud&sort=pricePerMonthAsc", "location=canggu", "location=canggu&sort=pricePerMonthAsc"],
  ["includes=wifi", "includes=pool", "includes=wifi,pool"],
  ["includes=wifi&unstated=wifi", "location=ubud", "location=ubud&unstated=wifi&includes=wifi"],
  ["price_range=11&price_by=month", "price_max=20000000", "price_max=20000000"],
  ["price_min=5000000", "price_range=15&price_by=month", "price_range=15&price_by=month"],
  ["min_bedrooms=4", "max_bedrooms=2", "max_bedrooms=2"],
])("the filters %j with a sentence for %j become %j", (filters, wish, expected) => {
  expect(taken(filters, wish)).toBe(expected);
});

import { rentLines } from "@/lib/rental/rent-lines";
import { ENGLISH } from "@/tests/support/in-english";
import { rentIn } from "../money/price-of";
import { RATES } from "../money/rates";
import { sampleRent } from "./sample-rental";

function lines(text: string, display: string, rates = RATES) {
  const rent = rentIn(text);
  if (rent === null) throw new Error(text);
  return rentLines(rent, display, rates, ENGLISH);
}

it.each([
  ["35000000 IDR month", "USD", "Rp 35,000,000 / month", "$2,060 / month"],
  ["35000000 IDR month", "EUR", "Rp 35,000,000 / month", "€1,791 / month"],
  ["35000000 - month", "USD", "Rp 35,000,000 / month", "$2,060 / month"],
  ["35000000 IDR month", "IDR", "Rp 35,000,000 / month", null],
  ["9000000 IDR week", "IDR", "Rp 9,000,000 / week", "Rp 39,000,000 / month"],
  ["240000000 IDR year", "USD", "Rp 240,000,000 / year", "$1,177 / month"],
  ["900000 IDR night", "IDR", "Rp 900,000 / night", "about Rp 27.4M / month"],
  ["60 USD day", "IDR", "$60 / day", "about Rp 31M / month"],
  ["1200 USD month", "IDR", "$1,200 / month", "Rp 20,392,903 / month"],
  ["9000000 IDR -", "IDR", "Rp 9,000,000", "Rp 9,000,000 / month"],
  ["900 SGD month", "USD", "SGD 900 / month", null],
])("%s in %s is %s, then %s", (text, display, posted, perMonth) => {
  expect(lines(text, display)).toEqual({ posted, perMonth, doubt: null });
});

it("uses the listing's own currency while there are no exchange rates", () => {
  const own = { posted: "Rp 180,000,000 / year", perMonth: "Rp 15,000,000 / month" };
  expect(lines("180000000 IDR year", "USD", { IDR: 1 })).toMatchObject(own);
});

it("shows a rent in doubt as posted, and says what to do", () => {
  const doubtful = { perMonth: null, doubt: "check the price in the post" };
  expect(lines("3000 IDR month", "USD")).toEqual({ ...doubtful, posted: "Rp 3,000 / month" });
  expect(lines("1 IDR year", "USD")).toEqual({ ...doubtful, posted: "Rp 1 / year" });
  const placeholder = sampleRent({ hasPlaceholderPrice: true });
  expect(placeholder && rentLines(placeholder, "USD", RATES, ENGLISH)).toEqual({
    ...{ posted: "Rp 35,000,000 / month", perMonth: null, doubt: "ask for the price" },
  });
});

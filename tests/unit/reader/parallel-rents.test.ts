import { proseOf } from "@/reader/contact/contacts";
import { readPrices } from "@/reader/rent/prices";

/** Rents in thousands, followed by their doubt. */
const rents = (text: string) =>
  readPrices(proseOf(text)).rents.map(
    ({ value: { amount, period }, doubt }) => `${amount / 1000} ${period}${doubt ? `: ${doubt}` : ""}`,
  );

test.each<[string, string[]]>([
  ["harian/mingguan/bulanan villa 3 kamar: 1,8jt / 11jt / 35jt", ["35000 month", "11000 week", "1800 day"]],
  ["harian/bulanan 150-200rb / 2-3jt", ["2000 month", "3000 month", "150 day", "200 day"]],
  ["Одноместная 7,5, двухместная 9,5 млн за месяц", ["7500 month", "9500 month"]],
  ["single room 5, double room 6.5 mln per month", ["5000 month", "6500 month"]],
  ["kamar standar 3, kamar deluxe 4,5 jt per bulan", ["3000 month", "4500 month"]],
  ["комната 12, двухместная 9,5 млн за месяц", ["9500 month"]],
  ["monthly or yearly, 15 mln or 160 mln", ["15000 month", "160000 year"]],
  ["daily/weekly/monthly\n1 mln / 6 mln / 20 mln", ["20000 month", "6000 week", "1000 day"]],
  ["1.8 mln / 11 mln / 35 mln (daily/weekly/monthly)", ["35000 month", "11000 week", "1800 day"]],
  ["1.8/11/35 mln per day/week/month", ["35000 month", "11000 week", "1800 day"]],
  [
    "месяц / 6 месяцев / год: 30 млн / 165 млн / 310 млн",
    ["27500 month: asked for 6 months at once", "30000 month", "310000 year"],
  ],
])("the sums of %j belong to its periods in the same order", (text, asked) => {
  expect(rents(text)).toEqual(asked);
});

test.each(["daily/weekly/monthly: 1.5 mln / 30 mln", "weekly/monthly: 5 mln / 15 mln / 20 mln"])(
  "every rent is doubtful when %j has not as many sums as periods",
  (text) => {
    const doubts = readPrices(proseOf(text)).rents.map(({ doubt }) => doubt);
    expect(new Set(doubts)).toEqual(new Set(["not as many sums as periods"]));
  },
);

test.each<[string, string[]]>([
  ["harian/bulanan 2 kamar 3jt/bulan 200rb/hari", ["3000 month", "200 day"]],
  ["monthly/yearly rental 25 mln/month 280 mln/year", ["25000 month", "280000 year"]],
  [
    "monthly/weekly, 2 units: 12 mln, 15 mln and 18 mln monthly",
    ["12000 month", "15000 month", "18000 month"],
  ],
])("the sums of %j have their own periods", (text, asked) => {
  expect(rents(text)).toEqual(asked);
});

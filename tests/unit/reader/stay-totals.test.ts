import { proseOf } from "@/reader/contact/contacts";
import { readPrices } from "@/reader/rent/prices";

const millions = (amount: number) => `${amount / 1e6}`;

/** The certain sums for several months, in millions: `126 for 6`. */
const totals = (text: string) =>
  readPrices(proseOf(text)).stayTotals.map(({ value }) => `${millions(value.amount)} for ${value.months}`);

/** The certain rents for a month, in millions. */
const monthly = (text: string) =>
  readPrices(proseOf(text)).rents.flatMap(({ value, doubt }) =>
    doubt === null && value.period === "month" ? [`${millions(value.amount)} from ${value.fromMonths}`] : [],
  );

it.each<[string, string[]]>([
  ["Monthly 25 mln\n3 months 69 mln\n6 months 126 mln", ["69 for 3", "126 for 6"]],
  ["17jt sebulan, 3 bulan 45jt, 1 tahun 150jt", ["45 for 3"]],
  ["месяц 28 млн, полгода 150 млн", ["150 for 6"]],
  ["Yearly 240 mln, half year 132 mln", ["132 for 6"]],
  ["Room 3.5 mln a month; 2 months 6.5 mln", ["6.5 for 2"]],
  ["Studio: 9 mln/month, 6 months 48 mln\n2BR: 20 mln/month, 6 months 108 mln", ["48 for 6", "108 for 6"]],
])("reads in %j the sums for several months %j", (text, read) => {
  expect(totals(text)).toEqual(read);
});

it.each([
  ["a longer stay is dearer by the month", "10 mln/month, 3 months 36 mln"],
  ["the sum is too low for a month", "Villa 30 mln/month. Weekly dinners 6 months 60 mln"],
  ["the sum is the rent times the months", "18 млн в месяц. Предоплата за 3 месяца 54 млн"],
  ["the sum may be the rent for one month", "6 months 33 mln, 12 months 30 mln"],
  ["the text names no other rent", "Bungalow, 6 months 20 mln"],
  ["the sum is low enough for one month", "Room, 20 mln for 6 months"],
  ["the sum is for another home", "Studio: 9 mln/month. 2BR house: 6 months 48 mln"],
  ["the sum is a part of the yearly rent", "45jt/tahun, bisa bayar 6 bulan 23jt"],
  [
    "the sum is an instalment of a purchase",
    "30 mln per month. Also for sale 4.5 bil, instalments 6 months 170 mln",
  ],
  ["the sum is a deposit", "22 mln monthly. Deposit for 3 months 60 mln"],
  ["the sum is for the remainder of a contract", "Over kontrak 5jt/bulan, sisa 8 bulan, 36jt"],
  [
    "the months are the stay for which a monthly rent holds",
    "20 mln/month for 6 months, 18 mln/month for 12 months",
  ],
])("reads no sum for several months when %s: %j", (_, text) => {
  expect(totals(text)).toEqual([]);
});

it.each<[string, string[]]>([
  ["House in Sanur. 120 mln for 6 months", ["20 from 6"]],
  ["Дом в Чангу за полгода 120 млн", ["20 from 6"]],
  ["Rumah Sanur 36 jt / 6 bulan", ["6 from 6"]],
  ["Rumah Sanur 36 jt / 6 bulan, 66 jt / 12 bulan", []],
  ["House in Sanur. 12 bil for 6 months", []],
])("a monthly rent of the sums for several months in %j is %j", (text, read) => {
  expect(monthly(text)).toEqual(read);
});

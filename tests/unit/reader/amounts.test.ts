import { proseOf } from "@/reader/contact/contacts";
import { amountsIn } from "@/reader/rent/amounts";
import { normalise } from "@/reader/text/normalise";

const amounts = (text: string) =>
  amountsIn(proseOf(text).text).map(({ values, currency }) => [values.join("-"), currency].join(" "));

test.each([
  ["28jt", "28000000 IDR"],
  ["28 JT", "28000000 IDR"],
  ["3,5 juta", "3500000 IDR"],
  ["30-an juta", "30000000 IDR"],
  ["1jt 500rb", "1500000 IDR"],
  ["IDR 23mln", "23000000 IDR"],
  ["Rp. 120 million", "120000000 IDR"],
  ["Rp70.000.000,-", "70000000 IDR"],
  ["IDR 6,500,000,-", "6500000 IDR"],
  ["35.000.000,00 IDR", "35000000 IDR"],
  ["9'500'000", "9500000 IDR"],
  ["18 000 000 руп", "18000000 IDR"],
  ["Rp 3,5", "3500000 IDR"],
  ["IDR 28", "28000000 IDR"],
  ["IDR 199", "199000000 IDR"],
  ["28 млн", "28000000 IDR"],
  ["25 млн.руп.", "25000000 IDR"],
  ["4.5кк", "4500000 IDR"],
  ["9 лямов", "9000000 IDR"],
  ["350 тыс", "350000 IDR"],
  ["70 тыс рублей", "70000 RUB"],
  ["18 млн руб", "18000000 IDR"],
  ["2.500rb", "2500000 IDR"],
  ["IDR 5,200k", "5200000 IDR"],
  ["4,2 miliar", "4200000000 IDR"],
  ["1 200 $", "1200 USD"],
  ["$1,200.00", "1200 USD"],
  ["2.5k USD", "2500 USD"],
  ["USD$1,500", "1500 USD"],
  ["1500 у.е.", "1500 USD"],
  ["€700", "700 EUR"],
  ["1400eur", "1400 EUR"],
  ["A$450", "450 AUD"],
  ["45-50 mln", "45000000-50000000 IDR"],
  ["1.5 - 2jt", "1500000-2000000 IDR"],
  ["Rp 2.000.000 – Rp 2.500.000", "2000000-2500000 IDR"],
  ["от 12 до 15 млн", "12000000-15000000 IDR"],
  ["$800 - 1000", "800-1000 USD"],
  ["𝟮𝟴 𝗝𝗧", "28000000 IDR"],
  ["villa 3 250 jt", "250000000 IDR"],
  ["unit 2 - 25 jt", "25000000 IDR"],
  ["8.500.000 jt", "8500000 IDR"],
  ["twenty-five million", "25000000 IDR"],
  ["dua puluh lima juta", "25000000 IDR"],
  ["satu juta lima ratus ribu", "1500000 IDR"],
  ["seratus dua puluh juta", "120000000 IDR"],
  ["сто двадцать миллионов", "120000000 IDR"],
  ["полтора миллиона", "1500000 IDR"],
])("reads %s as %s", (text, expected) => {
  expect(amounts(text)).toEqual([expected]);
});

test.each([
  "0812 300 000 222",
  "+62.819.1644.3072",
  "(0361) 555 0142",
  "62 813 5320 7781",
  "8 916 222 70 15",
  "wa.me/6281246618830",
  "https://maps.app.goo.gl/Xk29?q=28jt",
  "@villa_28jt",
  "€19 min",
  "900 m2, 2,5 are, 12 km",
  "11.000 watt",
  "1.699/kwh",
  "10.00-17.00",
  "14.12.2026",
  "100 Mbps",
  "2 bedrooms, 3 baths",
  "two bedrooms, dua kamar, две ванные",
  "80571",
  "1".repeat(40),
  "💸🏝️",
])("reads no amount in %s", (text) => {
  expect(amounts(text)).toEqual([]);
});

test.each([
  ["1.250 jt", "a full number with a scale after it"],
  ["850 000 р.", "roubles or rupiahs"],
  ["25 jt", null],
])("of %s the doubt is: %s", (text, doubt) => {
  expect(amountsIn(normalise(text).text)).toMatchObject([{ doubt }]);
});

import { readMonthsAhead } from "@/reader/rent/months-ahead";
import { normalise } from "@/reader/text/normalise";

const read = (text: string) => readMonthsAhead(normalise(text));

test.each([
  "",
  "Minimum stay 6 months",
  "Min. 6 months, upfront price on request",
  "Deposit 1 month",
  "1 month deposit upfront",
  "Available in 2 months",
  "Book 2 months in advance",
  "1 month notice in advance",
  "10% off if you pay 6 months upfront",
  "Discount for 6 months upfront",
  "3 months upfront possible",
  "2 weeks in advance",
  "3.5 months upfront",
  "99 months upfront",
  "Diskon kalau bayar 6 bulan di muka",
  "Bisa bayar 3 bulan di muka",
  "Скидка при оплате за 6 месяцев вперед",
  "Бронь по предоплате 30 %",
  "Payment monthly",
])("reads no payment in advance in %j", (text) => {
  expect(read(text)).toBeNull();
});

test.each([
  ["3 months upfront", 3],
  ["Rent 15jt/month, 3 months payment in advance, deposit 5jt", 3],
  ["6 months rent paid upfront", 6],
  ["one month in advance", 1],
  ["12 months up-front", 12],
  ["115 mln - 1 year upfront", 12],
  ["Pay upfront for 6 months", 6],
  ["Upfront payment: 3 months", 3],
  ["Minimum payment 3 months", 3],
  ["Min. payment: 6 months", 6],
  ["Payment minimum 2 months", 2],
  ["min. 6 months upfront", 6],
  ["8 juta per bulan, bayar 3 bulan di depan (24 juta)", 3],
  ["6,5jt/bln, 1 bln di muka + jaminan 2jt", 1],
  ["Pembayaran 6 bulan dimuka", 6],
  ["Minimal pembayaran 3 bulan", 3],
  ["No pets, 3 months upfront, price negotiable", 3],
  ["Предоплата за 3 месяца", 3],
  ["18 млн в месяц, оплата за 2 месяца вперёд", 2],
  ["Deposit 5jt. 2 months in advance. Call +62 812 3456 7890", 2],
])("reads in %j how many months are paid in advance", (text, months) => {
  expect(read(text)).toMatchObject({ value: months, doubt: null });
});

test("different advance payments are doubtful, equal ones are not", () => {
  expect(read("60 mln - 6 months upfront\n115 mln - 1 year upfront")?.doubt).not.toBeNull();
  expect(read("3 months upfront.\nPay 3 months in advance")).toMatchObject({ value: 3, doubt: null });
});

test("the fact points to the words it was read from", () => {
  const text = "Villa 15jt. Bayar 3 bulan di muka, deposit 5jt";
  const [span] = read(text)?.spans ?? [];
  expect(text.slice(span?.start, span?.end)).toContain("Bayar 3 bulan di");
});

import { proseOf } from "@/reader/contact/contacts";
import { readMinimumStay } from "@/reader/rent/minimum-stay";
import { readPrices } from "@/reader/rent/prices";

const stayOf = (text: string) => readMinimumStay(proseOf(text), readPrices(proseOf(text)).rents);

const read = (text: string) => {
  const fact = stayOf(text).months;
  return fact && (fact.doubt === null ? fact.value : `${fact.value}?`);
};

describe("readMinimumStay", () => {
  it.each([
    ["14 mil/month for stays of 3 mo+", 3],
    ["Stay 2+ months and get 10% off", null],
    ["18.9 mil/mo, 3+ mo 17.5", null],
    ["Min. stay: 3 months", 3],
    ["Minimum rental period is 6 months", 6],
    ["at least 2 months", 2],
    ["minimum of three months", 3],
    ["min half a year", 6],
    ["min 1yr", 12],
    ["Minimum lease: 2 years", 24],
    ["minimal sewa 3 bulan", 3],
    ["min sewa 6 bln", 6],
    ["minimal 2 th", 24],
    ["minimal sebulan", 1],
    ["sewa minimal satu tahun", 12],
    ["срок от полугода", 6],
    ["минимум 2 мес", 2],
    ["минимальный срок аренды - 3 месяца", 3],
    ["мин. срок 1 месяц", 1],
    ["не менее 6 месяцев", 6],
    ["меньше чем на 2 месяца не сдаём", 2],
    ["на срок от 6 мес.", 6],
    ["от одного месяца", 1],
    ["от двух месяцев", 2],
    ["от 3-х месяцев", 3],
    ["minimum stay of one (1) month", 1],
    ["House for rent for a year or more", 12],
    ["sewa setahun atau lebih", 12],
    ["Сдается дом на год и больше", 12],
    ["Здається будинок на рік і більше", 12],
    ["For a year or more preferred", null],
    ["Год и больше – приоритет", null],
    ["25 mil, for 6 months or more 23 mil per month", null],
    ["two people or more", null],
    ["min 365 days", 12],
    ["Long term 6 + months", 6],
    ["3 months+ only", 3],
    ["25 mln/month (6 month +)", 6],
    ["35 mln/month from 3 months, 300 mln/year", 3],
    ["30 mln/month, deposit 10 mln, from 3 months", 3],
    // The length of stay for a lower rent is no minimum.
    ["30 млн в месяц, от года 27 млн", null],
    ["30 mln/month, from 6 months 27 mln", null],
    ["30 mln/month, from 6 months (27 mln)", null],
    ["28 mln/month, from 6 months: 25 mln/month", null],
    ["30 млн/мес, 27 млн от полугода", null],
    ["1,5jt/bln, dari 6 bulan 1,3jt/bln", null],
    ["15 mln per month\n6+ months 14 mln", null],
    // Several minimums: the shortest
    ["28 mln min 3 months, 25 mln min 6 months", 3],
    ["от 6 мес 28 млн, от года 25 млн", 6],
    // No minimum, or one below a month
    ["min 3 nights", null],
    ["мин 3 ночи", null],
    ["min 2 weeks", null],
    ["min 45 days", null],
    ["min 5 kamar", null],
    ["min 1 month deposit", null],
    ["от 21 млн/мес", null],
    ["дети от 3 лет", null],
    ["children from 3 years", null],
    ["lease min 20 years", null],
    ["yearly only", null],
    ["rented out for 1 year", null],
    ["5 min to the beach, 3 months ago", null],
    ["10 min, 2 years contract", null],
    ["5 min 1 month", null],
    ["280 mln yearly (nego for 2+ years), 30 mln monthly", null],
    ["13,5 mln/month, 12 if you take 3 months+", null],
    ["38 mln/month - contract 1-5 months\n34 mln/month - contract from 6 months", 1],
    ["3 months + deposit", null],
    ["3 months+deposit", null],
    ["6 months + 1 month deposit", null],
    ["10+ years of experience", null],
    ["kids 3+ years welcome", null],
    ["", null],
  ])("reads %j as %j", (text, months) => {
    expect(read(text)).toBe(months);
  });
});

describe("readMinimumStay, in days", () => {
  const readDays = (text: string) => {
    const fact = stayOf(text).days;
    return fact && (fact.doubt === null ? fact.value : `${fact.value}?`);
  };

  it.each([
    ["min 3 nights", 3],
    ["мин 3 ночи", 3],
    ["2 weeks minimum", 14],
    ["min 3 days, minimum stay 1 week", "3?"],
    // A month or more, or no minimum
    ["min 30 days", null],
    ["min 45 days", null],
    ["min 1 month", null],
    ["min 3 nights, or 1 month minimum", null],
    ["from 3 days", null],
    ["10 min, 2 days ago", null],
    ["", null],
  ])("reads %j as %j", (text, days) => {
    expect(readDays(text)).toBe(days);
  });
});

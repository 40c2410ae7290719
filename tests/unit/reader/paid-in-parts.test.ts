import { readAdvert } from "@/reader/read-advert";
import { isPaidInParts } from "@/reader/rent/paid-in-parts";

const isSaid = (text: string) => isPaidInParts(text, readAdvert(text, { postedAt: new Date() }).rents);

it.each([
  "House for rent, 180 million per year, monthly payment possible",
  "180jt per tahun, bisa dicicil 2x",
  "Rp 60.000.000 / year, payment every 6 months",
  "Дом за 180 млн в год, рассрочка на 3 платежа",
  "Аренда 180 млн в год, оплата ежемесячно",
  "Yearly 180 mln, monthly 18 mln",
])("%j allows paying a yearly rent in parts", (text) => {
  expect(isSaid(text)).toBe(true);
});

it.each([
  "House for rent, 180 million per year",
  "180jt per tahun, bayar di muka",
  "Disewakan rumah 60jt/tahun, min 2 tahun",
  "Дом за 180 млн в год, оплата за год вперед",
  "Available next month, minimum 12 months, IDR 180.000.000 / year",
  "",
])("%j does not say that the rent may be paid in parts", (text) => {
  expect(isSaid(text)).toBe(false);
});

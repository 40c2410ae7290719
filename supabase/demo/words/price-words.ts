import type { Language } from "../home-line.ts";
import type { Price } from "../prices.ts";
import type { Random } from "../random.ts";
import type { RentalPeriod } from "../row.ts";

const periodWords: Record<Language, Record<RentalPeriod, readonly string[]>> = {
  en: {
    month: ["/month", " / month", " per month", " monthly", "/mo"],
    year: ["/year", " per year", " yearly, upfront"],
    week: ["/week", " per week"],
    day: ["/day", " per day"],
    night: ["/night", " per night"],
  },
  id: {
    month: ["/bln", "/bulan", " per bulan", " / bulan"],
    year: ["/tahun", "/thn", " per tahun"],
    week: ["/minggu", " per minggu"],
    day: ["/hari", " per hari"],
    night: ["/malam", " per malam"],
  },
  ru: {
    month: [" в месяц", "/мес"],
    year: [" в год"],
    week: [" в неделю"],
    day: [" в день", "/сутки"],
    night: [" за ночь", "/ночь"],
  },
};

function grouped(amount: number, separator: string): string {
  return String(amount).replaceAll(/\B(?=(\d{3})+$)/g, separator);
}

function rupiah(amount: number, language: Language): string[] {
  const dotted = grouped(amount, ".");
  if (amount < 1e6) {
    const thousands = grouped(amount / 1000, ".");
    if (language === "id") return [`${thousands}rb`, `Rp ${dotted}`, `Rp${thousands}.000`];
    if (language === "ru") return [`${thousands} тыс. рупий`, `${dotted} IDR`];
    return [`IDR ${thousands}k`, `${thousands}k IDR`, `Rp ${dotted}`];
  }
  const millions = String(amount / 1e6);
  const comma = millions.replace(".", ",");
  if (language === "id") return [`${comma}jt`, `${comma} juta`, `Rp ${dotted}`, `Rp${comma}jt`];
  if (language === "ru") return [`${comma} млн рупий`, `${millions} mln IDR`, `${dotted} IDR`];
  return [
    `IDR ${millions} mill`,
    `${millions} mil IDR`,
    `IDR ${grouped(amount, ",")}`,
    `Rp ${dotted}`,
    `${millions}M IDR`,
    `${millions}jt`,
  ];
}

function money(amount: number, price: Price, language: Language): string[] {
  if (price.currency === "USD") return [`$${grouped(amount, ",")}`, `USD ${amount}`, `${amount} USD`];
  if (price.currency === "EUR") return [`€${grouped(amount, ",")}`, `${amount} EUR`, `EUR ${amount}`];
  if (price.currency === "IDR") return rupiah(amount, language);
  return [`${amount / 1e6} mill`, grouped(amount, ".")];
}

/** The price as its author types it ("35jt/bln", "IDR 38 mill / month"), or null where the advert names none. */
export function writtenPrice(price: Price, language: Language, random: Random): string | null {
  if (price.amount === null || price.period === null) return null;
  return `${random.pick(money(price.amount, price, language))}${random.pick(periodWords[language][price.period])}`;
}

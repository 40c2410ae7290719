import { CURRENCY_SYMBOLS, type DisplayCurrency } from "./currency";

const UNITS: Readonly<Record<string, number>> = {
  "": 1,
  ...{ k: 1e3, rb: 1e3, ribu: 1e3, тыс: 1e3 },
  ...{ m: 1e6, jt: 1e6, juta: 1e6, mil: 1e6, mln: 1e6, mio: 1e6, million: 1e6, млн: 1e6 },
};

const GROUPED = /^\d{1,3}(?:[.,]\d{3})+$/;
const DECIMAL = /^\d{1,15}(?:[.,]\d{1,2})?$/;

function parseNumber(digits: string): number | null {
  if (GROUPED.test(digits)) return Number(digits.replace(/[.,]/g, ""));
  return DECIMAL.test(digits) ? Number(digits.replace(",", ".")) : null;
}

const MAX_LENGTH = 40;

/** The amount that a visitor typed: "15jt", "1.5m", "900k", "Rp 15.000.000" (docs/behaviour.md, F21); else null. */
export function parseAmount(text: string, currency: DisplayCurrency): number | null {
  if (text.length > MAX_LENGTH) return null;
  const compact = text.toLowerCase().replace(/\s+/g, "");
  const signs = [currency.toLowerCase(), CURRENCY_SYMBOLS[currency].toLowerCase()];
  const sign = signs.find((start) => compact.startsWith(start)) ?? "";
  const [, digits = "", unit = ""] = /^([\d.,]+)(\p{L}*)\.?$/u.exec(compact.slice(sign.length)) ?? [];
  const number = parseNumber(digits);
  return number !== null && Object.hasOwn(UNITS, unit) ? Math.round(number * (UNITS[unit] ?? 1)) : null;
}

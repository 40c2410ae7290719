import type { Vocabulary } from "../term-finder.ts";

/** That a rent for a year is not paid at once. */
export const PAYMENTS = {
  inParts: {
    en: "paid monthly, pay monthly, payable monthly, monthly payment, monthly payments, payment monthly, payments monthly, paid every month, pay every month, payment every month, paid per month, pay per month, payment per month, month by month, paid quarterly, pay quarterly, quarterly payment, quarterly payments, payment quarterly, every 2 months, every 3 months, every three months, every 4 months, every 6 months, every six months, installment*, instalment*, in two payments, in 2 payments, in three payments, in 3 payments, in parts",
    id: "bayar bulanan, bayar per bulan, bayar perbulan, bayar tiap bulan, bayar setiap bulan, dibayar per bulan, dibayar bulanan, pembayaran bulanan, pembayaran per bulan, pembayaran perbulan, pembayaran tiap bulan, cicil*, dicicil, nyicil, mencicil, angsur*, diangsur, bertahap, bayar per 3 bulan, bayar per 6 bulan, bayar 3 bulan, bayar 6 bulan, per 3 bulan, per 6 bulan, termin",
    ru: "помесячн*, оплата ежемесячно, ежемесячная оплата, ежемесячные платежи, оплата каждый месяц, платить каждый месяц, оплата по месяцам, рассрочк*, частями, двумя платежами, в два платежа, поквартальн*, раз в три месяца, раз в 3 месяца, раз в полгода, каждые три месяца, каждые 3 месяца, каждые полгода, каждые 6 месяцев",
  },
} as const satisfies Vocabulary<string>;

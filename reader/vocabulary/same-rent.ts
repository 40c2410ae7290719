import type { Vocabulary } from "../term-finder.ts";

/** That what is paid now is asked of whoever moves in. */
export const SAME_RENT = {
  same: {
    en: "asking the same, ask the same, asking for the same, want the same, same rent, same price, same rate, same terms, same conditions, same deal, keep it the same, keeps it the same, keep the same, keep the price, keeps the price, keep the rent, stays the same, stay the same, remains the same, the same for you, same for you, same for the next, for the same amount, same amount",
    id: "harga sama, harganya sama, harga yang sama, harga yg sama, tetap sama, harga tetap, harganya tetap, sewa tetap, sama aja harganya, ga naik, gak naik, tidak naik",
    ru: "та же цена, ту же цену, той же цене, те же деньги, та же аренда, ту же аренду, ту же сумму, та же сумма, столько же, за столько же, на тех же условиях, те же условия, цена та же, цену не поднимает, цена не меняется, цена остается, ту саму ціну, та сама ціна, стільки ж",
  },
} as const satisfies Vocabulary<string>;

import type { Vocabulary } from "../term-finder.ts";

/** How much of a contract is left. */
export const REST = {
  /** Before the length. */
  before: {
    en: "remaining",
    id: "sisa, tersisa, sisanya, sisa kontrak, sisa sewa, sisa waktu, sisa masa sewa, sisa masa kontrak",
    ru: "осталось, остается, осталась, остался, остаток",
  },
  /** After it; only where a contract is handed over. */
  after: { en: "left, remaining, more", id: "lagi", ru: "осталось" },
} as const satisfies Vocabulary<string>;

/** After a sum: that it is for what is left of a contract. */
export const FOR_REST = {
  /** Between the sum and the words for it. */
  between: {
    en: "for, is for, only, just, total, in total, to cover, covers, covering, the, this is for, that's for",
    id: "untuk, utk, buat, total, saja, aja, itu",
    ru: "за, на, это, всего, итого, и, весь, все",
  },
  rest: {
    en: "remaining, rest, remainder, what is left, what's left, whats left, whatever is left, what remains, time left, the lot, whole lease, entire lease, whole contract, entire contract, whole remaining, all of it",
    id: "sisa, sisanya, sisa kontrak, sisa sewa, sisa waktu, sisa masa sewa, sisa masa kontrak",
    ru: "остаток, остатка, остальное, остальной, оставш*, то что осталось, что осталось",
  },
  /** Before a day or a month. */
  until: {
    en: "until, till, til, thru, through, up to, to",
    id: "sampai, sampe, smp, s/d, sd, hingga",
    ru: "до, по",
  },
} as const satisfies Vocabulary<string>;

/** That a contract is handed over. */
export const TAKEOVERS = {
  takeover: {
    en: "take over, takeover, taking over, take over lease, lease transfer, contract transfer, transfer of lease, transfer of contract",
    id: "over kontrak, oper kontrak, over sewa, oper sewa, over kost, oper kost, over kos, oper kos, operan, overan, operkontrak, overkontrak, alih kontrak, alih sewa, lanjutin kontrak, lanjutkan kontrak",
    ru: "передам, передаю, передадим, переуступ*",
  },
} as const satisfies Vocabulary<string>;

import type { Vocabulary } from "../words";

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

/** That a contract is handed over. */
export const TAKEOVERS = {
  takeover: {
    en: "take over, takeover, taking over, take over lease, lease transfer, contract transfer, transfer of lease, transfer of contract",
    id: "over kontrak, oper kontrak, over sewa, oper sewa, over kost, oper kost, over kos, oper kos, operan, overan, operkontrak, overkontrak, alih kontrak, alih sewa, lanjutin kontrak, lanjutkan kontrak",
    ru: "передам, передаю, передадим, переуступ*",
  },
} as const satisfies Vocabulary<string>;

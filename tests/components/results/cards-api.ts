import type { Card } from "@/lib/search/card";

/** Stands in for the server of `GET /api/rentals`: returns the cards of the ids, or throws. */
export const serveCards = jest.fn<Promise<Card[]>, [ids: readonly number[]]>();

/** Makes `fetch` answer from `serveCards`. */
export function installCardsApi(): void {
  const fetch = async (url: string) => {
    const ids = new URL(url, window.location.href).searchParams.get("ids") ?? "";
    const rentals = await serveCards(ids.split(",").map(Number));
    return { ok: true, json: async () => ({ rentals }) };
  };
  Object.assign(globalThis, { fetch });
}

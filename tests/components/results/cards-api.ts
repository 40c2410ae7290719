import type { Card } from "@/lib/search/card";

/** The server's side of `GET /api/rentals`: is called with the ids and returns the cards, or throws for a failure. */
export const serveCards = jest.fn<Promise<Card[]>, [ids: readonly number[]]>();

/** Has `fetch` answer from `serveCards`. */
export function installCardsApi(): void {
  const fetch = async (url: string) => {
    const ids = new URL(url, window.location.href).searchParams.get("ids") ?? "";
    const rentals = await serveCards(ids.split(",").map(Number));
    return { ok: true, json: async () => ({ rentals }) };
  };
  Object.assign(globalThis, { fetch });
}

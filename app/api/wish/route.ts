import { respondOr503 } from "@/server/data/unread";
import { WISH_CACHE_CONTROL } from "@/server/http/cache-control";
import { readWish } from "@/server/search/read-wish";

/** The filters that the sentence `q` asks for, and what of it was not understood. */
export function GET(request: Request): Promise<Response> {
  return respondOr503("Reading the places for a wish failed", async () => {
    const query = await readWish(new URL(request.url).searchParams.get("q") ?? "");
    return Response.json(query, { headers: { "Cache-Control": WISH_CACHE_CONTROL } });
  });
}

import { cleanKeywords } from "@/lib/filters/filters";
import { DISPLAY_CURRENCIES } from "@/lib/money/currency";
import { wishResponse } from "@/server/search/wish-response";

/** The filters that the sentence `q` asks for, and what of it was not understood. */
export async function GET(request: Request): Promise<Response> {
  const sentence = cleanKeywords(new URL(request.url).searchParams.get("q") ?? "");
  // Loaded for the first sentence, because its tables take memory that most processes never need.
  const { reader } = await import("@/lib/region/region-reader");
  const currencies = Object.keys(DISPLAY_CURRENCIES);
  return wishResponse(reader.readWish(sentence, { now: new Date(), currencies }));
}

import "server-only";
import { pictureAt } from "@/lib/rentals/picture-sources";
import type { Refusal } from "./refusal";

/** Null leaves Next's Cache-Control unchanged. */
type Served = { cacheControl: string | null };

/** Decides whether the optimizer may serve a picture; resolves to null if not. */
export type PictureRule = (src: string) => Promise<Served | null>;

const NOT_FOUND: Refusal = { status: 404, message: "Picture not found.", headers: {} };
const FAILED: Refusal = {
  status: 503,
  message: "The picture's listing could not be read. Try again in a minute.",
  headers: { "Retry-After": "60" },
};

/** Whether a target, in any encoding, leads to the picture optimizer. */
function isForOptimizer(target: string): boolean {
  const [path = ""] = target.split("?", 1);
  const decoded = path.replace(/%([0-9a-f]{2})/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
  return /_next[\\/]+image/i.test(decoded);
}

/** How to serve a target, or the reason to refuse it: only an address of the optimizer depends on the rule. */
export async function servedTarget(target: string, pictures: PictureRule): Promise<Served | Refusal> {
  if (!isForOptimizer(target)) return { cacheControl: null };
  const src = pictureAt(target);
  try {
    return (src === null ? null : await pictures(src)) ?? NOT_FOUND;
  } catch (error) {
    console.error("Reading whose picture this is failed", error);
    return FAILED;
  }
}

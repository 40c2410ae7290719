import { parseListQuery } from "@/lib/filters/schema";
import { listIndex } from "@/lib/rental/list-index";
import { respondOr503 } from "@/server/data/unread";
import { polledResponse, textResponse } from "@/server/http/text-response";
import { findRentals } from "./find-rentals";

/** Responds with the index of a list, whatever its page: 404 for an unknown location, 503 if it cannot be read. */
export function listResponse(request: Request): Promise<Response> {
  return respondOr503("Reading the index of a list failed", () => {
    const { result, context } = findRentals(parseListQuery(new URL(request.url).searchParams));
    if (result.status !== "found") return textResponse("There is no such list.", 404);
    return polledResponse(JSON.stringify(listIndex(result.rentals, context.places)), "application/json");
  });
}

import { feedAnswer } from "@/lib/feed/feed-answer";

/** The list of a query as JSON Feed. */
export function GET(request: Request): Promise<Response> {
  return feedAnswer(request, "json");
}

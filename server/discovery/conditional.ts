import { SHORT_CACHE_CONTROL } from "@/server/http/cache-control";
import { entityTag, matchesTag } from "@/server/http/entity-tag";

/** A response for clients that poll, such as feed readers: 304 if the client already has this body. */
export function conditionalResponse(
  request: Request,
  body: string,
  mediaType: string,
  tag = entityTag(body),
): Response {
  const headers = { ETag: tag, "Cache-Control": SHORT_CACHE_CONTROL };
  if (matchesTag(request.headers.get("If-None-Match"), tag))
    return new Response(null, { status: 304, headers });
  return new Response(body, { headers: { ...headers, "Content-Type": `${mediaType}; charset=utf-8` } });
}

/** A plain-text response, for errors and other short messages. */
export function textResponse(
  message: string,
  status: number,
  headers: Record<string, string> = {},
): Response {
  const type = { "Content-Type": "text/plain; charset=utf-8" };
  return new Response(`${message}\n`, { status, headers: { ...type, ...headers } });
}

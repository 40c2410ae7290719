/** Liveness: responds whenever the process does, whatever the state of the data service. A failure should cause a restart. */
export function GET(): Response {
  return Response.json({ live: true }, { headers: { "Cache-Control": "no-store" } });
}

import { connection } from "next/server";

/** Liveness: responds whenever the process does, whatever the state of the data service. A failure should cause a restart. */
export async function GET(): Promise<Response> {
  await connection();
  return Response.json({ live: true }, { headers: { "Cache-Control": "no-store" } });
}

import { connection } from "next/server";

/** Whether the process answers at all, whatever the data service does: what a restart depends on. */
export async function GET(): Promise<Response> {
  await connection();
  return Response.json({ live: true }, { headers: { "Cache-Control": "no-store" } });
}

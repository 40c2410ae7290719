import { parentPort, workerData } from "node:worker_threads";
import { PGlite } from "@supabase/lite/pglite";
import { z } from "zod";

if (parentPort === null) throw new Error("This thread is started by a test.");
const port = parentPort;

const database = new PGlite();
await database.exec(z.string().parse(workerData));

const failure = z.object({ code: z.string() });

/** PostgreSQL's code of an error; else whether a statement read or wrote rows, or was about something else than rows. */
async function answer(role: string, sql: string): Promise<string> {
  try {
    const results = await database.exec(`begin; set local role ${role}; ${sql}`);
    const rows = results.reduce((sum, each) => sum + each.rows.length + (each.affectedRows ?? 0), 0);
    return rows === 0 && /^(select|insert|update|delete)/.test(sql) ? "nothing" : "done";
  } catch (error) {
    return failure.parse(error).code;
  } finally {
    await database.exec("rollback");
  }
}

const asked = z.object({ role: z.string(), sql: z.string() });

port.on("message", async (message: unknown) => {
  const { role, sql } = asked.parse(message);
  port.postMessage(await answer(role, sql));
});
port.postMessage("ready");

import { randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import { App, generateApiKey } from "@supabase/lite";
import type { PgliteConnection } from "@supabase/lite/pglite";
import { inTurn } from "../in-turn.ts";
import { behaveAsHosted } from "./behave-as-hosted.ts";
import { diskFull } from "./data-folder.ts";
import { maintain } from "./maintain.ts";

const CONFIG = new URL("../../supabase/config.toml", import.meta.url);

/** The row limit of supabase/config.toml, so that reads are cut off where a hosted project cuts them off. */
async function readMaxRows(): Promise<number> {
  const setting = /^max_rows = (\d+)$/m.exec(await readFile(CONFIG, "utf8"));
  if (!setting?.[1]) throw new Error("supabase/config.toml does not set api.max_rows");
  return Number(setting[1]);
}

/** Log and tables of the largest batch. */
const ROOM_TO_WRITE_MB = 48;
const DISK_FULL = { code: "53100", message: "No space left on device" };

/** Postgres that runs out of room goes on trying, and answers nobody. What only reads is answered. */
async function hasRoom({ method, url }: Request, folder: string | null): Promise<boolean> {
  const isRead =
    method === "GET" || method === "HEAD" || /\/rpc\/(?:rental_changes_since|contact_records)$/.test(url);
  return isRead || folder === null || (await diskFull(folder, ROOM_TO_WRITE_MB)) === null;
}

export interface RestApi {
  anonKey: string;
  secretKey: string;
  handle: (request: Request) => Promise<Response>;
}

/**
 * The REST interface of a hosted project over `database`, and what `maintain` does, which needs the secret key. Requests
 * are answered one at a time: lite opens a transaction for each on the only connection, so two at once would run with each
 * other's role.
 */
export async function createRestApi(
  database: PgliteConnection,
  folder: string | null = null,
): Promise<RestApi> {
  const [{ key: anonKey }, { key: secretKey }] = await Promise.all([
    generateApiKey("publishable"),
    generateApiKey("secret"),
  ]);
  const app = new App({
    connection: database,
    api: { schemas: ["public"], max_rows: await readMaxRows() },
    auth: {
      enabled: false,
      publishable_key: anonKey,
      secret_key: secretKey,
      jwt_secret: randomBytes(32).toString("hex"),
    },
    options: { server: { admin: false, disableStudio: true } },
  });
  await app.init();
  behaveAsHosted(database.driver);

  const takeTurn = inTurn();
  const handle = (request: Request): Promise<Response> =>
    takeTurn(async () => {
      if (new URL(request.url).pathname.startsWith("/rest/v1/"))
        return (await hasRoom(request, folder))
          ? app.fetch(request)
          : Response.json(DISK_FULL, { status: 507 });
      if (request.headers.get("apikey") !== secretKey) return new Response(null, { status: 401 });
      return maintain(database, folder, request);
    });
  return { anonKey, secretKey, handle };
}

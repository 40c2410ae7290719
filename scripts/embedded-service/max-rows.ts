import { readFile } from "node:fs/promises";

const CONFIG = new URL("../../supabase/config.toml", import.meta.url);

/** The row limit of supabase/config.toml, so that a read is cut off here where a hosted project cuts it off. */
export async function readMaxRows(): Promise<number> {
  const setting = /^max_rows = (\d+)$/m.exec(await readFile(CONFIG, "utf8"));
  if (!setting?.[1]) throw new Error("supabase/config.toml does not set api.max_rows");
  return Number(setting[1]);
}

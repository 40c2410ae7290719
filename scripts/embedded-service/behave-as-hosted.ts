import type { PGlite } from "@supabase/lite/pglite";
import { z } from "zod";

const postgresError = z.object({
  code: z.string(),
  message: z.string(),
  detail: z.string().nullish(),
  hint: z.string().nullish(),
});

/** The status that PostgREST answers where lite answers 500 and drops the SQLSTATE; null for the others. */
function statusOf(code: string): number | null {
  if (/^23(?!502|503|505)/.test(code) || code === "P0001") return 400;
  return code.startsWith("54") ? 413 : null;
}

/** Gives an error the form in which a function chooses its own answer (`raise sqlstate 'PGRST'`), which lite passes on as it is. */
function withStatus(error: unknown): unknown {
  const { data } = postgresError.safeParse(error);
  const status = data && statusOf(data.code);
  if (!data || status === null) return error;
  const { code, message, detail, hint } = data;
  const answer = JSON.stringify({ code, message, details: detail, hint });
  return Object.assign(new Error(answer), { code: "PGRST", detail: JSON.stringify({ status, headers: {} }) });
}

const GRANT = /^(?:grant|alter default privileges) /i;

/**
 * Makes lite behave as a hosted project. On its first request it would grant all privileges to all roles: the schema grants each
 * role what it needs. A violated check, an exceeded limit and a raised exception are answered as refusals with their SQLSTATE.
 */
export function behaveAsHosted(driver: Pick<PGlite, "query">): void {
  const query = driver.query.bind(driver);
  driver.query = async (sql, ...rest) => {
    if (GRANT.test(sql)) return { rows: [], fields: [] };
    try {
      return await query(sql, ...rest);
    } catch (error) {
      throw withStatus(error);
    }
  };
}

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

/** Answers a violated check, an exceeded limit and a raised exception as a hosted project does: as refusals with their SQLSTATE. */
export function answerRefusals(driver: Pick<PGlite, "query">): void {
  const query = driver.query.bind(driver);
  driver.query = async (sql, ...rest) => {
    try {
      return await query(sql, ...rest);
    } catch (error) {
      throw withStatus(error);
    }
  };
}

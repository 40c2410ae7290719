import { createClient } from "@supabase/supabase-js";
import { startEmbeddedService } from "../../../scripts/embedded-service.ts";
import { importListings } from "../../../scripts/import/import-listings.ts";
import { allRows, geoRows, listedRows, someRow } from "../../e2e/demo-rows.ts";
import { startTable } from "../table.ts";
import { attempts } from "./attempts.ts";
import { startPlainPostgres } from "./plain-postgres.ts";
import { postgresPrograms } from "./postgres-programs.ts";
import { type Outcome, restAnswer } from "./rest-answer.ts";

type AttemptRow = { name: string; rest: string; postgres: string; isRight: boolean };

const NAME_WIDTH = 48;

/** In short: the error's code with the status before it, if any; nothing more where no row came back. */
function shown({ result, said }: Outcome): string {
  const code = /"code":"(\w+)"/.exec(said)?.[1] ?? /ERROR: (\w+)/.exec(said)?.[1];
  const status = /^\d{3}/.exec(said)?.[0];
  return result === "refused" ? [result, status, code].filter(Boolean).join(" ") : result;
}

/** Makes every attempt at the embedded data service and, where there is one, at a plain PostgreSQL. */
async function makeAttempts(): Promise<AttemptRow[]> {
  const listings = { rentals: allRows, geo_location: geoRows };
  const service = await startEmbeddedService();
  const owner = createClient(service.url, service.secretKey, { auth: { persistSession: false } });
  await importListings({ client: owner, listings });
  const programs = postgresPrograms();
  const postgres = programs === null ? null : await startPlainPostgres(programs, listings);
  const live = someRow(listedRows, () => true);
  const deleted = someRow(allRows, (row) => row.is_deleted && row.slug !== null);
  const rows: AttemptRow[] = [];
  for (const attempt of attempts(live, deleted)) {
    const rest = await restAnswer(service.url, service.anonKey, attempt);
    const sql = postgres?.answer(attempt.sql) ?? null;
    rows.push({
      name: attempt.name,
      rest: shown(rest),
      postgres: sql === null ? "not installed" : shown(sql),
      isRight: rest.result === attempt.expected && (sql === null || sql.result === attempt.expected),
    });
  }
  await postgres?.close();
  await service.close();
  return rows;
}

/** Makes every attempt and prints what was answered; gives whether all were. */
export async function attemptsTable(): Promise<boolean> {
  const rows = await makeAttempts();
  const row = startTable(["a visitor wants to", "REST interface      ", "plain PostgreSQL"], NAME_WIDTH);
  for (const { name, rest, postgres } of rows) row([name, rest, postgres]);
  return rows.every(({ isRight }) => isRight);
}

import { allRows, geoRows, listedRows, someRow } from "../../support/demo-rows.ts";
import type { Row } from "../judge.ts";
import type { Fault } from "../runner.ts";
import { type Answers, type Attempt, attemptFailures, attempts } from "./attempts.ts";
import { postgresPrograms, startPlainPostgres } from "./postgres.ts";
import { answersOverRest, startRestService } from "./rest.ts";

/** In short: the error's code with the status before it, if any; nothing more where no row came back. */
function shown(answers: Answers | null): string {
  if (answers === null) return "–";
  const { result, said } = answers.visitor;
  const code = /"code":"(\w+)"/.exec(said)?.[1] ?? /ERROR: (\w+)/.exec(said)?.[1];
  const status = /^\d{3}/.exec(said)?.[0];
  return result === "refused" ? [result, status, code].filter(Boolean).join(" ") : result;
}

function failuresAt(where: string, attempt: Attempt, answers: Answers | null): string[] {
  if (answers === null) return [];
  return attemptFailures(attempt, answers).map((failure) => `${where}: ${failure}`);
}

async function restAnswers(all: readonly Attempt[]): Promise<(Answers | null)[]> {
  const service = await startRestService({ rentals: allRows, geo_location: geoRows });
  const answers = await answersOverRest(service, all);
  await service.close();
  return answers;
}

async function rights(report: (row: Row) => void): Promise<void> {
  const live = someRow(listedRows, () => true);
  const deleted = someRow(allRows, (row) => row.is_deleted && row.slug !== null);
  const all = attempts(live, deleted);
  const programs = postgresPrograms();
  if (programs === null) throw new Error("PostgreSQL 15 or later is not installed and could not be.");
  const postgres = await startPlainPostgres(programs, { rentals: allRows, geo_location: geoRows });
  const rest = await restAnswers(all);
  all.forEach((attempt, at) => {
    const asked = rest[at] ?? null;
    const sql = { visitor: postgres.asVisitor(attempt.sql), owner: postgres.asOwner(attempt.sql) };
    report({
      name: attempt.name,
      figures: { "REST interface": shown(asked), "plain PostgreSQL": shown(sql) },
      failures: [...failuresAt("REST", attempt, asked), ...failuresAt("PostgreSQL", attempt, sql)],
    });
  });
  await postgres.close();
}

export const RIGHTS: Fault = { name: "rights", title: "What a visitor must not do", run: rights };

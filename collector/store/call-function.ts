import { setTimeout as wait } from "node:timers/promises";
import type { SupabaseClient } from "@supabase/supabase-js";
import { z } from "zod";
import { CliError } from "../../lib/cli/cli-error.ts";

const RETRY_MS = 1_000;
const RETRIES = 3;

/** PostgREST's message about a function, table or column whose migration was not applied. */
const MISSING_IN_SCHEMA = /schema cache/;

const CONNECTION_FAILED = /fetch failed|ECONNREFUSED|socket/i;

export class ServiceUnreachable extends CliError {
  constructor() {
    super(
      "The data service does not answer. What was written before stays: run the same command again to go on.",
    );
  }
}

export function serviceError(name: string, message: string): CliError {
  if (CONNECTION_FAILED.test(message)) return new ServiceUnreachable();
  if (MISSING_IN_SCHEMA.test(message)) {
    return new CliError(
      "The data service is older than this command. End the site and start it again; for a hosted project apply the migrations (README.md).",
    );
  }
  if (/another run/.test(message)) return new CliError(`${message}: this one stops.`);
  if (/No space left|disk full/i.test(message)) {
    return new CliError("The disk of the data service is full. Make room, then run the same command again.");
  }
  return new CliError(`The data service refused ${name}: ${message}`);
}

type Answer = { data: unknown; error: { message: string } | null };

/** Throws a `CliError` if the service refused a request, which `name` describes: "to list posts", "a card". */
export function ensureDone(name: string, { error }: Pick<Answer, "error">): void {
  if (error) throw serviceError(name, error.message);
}

/** The rows of an answer. Throws a `CliError` if the service refused the request. */
export function rowsOf<Row>(name: string, answer: Answer, row: z.ZodType<Row>): Row[] {
  ensureDone(name, answer);
  return z.array(row).parse(answer.data);
}

/** The count of an answer. Throws a `CliError` if the service refused the request. */
export function countOf(
  name: string,
  { error, count }: Pick<Answer, "error"> & { count: number | null },
): number {
  ensureDone(name, { error });
  // The client takes a 404 without a body, the answer about a missing table, for success.
  if (count === null) throw serviceError(name, "no count in the answer");
  return count;
}

const PAGE_SIZE = 500;

/** All rows of a read, page by page. The read must have a total order. */
export async function* pagedRows<Row>(
  name: string,
  read: (from: number, to: number) => PromiseLike<Answer>,
  row: z.ZodType<Row>,
): AsyncGenerator<Row> {
  for (let start = 0; ; start += PAGE_SIZE) {
    const rows = rowsOf(name, await read(start, start + PAGE_SIZE - 1), row);
    yield* rows;
    if (rows.length < PAGE_SIZE) return;
  }
}

/** Calls a function of the database, again after a lost connection: all are idempotent and whole or not at all. Throws a `CliError`. */
export async function callFunction<Answer>(
  client: SupabaseClient,
  name: string,
  args: object,
  answer: z.ZodType<Answer>,
): Promise<Answer> {
  for (let attempt = 1; ; attempt += 1) {
    const { data, error } = await client.rpc(name, args);
    if (!error) return answer.parse(data);
    const isUnanswered = CONNECTION_FAILED.test(error.message);
    if (!isUnanswered || attempt > RETRIES) throw serviceError(name, error.message);
    await wait(attempt * RETRY_MS);
  }
}

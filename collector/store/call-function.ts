import { setTimeout as wait } from "node:timers/promises";
import type { SupabaseClient } from "@supabase/supabase-js";
import { z } from "zod";
import { CliError } from "../../lib/cli/cli-error.ts";

const RETRY_MS = 1_000;
const RETRIES = 3;

type Failure = { message: string; code?: string };
type Failed = { error: Failure; status: number };
type Answer = { data: unknown; error: Failure | null; status: number };

/** Why the data service did not do what it was asked. */
export class ServiceError extends CliError {
  /** True if the database refused the values: asking again is useless. False for an outage: asking again may help. */
  readonly isRefusal: boolean;

  constructor(message: string, isRefusal: boolean) {
    super(message);
    this.isRefusal = isRefusal;
  }
}

/** Whether the values of a request were refused, so that only they have to be left out and everything else goes on. */
export const isRefusal = (error: unknown): boolean => error instanceof ServiceError && error.isRefusal;

/** Whether the data service is away, or cannot do now what it could do later. */
export const isOutage = (error: unknown): boolean => error instanceof ServiceError && !error.isRefusal;

const SQLSTATE = /^[0-9A-Z]{5}$/;
/** Classes of SQLSTATE about values: they cannot be read, violate a constraint, or exceed a limit. */
const ABOUT_VALUES = /^(?:22|23|54)/;
/** Without a SQLSTATE: the request cannot be read, or is too long. A wrong key is nothing that a value can help. */
const REFUSED_STATUSES = [400, 413, 414, 431];

const NO_CONNECTION = 0;

function refusesValues({ error: { code = "" }, status }: Failed): boolean {
  return SQLSTATE.test(code) ? ABOUT_VALUES.test(code) : REFUSED_STATUSES.includes(status);
}

function wordsFor(name: string, { error: { message }, status }: Failed): string {
  if (status === NO_CONNECTION)
    return "The data service does not answer. What was written before stays: run the same command again to go on.";
  if (/another run/.test(message)) return `${message}: this one stops.`;
  if (/No space left|disk full/i.test(message))
    return "The disk of the data service is full. Make room, then run the same command again.";
  return `The data service refused ${name}: ${message || `status ${status}`}`;
}

/** Classifies a failed request, which `name` describes: "to list posts", "a card". */
export function serviceError(name: string, failed: Failed): ServiceError {
  return new ServiceError(wordsFor(name, failed), refusesValues(failed));
}

/** Throws a `ServiceError` if the service refused a request, which `name` describes. */
export function ensureDone(name: string, { error, status }: Pick<Answer, "error" | "status">): void {
  if (error) throw serviceError(name, { error, status });
}

/** The rows of an answer. Throws a `ServiceError` if the service refused the request. */
export function rowsOf<Row>(name: string, answer: Answer, row: z.ZodType<Row>): Row[] {
  ensureDone(name, answer);
  return z.array(row).parse(answer.data);
}

/** The count of an answer. Throws a `ServiceError` if the service refused the request. */
export function countOf(
  name: string,
  { error, status, count }: Pick<Answer, "error" | "status"> & { count: number | null },
): number {
  ensureDone(name, { error, status });
  // The client takes a 404 without a body, the answer about a missing table, for success.
  if (count === null) throw serviceError(name, { error: { message: "no count in the answer" }, status });
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

/** Calls a function of the database, again after a lost connection: all are idempotent and whole or not at all. Throws a `ServiceError`. */
export async function callFunction<Answer>(
  client: SupabaseClient,
  name: string,
  args: object,
  answer: z.ZodType<Answer>,
): Promise<Answer> {
  for (let attempt = 1; ; attempt += 1) {
    const { data, error, status } = await client.rpc(name, args);
    if (!error) return answer.parse(data);
    if (status !== NO_CONNECTION || attempt > RETRIES) throw serviceError(name, { error, status });
    await wait(attempt * RETRY_MS);
  }
}

/** Reads and writes some tables. Methods throw a `ServiceError`, which names `what` they were about, if the data service does not do it. */
export abstract class Stored {
  readonly client: SupabaseClient;

  constructor(client: SupabaseClient) {
    this.client = client;
  }

  protected async read<Row>(what: string, answer: PromiseLike<Answer>, row: z.ZodType<Row>): Promise<Row[]> {
    return rowsOf(what, await answer, row);
  }

  protected async write(what: string, answer: PromiseLike<Pick<Answer, "error" | "status">>): Promise<void> {
    ensureDone(what, await answer);
  }

  protected call<Result>(name: string, args: object, result: z.ZodType<Result>): Promise<Result> {
    return callFunction(this.client, name, args, result);
  }
}

import { setTimeout as wait } from "node:timers/promises";
import type { SupabaseClient } from "@supabase/supabase-js";
import type { z } from "zod";
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

/** An error for the operator about a failed request, with what to do about it. */
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

/**
 * Calls a function of the database in one request, so it happens as a whole or not at all. All functions are idempotent, so a
 * call is retried after a lost connection. Throws a `CliError`.
 */
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

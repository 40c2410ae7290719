import { setTimeout as wait } from "node:timers/promises";
import type { SupabaseClient } from "@supabase/supabase-js";
import type { z } from "zod";
import { CliError } from "../../lib/cli/cli-error.ts";

const RETRIED_MS = 1_000;
const RETRIES = 3;

/** What PostgREST says of a function, table or column that a migration brings. */
const UNKNOWN_THERE = /schema cache/;

const NO_ANSWER = /fetch failed|ECONNREFUSED|socket/i;

/** The data service has ended, or cannot be reached. */
export class NoAnswer extends CliError {
  constructor() {
    super(
      "The data service does not answer. What was written before stays: run the same command again to go on.",
    );
  }
}

/** The message to the owner about a refused request, with what to do about it. */
export function refusal(name: string, message: string): CliError {
  if (NO_ANSWER.test(message)) return new NoAnswer();
  if (UNKNOWN_THERE.test(message)) {
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
 * Calls a function of the data service: one request, and so whole or not at all. Each may be called twice with the same
 * result, so a connection that was closed meanwhile is no failure. Throws a `CliError`.
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
    const isUnanswered = NO_ANSWER.test(error.message);
    if (!isUnanswered || attempt > RETRIES) throw refusal(name, error.message);
    await wait(attempt * RETRIED_MS);
  }
}

import { setTimeout as wait } from "node:timers/promises";
import type { SupabaseClient } from "@supabase/supabase-js";
import type { z } from "zod";
import { CliError } from "../../lib/cli/cli-error.ts";

const RETRIED_MS = 1_000;
const RETRIES = 3;

const NO_ANSWER = /fetch failed|ECONNREFUSED|socket/i;

/** What the owner is told of a refused request, and what to do about it. */
export function refusal(name: string, message: string): CliError {
  if (NO_ANSWER.test(message)) {
    return new CliError(
      "The data service does not answer. What was written before stays: run the same command again to go on.",
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

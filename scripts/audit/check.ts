import { AssertionError } from "node:assert";
import type { AuditedSite } from "./audited-site.ts";

/** A line of the acceptance that cannot be checked on this site, with the reason. */
export class NotHere extends Error {}

export interface Check {
  /** The line of the acceptance. */
  id: string;
  what: string;
  /** Throws where the line does not hold. */
  run: (site: AuditedSite) => Promise<void>;
}

export interface Outcome {
  id: string;
  what: string;
  result: "ok" | "failed" | "not here";
  said: string;
}

function outcomeOf(error: unknown): Pick<Outcome, "result" | "said"> {
  if (error instanceof NotHere) return { result: "not here", said: error.message };
  const isAssertion = error instanceof AssertionError;
  return { result: "failed", said: isAssertion ? error.message : String(error) };
}

/** Runs one check. */
export async function outcome({ id, what, run }: Check, site: AuditedSite): Promise<Outcome> {
  try {
    await run(site);
    return { id, what, result: "ok", said: "" };
  } catch (error) {
    return { id, what, ...outcomeOf(error) };
  }
}

/** An example that a check needs; says which is missing where the site has none. */
export function needed<Value>(example: Value | null, name: string): Value {
  if (example === null) throw new NotHere(`no ${name} to ask for`);
  return example;
}

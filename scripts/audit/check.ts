import { AssertionError } from "node:assert";
import { stripVTControlCharacters } from "node:util";
import type { AuditedSite } from "./audited-site.ts";

/** A line of the acceptance that cannot be checked on this site, with the reason. */
export class NotHere extends Error {}

/** One line of the acceptance, checked on a subject: a site, or the ways to visit one. */
export interface Check<Subject = AuditedSite> {
  /** The line of the acceptance. */
  id: string;
  what: string;
  /** Throws where the line does not hold. */
  run: (subject: Subject) => Promise<void>;
}

export interface Outcome {
  id: string;
  what: string;
  result: "ok" | "failed" | "not here";
  said: string;
}

function outcomeOf(error: unknown): Pick<Outcome, "result" | "said"> {
  if (error instanceof NotHere) return { result: "not here", said: error.message };
  const said = error instanceof AssertionError ? error.message : String(error);
  return { result: "failed", said: stripVTControlCharacters(said) };
}

/** Runs one check. */
export async function outcome<Subject>(
  { id, what, run }: Check<Subject>,
  subject: Subject,
): Promise<Outcome> {
  try {
    await run(subject);
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

/** An error whose message is for the operator: it is printed without a stack trace. */
export class CliError extends Error {}

/** The message of a thrown value of any type. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Its message is for the operator, who sees no stack trace. */
export class CliError extends Error {}

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

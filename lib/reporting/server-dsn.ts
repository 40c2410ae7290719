/** Where the server reports to: SENTRY_DSN, else the browsers' address; null when neither is set. */
export function serverDsn(): string | null {
  return process.env.SENTRY_DSN?.trim() || process.env.NEXT_PUBLIC_SENTRY_DSN?.trim() || null;
}

/** What `npm run audit:discovery` and `npm run audit:a11y` were asked to audit; they set these variables. */
const { AUDIT_URL, AUDIT_FAILING_URL, AUDIT_LISTINGS, AUDIT_AS_OF } = process.env;

/** A running site; null to start one. */
export const AUDITED_URL = AUDIT_URL ?? null;

/** The same site without its data service; null where there is none, or where the audit starts its own. */
export const FAILING_URL = AUDIT_FAILING_URL ?? null;

/** What a site that is started serves: the demo where `file` is null. `asOfNow` moves its newest posting date to now. */
export const LISTINGS = { file: AUDIT_LISTINGS ?? null, asOfNow: AUDIT_AS_OF === "now" };

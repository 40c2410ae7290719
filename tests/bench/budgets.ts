/** What the blank page of the same framework loads first, as `npm run bench -- -g bytes` last measured it. */
export const BLANK_SCRIPT_BYTES = 134_900;

/** What pages shall keep to, whatever the machine; bytes compressed. */
export const TARGETS = {
  /** Over the blank page's. */
  firstScriptBytes: 25_000,
  requests: 20,
  htmlBytes: 20_000,
} as const;

/**
 * Where a list is beyond them, what it has now without its photos, which no change may pass: docs/decisions/059-scripts-of-the-first-load.md
 * says what the scripts are for and what was tried, docs/decisions/036-what-a-list-weighs.md the same of the HTML. A list
 * without its index takes 900 bytes of script (docs/decisions/057-index-after-the-page.md).
 */
export const LIST_BUDGETS = { firstScriptBytes: 37_300, requests: 19, htmlBytes: 20_780 } as const;

/** A rental's page with texts in three languages: docs/decisions/078-languages-in-the-address.md. */
export const RENTAL_BUDGETS = { ...TARGETS, firstScriptBytes: 27_500, requests: 17 } as const;

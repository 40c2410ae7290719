/** What the blank page of the same framework loads first, as `npm run bench -- bytes` last measured it. */
export const BLANK_SCRIPT_BYTES = 134_784;

/** What no change may pass, whatever the machine. */
export const BUDGETS = {
  /** Over the blank page's, compressed. */
  firstScriptBytes: 25_000,
  requests: 20,
  /** Compressed, without the list's index. */
  htmlBytes: 20_000,
} as const;

/** The look of one way to share. */
export const SHARE_ROW =
  "flex min-h-11 w-full items-center gap-3 rounded-lg px-3 text-left text-sm transition-colors hover:bg-sunken";

/** Classes of buttons and links that act on a list of homes. */
export const PILL =
  "inline-flex min-h-11 items-center justify-center gap-2 rounded-full border border-line bg-surface px-4 font-medium text-sm transition-colors hover:bg-sunken active:scale-97";

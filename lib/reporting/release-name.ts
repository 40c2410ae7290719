const UNNAMED = "bali-monthly";

/**
 * The name under which errors of this build are filed: the one that is set, else the commit, else the project's own
 * name: a build without git has a name too.
 */
export function releaseName(set: string | undefined, readCommit: () => string): string {
  if (set?.trim()) return set.trim();
  try {
    return readCommit().trim();
  } catch {
    return UNNAMED;
  }
}

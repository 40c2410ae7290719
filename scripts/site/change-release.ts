import { messageOf } from "../../lib/cli/cli-error.ts";

type Replaceable = {
  name: string;
  /** Ends the process, then starts it from another release. Rejects if that does not answer. */
  replace: (release: string) => Promise<void>;
};

/**
 * Replaces processes one after another, so that the others answer meanwhile. If one of the new release does not answer, those
 * replaced so far go back to the old one, and the reason is returned (docs/behaviour.md, O17).
 */
export async function changeRelease(
  processes: readonly Replaceable[],
  from: string,
  to: string,
  say: (text: string) => void,
): Promise<string | null> {
  const replaced: Replaceable[] = [];
  for (const process of processes) {
    replaced.unshift(process);
    try {
      await process.replace(to);
    } catch (error) {
      const problem = messageOf(error);
      say(`${problem} Going back to ${from}.`);
      for (const each of replaced)
        await each.replace(from).catch((failed: unknown) => say(messageOf(failed)));
      return problem;
    }
    say(`${process.name} runs from ${to}.`);
  }
  return null;
}

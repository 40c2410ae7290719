import { step } from "../../start/steps.ts";
import { ToldError } from "../../told-error.ts";
import { each } from "../ask.ts";
import { type Check, type Outcome, outcome } from "../check.ts";
import { table } from "../table.ts";
import { cardChecks } from "./checks/cards.ts";
import { contrastChecks } from "./checks/contrast.ts";
import { dialogChecks } from "./checks/dialogs.ts";
import { disclosureChecks } from "./checks/disclosures.ts";
import { failureChecks } from "./checks/failures.ts";
import { filterChecks } from "./checks/filters.ts";
import { focusChecks } from "./checks/focus.ts";
import { journeyChecks } from "./checks/journey.ts";
import { mapChecks } from "./checks/map.ts";
import { markupChecks } from "./checks/markup.ts";
import { motionChecks } from "./checks/motion.ts";
import { pageChecks } from "./checks/page-wide.ts";
import { resultChecks } from "./checks/results.ts";
import { targetChecks } from "./checks/targets.ts";
import { stateChecks } from "./state-check.ts";
import type { Visits } from "./visits.ts";

/** The lines of the acceptance in their order, then the tools. */
const CHECKS: readonly Check<Visits>[] = [
  ...mapChecks,
  ...resultChecks,
  ...cardChecks,
  ...filterChecks,
  ...dialogChecks,
  ...disclosureChecks,
  ...motionChecks,
  ...contrastChecks,
  ...focusChecks,
  ...targetChecks,
  ...pageChecks,
  ...journeyChecks,
  ...failureChecks,
  ...stateChecks,
  ...markupChecks,
];

/** Pages looked at beside each other. */
const AT_ONCE = 2;

function isNamed({ id, what }: Check<Visits>, names: readonly string[]): boolean {
  return names.length === 0 || names.includes(id) || names.includes(what);
}

/** Checks what these names say, all without names. Throws a `ToldError` where a line does not hold. */
export async function auditAccessibility(visits: Visits, names: readonly string[]): Promise<void> {
  const outcomes = new Map<Check<Visits>, Outcome>();
  const checks = CHECKS.filter((check) => isNamed(check, names));
  await step("accessibility", async () => {
    await each(checks, async (check) => void outcomes.set(check, await outcome(check, visits)), AT_ONCE);
    return { said: `${checks.length} checks`, result: undefined };
  });
  const inOrder = checks.flatMap((check) => outcomes.get(check) ?? []);
  console.log(table(inOrder));
  const failed = inOrder.filter(({ result }) => result === "failed");
  if (failed.length > 0)
    throw new ToldError(
      [`${failed.length} failed:`, ...failed.map(({ id, what, said }) => `\n${id} ${what}\n${said}`)].join(
        "\n",
      ),
    );
}

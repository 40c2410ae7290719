type Missing = string | null;

const withReason = (title: string, missing: Missing) =>
  missing === null ? title : `${title} (left out: ${missing})`;

/** Tests that are left out where something is missing: what it is, and how to get it, is in their title. */
export function describeUnless(missing: Missing, title: string, tests: () => void): void {
  (missing === null ? describe : describe.skip)(withReason(title, missing), tests);
}

export function testUnless(missing: Missing, title: string, check: () => Promise<void>): void {
  (missing === null ? test : test.skip)(withReason(title, missing), check);
}

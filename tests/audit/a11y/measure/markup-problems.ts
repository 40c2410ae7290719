import { HtmlValidate } from "html-validate";

const validator = new HtmlValidate({
  root: true,
  extends: ["html-validate:standard", "html-validate:a11y", "html-validate:document"],
  rules: {
    // The framework writes attributes as React spells them, and files of this site need no hash.
    "attr-case": "off",
    "require-sri": "off",
    "valid-id": ["error", { relaxed: true }],
  },
});

/** What html-validate objects to in a page, each problem once. */
export async function markupProblems(markup: string): Promise<string[]> {
  const { results } = await validator.validateString(markup);
  const problems = results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );
  return [...new Set(problems)];
}

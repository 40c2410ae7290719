import { HtmlValidate } from "html-validate";

const validator = new HtmlValidate({
  root: true,
  extends: ["html-validate:standard", "html-validate:a11y", "html-validate:document"],
  rules: {
    // The framework writes attributes in React's spelling, and the site's own files need no hash.
    "attr-case": "off",
    "require-sri": "off",
    "valid-id": ["error", { relaxed: true }],
  },
});

/** The problems that html-validate finds in a page, without repetitions. */
export async function markupProblems(markup: string): Promise<string[]> {
  const { results } = await validator.validateString(markup);
  const problems = results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );
  return [...new Set(problems)];
}

import { equal } from "node:assert";
import { expect, type Page } from "@playwright/test";
import { HtmlValidate } from "html-validate";
import { allRows, pathOf, someRow } from "../../../../tests/e2e/demo-rows.ts";
import { filmed, villa } from "../../../../tests/e2e/detail/detail-screen.ts";
import { listStatus, openHome } from "../../../../tests/e2e/home-screen.ts";
import { ask } from "../../ask.ts";
import { type Check, needed } from "../../check.ts";
import { noneFound } from "../none-found.ts";
import type { Visits } from "../visits.ts";

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

const bare = someRow(allRows, (row) => row.media_urls.length === 0 && !row.is_deleted);

/** One page of each kind with the status it answers. */
const PAGES: readonly (readonly [kind: string, path: string, status: number])[] = [
  ["home", "/", 200],
  ["filtered list", "/?location=canggu&min_bedrooms=2&keywords=pool", 200],
  ["second page", "/?page=2", 200],
  ["empty list", "/?location=canggu&keywords=helipad", 200],
  ["unknown location", "/?location=atlantis", 404],
  ["detail", pathOf(villa), 200],
  ["detail with video", pathOf(filmed), 200],
  ["detail without photos", pathOf(bare), 200],
  ["rental not found", "/rental/no-such-home", 404],
  ["page not found", "/no-such-page", 404],
];

async function isValidMarkup(markup: string): Promise<void> {
  const { results } = await validator.validateString(markup);
  const said = results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );
  noneFound([...new Set(said)], `${said.length} problems`);
}

async function isValid(origin: string, path: string, status: number): Promise<void> {
  const answer = await ask(origin, path);
  equal(answer.status, status);
  await isValidMarkup(answer.text);
}

/** A page whose list cannot be read is made by its script: what the framework sends before is empty. */
async function failedList(page: Page): Promise<void> {
  await openHome(page, "/");
  await expect(listStatus(page)).toHaveText("Error loading rentals.");
  await isValidMarkup(await page.content());
}

function valid(kind: string, path: string, status: number): Check<Visits> {
  return { id: "html", what: kind, run: ({ sites }) => isValid(sites.url, path, status) };
}

export const markupChecks: readonly Check<Visits>[] = [
  ...PAGES.map(([kind, path, status]) => valid(kind, path, status)),
  {
    id: "html",
    what: "list failed",
    run: async ({ visit, sites }) => {
      needed(sites.failing, "site without data service");
      await visit({ failing: true }, failedList);
    },
  },
];

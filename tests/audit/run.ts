import { CliError } from "../../lib/cli/cli-error.ts";
import { loadEnvFiles } from "../../scripts/environment.ts";
import { exit, exitOnSignals, runCommand } from "../../scripts/lifetime.ts";
import { readArguments } from "../../scripts/read-arguments.ts";
import { upToDateBuild } from "../../scripts/start/build.ts";
import { ensureChromium } from "../support/chromium.ts";
import { runTool } from "../support/run-tool.ts";

const USAGE = {
  discovery: `usage: npm run audit:discovery [-- URL | --listings FILE [--as-of now]] [--only LINE]...

Checks what search engines, link previews and feed readers are told: status codes, heads, robots.txt, sitemap,
structured data, previews and feeds, as each of eleven of them sees it.

  URL                the running site to check; lines that need known listings are skipped
  --listings FILE    without URL a site is built and started over the demo listings, or over those of this file
  --as-of now        move all its posting dates so that the newest is now
  --only LINE        a line of the acceptance (B14) and nothing else; may be repeated`,
  a11y: `usage: npm run audit:a11y [-- [URL [FAILING]] [--only NAME]...]

Checks accessibility: axe on every state of the site at three widths in both colour schemes, the HTML of every kind
of page, and by script what those tools cannot see.

  URL            a running site with the listings of supabase/demo/listings.json (npm start -- --listings FILE
                 --as-of now); without one it is built and started
  FAILING        the same site without its data service; lines that need it are skipped where it is not named
  --only NAME    a line of the acceptance (H12), a tool (axe, html) or a state (modal) and nothing else; may be repeated`,
};

const options = {
  listings: { type: "string" },
  "as-of": { type: "string" },
  only: { type: "string", multiple: true },
} as const;

/** Test titles read "LINE: what" or "TOOL: state"; Playwright matches them after the name of their file. */
function grep(names: readonly string[]): string[] {
  const either = `(?:${names.join("|")})`;
  return names.length === 0 ? [] : ["--grep", `\\.ts ${either}: |: ${either}$`];
}

/** Runs one of the audits, and builds the site first unless a running one is audited. */
runCommand(async () => {
  const [name, ...args] = process.argv.slice(2);
  if (name !== "discovery" && name !== "a11y") throw new Error("name an audit: discovery or a11y");
  const { values, positionals } = readArguments(USAGE[name], options, args);
  const [url, failing, ...more] = positionals;
  const isMisused =
    more.length > 0 ||
    positionals.some((address) => !URL.canParse(address)) ||
    (name === "discovery" && failing !== undefined) ||
    (name === "a11y" && values.listings !== undefined);
  if (isMisused) throw new CliError(USAGE[name]);
  exitOnSignals();
  loadEnvFiles("production");
  await ensureChromium();
  if (url === undefined) await upToDateBuild(false);
  await runTool(name, ["playwright", "test", `--project=${name}`, ...grep(values.only ?? [])], {
    env: {
      AUDIT: name,
      ...(url === undefined ? {} : { AUDIT_URL: url }),
      ...(failing === undefined ? {} : { AUDIT_FAILING_URL: failing }),
      ...(values.listings === undefined ? {} : { AUDIT_LISTINGS: values.listings }),
      ...(values["as-of"] === "now" ? { AUDIT_AS_OF: "now" } : {}),
    },
  });
  await exit(0);
});

import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test as base } from "@playwright/test";
import { TOKEN } from "../../support/bot-api/fake-telegram.ts";
import { ServedTelegram } from "../../support/bot-api/served-telegram.ts";
import { type RunningSite, startSite } from "../../support/site.ts";

export const OWNER = 1;

const SETTINGS = {
  name: "Canggu <Homes>",
  tagline: { en: "Near {the} waves", ru: "У океана" },
  accent: "#7dd3c0",
  logo: "logo.svg",
  daysShown: 45,
  about: "We are **two** people.\n\n- <b>No</b> HTML\n- [Channels](/sources)",
  owner: { name: "Made Wijaya", contact: "@made_bali" },
};

const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><rect width="40" height="20"/></svg>';

/** Starts the shared build over an empty data folder, with its owner's settings, and beside it the follower of its bot. */
async function startOwnSite(folder: string, telegram: ServedTelegram): Promise<RunningSite> {
  await writeFile(join(folder, "logo.svg"), LOGO);
  await writeFile(join(folder, "site.json"), JSON.stringify(SETTINGS));
  const data = join(folder, "data");
  const env = {
    TELEGRAM_BOT_TOKEN: TOKEN,
    TELEGRAM_API_ROOT: telegram.root,
    TELEGRAM_OWNER: String(OWNER),
    SITE_CONFIG: join(folder, "site.json"),
    LISTINGS_REVALIDATE_SECONDS: "1",
  };
  const site = await startSite({ args: ["--data", data], env });
  const follow = ["--import", "./scripts/resolve-project.ts", "scripts/collect.ts", "--follow"];
  const follower = spawn(process.execPath, [...follow, "--data", data], {
    env: { ...process.env, ...env },
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  const ended = once(follower, "exit");
  const stop = async () => {
    follower.kill("SIGTERM");
    await ended;
    await site.stop();
  };
  return { url: site.url, stop };
}

export const test = base.extend<object, { own: { site: RunningSite; telegram: ServedTelegram } }>({
  own: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures it needs from the pattern
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), "own-site-"));
      const telegram = await ServedTelegram.open();
      const site = await startOwnSite(folder, telegram);
      await use({ site, telegram });
      await site.stop();
      await telegram[Symbol.asyncDispose]();
      await rm(folder, { recursive: true });
    },
    { scope: "worker", timeout: 240_000 },
  ],
  baseURL: async ({ own }, use) => use(own.site.url),
});

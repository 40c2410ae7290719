import { realpathSync } from "node:fs";
import { resolve } from "node:path";
import { messageOf } from "../../lib/cli/cli-error.ts";
import { dataFolder } from "../embedded-service/data-folder.ts";
import { isExiting, onExit } from "../lifetime.ts";
import { readArguments, usageError } from "../read-arguments.ts";
import { requestedAddress } from "../start/address.ts";
import { upToDateBuild } from "../start/build.ts";
import { PROJECT, serverNodeOptions, withoutDataService } from "../start/project.ts";
import { checkSettings } from "../start/settings.ts";
import { changeRelease } from "./change-release.ts";
import { Child, log } from "./child.ts";
import { DataChildren } from "./data-children.ts";
import { processCount } from "./process-count.ts";
import { writeServeStatus } from "./serve-status.ts";
import { SERVICE_VARIABLE } from "./service-variable.ts";

const USAGE = `usage: npm run site -- serve --data FOLDER [--follow] [--processes COUNT] [--release LINK]

Serves a data folder for good, behind nginx: one data service, its follower, and several processes of the site at the ports
from PORT (3000) upward. SIGHUP replaces them one after another by those of the release that LINK leads to now.

  --data FOLDER       what npm run collect has collected
  --follow            collect the channels of your bot meanwhile (TELEGRAM_BOT_TOKEN)
  --processes COUNT   3 by default
  --release LINK      a link to the folder of the project that is served; by default this one`;

const OPTIONS = {
  data: { type: "string" },
  follow: { type: "boolean" },
  processes: { type: "string" },
  release: { type: "string" },
} as const;

/** A process of the site, which reads the data service that `data` has at the time. */
const siteProcess = (port: number, data: DataChildren) =>
  new Child({
    name: `site:${port}`,
    script: "scripts/site/run-web.ts",
    args: [],
    isQuiet: true,
    env: () => ({
      ...withoutDataService(process.env),
      PORT: String(port),
      MALLOC_ARENA_MAX: "2",
      NODE_OPTIONS: serverNodeOptions(),
      [SERVICE_VARIABLE]: JSON.stringify(data.service),
    }),
  });

export async function serve(args: string[]): Promise<void> {
  const { values } = readArguments(USAGE, OPTIONS, args);
  if (!values.data) throw usageError("Name the data folder: --data FOLDER.", USAGE);
  const data = dataFolder(values.data);
  await checkSettings(data);
  const count = processCount(values.processes, USAGE);
  const { port } = requestedAddress();
  const ports = Array.from({ length: count }, (_, index) => port + index);
  const releaseNow = () => realpathSync(resolve(values.release ?? PROJECT));
  const follows = values.follow ?? false;
  let release = releaseNow();
  let changes = 0;
  await upToDateBuild(false);
  const dataChildren = new DataChildren(data, follows);
  const siteProcesses = ports.map((listened) => siteProcess(listened, dataChildren));
  const children = [dataChildren, ...siteProcesses];
  const say = (text: string) => log("info", text);
  const tell = (refused: { release: string; problem: string } | null) =>
    writeServeStatus(data, { pid: process.pid, release, ports, follows, changes, refused });

  onExit(async () => {
    await Promise.all(siteProcesses.map((child) => child.stop()));
    await dataChildren.stop();
    await writeServeStatus(data, null);
  });
  let last = (async () => {
    for (const child of children) await child.start(release);
    await tell(null);
    say(`${release} serves ${data} at ports ${ports.join(", ")}.`);
  })();
  const change = async () => {
    const next = releaseNow();
    if (isExiting()) return;
    const problem = await changeRelease(children, release, next, say);
    if (problem === null) release = next;
    changes += 1;
    await tell(problem === null ? null : { release: next, problem });
  };
  process.on("SIGHUP", () => {
    last = last.then(change);
    last.catch((error: unknown) => log("error", messageOf(error)));
  });
  await last;
  // Until a signal ends the process.
  await new Promise(() => setInterval(() => undefined, 1 << 30));
}

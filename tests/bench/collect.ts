import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { z } from "zod";
import { onExit } from "../../scripts/lifetime.ts";
import { projectNode } from "../../scripts/project-node.ts";
import { PROJECT } from "../../scripts/start/project.ts";
import { siteWorkSeconds } from "../support/site-process.ts";
import type { Line } from "./line.ts";
import { writeManyPosts } from "./many-posts.ts";

const POSTS = 50_000;
const FEW_POSTS = 5_000;
const SAMPLED_MS = 250;
/** Whatever the size of the export. */
const MOST_MB = 400;

/** What `npm run collect` runs the project's Node.js with, its limits of memory too. */
const COMMAND = z
  .object({ scripts: z.object({ collect: z.string().startsWith("node scripts/run.mjs ") }) })
  .parse(JSON.parse(readFileSync(join(PROJECT, "package.json"), "utf8")))
  .scripts.collect.split(" ")
  .slice(2);

type Collected = { seconds: number; workSeconds: number; peakMb: number };

function peakMb(pid: number): number {
  const kb = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
  return Number(kb ?? 0) / 1024;
}

/** Runs the command as an owner does, its start and that of the data service included. */
async function collect(file: string, data: string): Promise<Collected> {
  const { SUPABASE_URL: _other, ...env } = process.env;
  const command = [...COMMAND, file, "--channel", "homes", "--data", data];
  const start = performance.now();
  const child = spawn(projectNode(), command, { cwd: PROJECT, env, stdio: ["ignore", "ignore", "inherit"] });
  onExit(() => void child.kill());
  const { pid } = child;
  const measured = { workSeconds: 0, peakMb: 0 };
  const sampling = setInterval(() => {
    if (pid === undefined) return;
    try {
      measured.workSeconds = Math.max(measured.workSeconds, siteWorkSeconds(pid));
      measured.peakMb = Math.max(measured.peakMb, peakMb(pid));
    } catch {
      // A process that is listed may have ended before it is read.
    }
  }, SAMPLED_MS);
  const [code] = await once(child, "exit");
  clearInterval(sampling);
  if (code !== 0) throw new Error(`npm run collect ended with ${code}.`);
  return { seconds: (performance.now() - start) / 1000, ...measured };
}

function timeLine(what: string, { seconds, workSeconds }: Collected, atMost: number): Line {
  const beside = [{ what: "work of all processors", value: workSeconds }];
  return { what, value: seconds, unit: "s", beside, target: { atMost } };
}

/** Collecting an export without photos into the embedded service, then again with nothing new in it. */
export async function collectLines(): Promise<Line[]> {
  const folder = await mkdtemp(join(tmpdir(), "bench-collect-"));
  try {
    const [few, many] = [join(folder, "few.json"), join(folder, "many.json")];
    await writeManyPosts(few, FEW_POSTS);
    await writeManyPosts(many, POSTS);
    const small = await collect(few, join(folder, "few"));
    const first = await collect(many, join(folder, "many"));
    const second = await collect(many, join(folder, "many"));
    return [
      timeLine("collecting 50,000 posts", first, 60),
      timeLine("the same export again", second, 15),
      {
        what: "the collector's most memory, 50,000 posts",
        value: first.peakMb,
        unit: "MB",
        beside: [{ what: "5,000 posts", value: small.peakMb }],
        target: { atMost: MOST_MB },
      },
    ];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

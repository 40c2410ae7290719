import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { z } from "zod";
import { readingFrom } from "../support/data-behind-proxy.ts";
import { startSite } from "../support/site.ts";
import { siteMemoryMb } from "../support/site-process.ts";
import type { Line } from "./line.ts";
import { listsOf } from "./scale.ts";

const STORED = 1_000_000;
const LIVE = 50_000;

const started = z.object({ url: z.url(), anonKey: z.string(), secretKey: z.string() });

const measure = z.object({ ms: z.number(), requests: z.number(), bytes: z.number() });
const read = z.object({ changes: z.number().nullable(), list: measure, texts: measure });

const SERVICE = fileURLToPath(new URL("../support/filled-service.ts", import.meta.url));
const READER = fileURLToPath(new URL("./read-live.ts", import.meta.url));

function start(script: string, args: readonly string[], env: Record<string, string>): ChildProcess {
  return fork(script, args, {
    execArgv: ["--disable-warning=ExperimentalWarning", "--import", "./scripts/resolve-project.ts"],
    env: { ...process.env, ...env },
  });
}

function linesOf({ changes, list, texts }: z.infer<typeof read>): Line[] {
  const name = changes === null ? "first read" : `refresh with ${changes.toLocaleString("en")} changes`;
  const beside = (value: (one: typeof list) => number) => [{ what: "texts", value: value(texts) }];
  return [
    { what: `${name}, list`, value: list.ms, unit: "ms", beside: beside(({ ms }) => ms) },
    { what: `${name}, requests`, value: list.requests, unit: "", beside: beside((one) => one.requests) },
    {
      what: `${name}, bytes`,
      value: list.bytes / 1000,
      unit: "kB",
      beside: beside(({ bytes }) => bytes / 1000),
    },
  ];
}

async function readLines(env: Record<string, string>): Promise<Line[]> {
  const reader = start(READER, [], env);
  const lines: Line[] = [];
  reader.on("message", (answer) => lines.push(...linesOf(read.parse(answer))));
  await once(reader, "disconnect");
  return lines;
}

/** What reading the live ones costs among this many listings, at first and when some have changed, and the lists made of them. */
export async function refreshes(): Promise<Line[]> {
  const service = start(SERVICE, [String(STORED), String(LIVE)], {});
  const [message] = await once(service, "message");
  const { secretKey, ...access } = started.parse(message);
  const env = readingFrom(access);
  const lines = await readLines({ ...env, SUPABASE_SECRET_KEY: secretKey });
  await using site = await startSite({ env });
  const { firstMs, madeMs, againMs } = await listsOf(site.url);
  const memory = siteMemoryMb(site.pid);
  service.disconnect();
  return [
    ...lines,
    { what: "first page, listings and texts read", value: firstMs, unit: "ms" },
    {
      what: "list made",
      value: madeMs,
      unit: "ms",
      beside: [{ what: "kept", value: againMs }],
      target: { atMost: 400 },
    },
    ...(memory === null ? [] : [{ what: "memory of the site", value: memory, unit: "MB" as const }]),
  ];
}

import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { dataFolder } from "@/scripts/embedded-service/data-folder.ts";
import { waitForRuns } from "@/scripts/embedded-service/lock-folder.ts";
import { said } from "./channel";

jest.setTimeout(120_000);

const run = promisify(execFile);
const villa = said(2, "Villa for rent in Canggu, 2 bedrooms, IDR 25.000.000 / month, WA +62 812 3456 7890");

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "turns-"));
});

afterEach(() => rm(folder, { recursive: true }));

test("two runs at once in one folder both do their work", async () => {
  const source = join(folder, "result.json");
  await writeFile(source, JSON.stringify({ name: "Bali Homes", id: 1, messages: [villa] }));
  const data = join(folder, "data");
  const collect = async (channel: string) => {
    const script = ["--import", "./scripts/resolve-project.ts", "scripts/collect.ts", source];
    const flags = ["--channel", channel, "--data", data];
    const { stdout } = await run(process.execPath, [...script, ...flags], {
      env: { ...process.env, SUPABASE_URL: "" },
    });
    return stdout;
  };
  const printed = await Promise.all([collect("balihomes"), collect("balirent")]);
  for (const each of printed) expect(each).toContain("1 message\n");
  expect(printed.filter((each) => each.includes("2 listings stored"))).toHaveLength(1);
});

test("a run waits for the one before it, and says so once", async () => {
  const data = dataFolder(join(folder, "data"));
  const first = await waitForRuns(data, () => undefined);
  const told: string[] = [];
  const second = waitForRuns(data, () => {
    told.push("waits");
    setTimeout(first.release, 500);
  });
  (await second).release();
  expect(told).toEqual(["waits"]);
  // A folder that a run was killed in before it had a database is a data folder still.
  expect(dataFolder(data)).toBe(data);
});

import { readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { renderSiteConf } from "@/scripts/deploy/nginx-conf.ts";
import { processCount } from "@/scripts/site/process-count.ts";
import { remainingCommands, userName } from "@/scripts/site/service.ts";
import { siteBase } from "@/scripts/site/site-base.ts";
import { backupTimer, backupUnit, memoryLimitMb, type ServicePlan, siteUnit } from "@/scripts/site/units.ts";

const plan: ServicePlan = {
  domain: "rentals.example",
  user: "rentals",
  base: "/srv/rentals",
  release: "/srv/rentals/current",
  data: "/srv/rentals/data",
  port: 3000,
  processes: 2,
  follows: false,
  memoryMb: 3_072,
};

/** The values of the setting `name` in a unit. */
const values = (unit: string, name: string) =>
  unit.split("\n").flatMap((line) => (line.startsWith(`${name}=`) ? line.slice(name.length + 1) : []));

test.each([
  ["from the project", "/srv/rentals/site/"],
  ["from a release", "/srv/rentals/releases/abc"],
])("the folders of a site are found %s", (_, project) => {
  expect(siteBase(project)).toEqual({
    base: "/srv/rentals",
    data: "/srv/rentals/data",
    current: "/srv/rentals/current",
    previous: "/srv/rentals/previous",
    releases: "/srv/rentals/releases",
  });
});

test.each([
  [3, 16_000, 4_096],
  [1, 16_000, 2_048],
  [3, 2_000, 1_700],
])("%d processes on a machine with %d MB may use %d MB", (processes, machine, limit) => {
  expect(memoryLimitMb(processes, machine)).toBe(limit);
});

const MOST = 4 * availableParallelism() + 3;

test.each([
  [undefined, 3],
  ["1", 1],
  [String(MOST), MOST],
])("--processes %s gives %d", (flag, count) => {
  expect(processCount(flag, "usage")).toBe(count);
});

test.each(["0", "-1", "1.5", "many", String(MOST + 1)])("--processes %s is refused", (flag) => {
  expect(() => processCount(flag, "usage")).toThrow(`--processes is a number from 1 to ${MOST}.`);
});

test.each([
  [1001, "rentals"],
  [7, null],
])("the user with the id %d is %s", (uid, name) => {
  expect(userName("root:x:0:0::/root:/bin/sh\nrentals:x:1001:1001::/srv/rentals:/bin/sh\n", uid)).toBe(name);
});

describe("the unit of the site", () => {
  it("serves the linked release, restarts always, and reloads by SIGHUP", () => {
    const unit = siteUnit(plan);
    expect(values(unit, "WorkingDirectory")).toEqual(["/srv/rentals/current"]);
    expect(values(unit, "ExecStart")[0]).toMatch(
      /^\/srv\/rentals\/current\/node_modules\/node\/bin\/node .* serve --data \/srv\/rentals\/data --processes 2 --release \/srv\/rentals\/current$/,
    );
    expect(values(unit, "Restart")).toEqual(["always"]);
    expect(values(unit, "ExecReload")).toEqual(["/bin/kill -HUP $MAINPID"]);
    expect(values(unit, "MemoryMax")).toEqual(["3072M"]);
  });

  it.each([
    ["follows when the plan says so", { follows: true }, "ExecStart", / --follow$/],
    ["does not follow by default", {}, "ExecStart", /current$/],
    ["may write to the base folder only", {}, "ReadWritePaths", /^\/srv\/rentals$/],
    [
      "may also write to the parent folder of data elsewhere",
      { data: "/big/data" },
      "ReadWritePaths",
      /^\/srv\/rentals \/big$/,
    ],
    ["sees no home folders", {}, "ProtectHome", /^yes$/],
    ["sees home folders when its base is in one", { base: "/home/ann/rentals" }, "ProtectHome", /^no$/],
    ["sees home folders when its data are in one", { data: "/home/ann/data" }, "ProtectHome", /^no$/],
  ] as const)("%s", (_, changes, name, value) => {
    expect(values(siteUnit({ ...plan, ...changes }), name)[0]).toMatch(value);
  });
});

test("backups run every night as the site's user with the same rights", () => {
  const [site, backup] = [siteUnit(plan), backupUnit(plan)];
  for (const name of ["User", "ProtectSystem", "ReadWritePaths", "CapabilityBoundingSet"])
    expect(values(backup, name)).toEqual(values(site, name));
  expect(values(backup, "ExecStart")[0]).toMatch(/ backup --data \/srv\/rentals\/data$/);
  expect(values(backupTimer(plan), "OnCalendar")).toEqual(["*-*-* 19:30:00 UTC"]);
  expect(values(backupTimer(plan), "Persistent")).toEqual(["yes"]);
});

test("nginx serves the domain, and three commands remain for the owner", () => {
  const conf = renderSiteConf(readFileSync("deploy/nginx.conf", "utf8"), {
    listen: "80",
    ports: [3000],
    cacheFolder: "/kept",
    serverName: plan.domain,
  });
  expect(conf).toContain("  server_name rentals.example;\n");
  expect(remainingCommands(plan.domain).match(/^ {2}\d\. .+$/gm)).toHaveLength(3);
});

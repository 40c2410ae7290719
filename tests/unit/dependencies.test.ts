import { extract } from "../dependencies";

const byJest = () => new Set(["./by-jest"]);

test.each([
  ["those that Jest finds", "", []],
  [
    "a typed require of a test",
    'jest.requireActual<new (a: string) => Store<A>>("@/lib/store.cjs")',
    ["@/lib/store.cjs"],
  ],
  ["a script that runs in its own process", 'fork(new URL("./serve.ts", import.meta.url))', ["./serve.ts"]],
  [
    "a script of the project in an argument list",
    'run(["--import", "scripts/hook.ts", "--data"])',
    ["../scripts/hook.ts"],
  ],
  ["only those that Jest finds for a folder without migrations", 'new URL("./", import.meta.url)', []],
])("the dependencies of a file include %s", (_, code, expected) => {
  const file = `${process.cwd()}/lib/asking.ts`;
  expect([...extract(code, file, byJest)]).toEqual(["./by-jest", ...expected]);
});

test("the dependencies of the data service include the migrations that it reads", () => {
  const file = `${process.cwd()}/scripts/embedded-service/migrations.ts`;
  const found = extract('new URL("../../supabase/migrations/", import.meta.url)', file, byJest);
  expect([...found]).toContain("../../supabase/migrations/20261122000005_rental_removals.sql");
});

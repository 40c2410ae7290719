import { extract } from "../dependencies";

const byJest = () => new Set(["./by-jest"]);

test.each([
  ["Jest's own analysis", "", []],
  [
    "a typed require of a test",
    'jest.requireActual<new (a: string) => Store<A>>("@/lib/store.cjs")',
    ["@/lib/store.cjs"],
  ],
  ["a script that runs in its own process", 'fork(new URL("./serve.ts", import.meta.url))', ["./serve.ts"]],
  [
    "a script of the project in arguments",
    'run(["--import", "scripts/hook.ts", "--data"])',
    ["../scripts/hook.ts"],
  ],
  ["Jest's analysis alone for a folder without migrations", 'new URL("./", import.meta.url)', []],
])("related tests are found by %s", (_, code, expected) => {
  const file = `${process.cwd()}/lib/asking.ts`;
  expect([...extract(code, file, byJest)]).toEqual(["./by-jest", ...expected]);
});

test("related tests are found by a migration that the data service reads", () => {
  const file = `${process.cwd()}/scripts/embedded-service/migrations.ts`;
  const found = extract('new URL("../../supabase/migrations/", import.meta.url)', file, byJest);
  expect([...found]).toContain("../../supabase/migrations/20261122000005_rental_removals.sql");
});

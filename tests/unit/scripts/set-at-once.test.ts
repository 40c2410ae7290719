import { setAtOnce } from "@/scripts/embedded-service/set-at-once.ts";
import { inTurn } from "@/scripts/in-turn.ts";

/** A driver that records the statements sent to the database. */
function keepingDriver() {
  const sent: unknown[] = [];
  const driver = {
    query: async (sql: string, values?: unknown[]) => {
      sent.push(values ? [sql, values] : sql);
      return { rows: [], fields: [] };
    },
    exec: async (sql: string) => {
      sent.push(sql);
      return [];
    },
  };
  setAtOnce(driver);
  return { driver, sent };
}

/** The statements that lite sends when a visitor calls a function. */
async function callAsVisitor({ query }: ReturnType<typeof keepingDriver>["driver"]): Promise<void> {
  await query("BEGIN", []);
  await query("SELECT set_config('role', $1, true)", ["anon"]);
  await query(`SET LOCAL ROLE "anon"`, []);
  await query("SELECT set_config('request.jwt.claims', $1, true)", [`{"sub":"O'Brien"}`]);
  await query("SELECT set_config('response.status', '', true)", []);
  await query("select changes($1)", [7]);
}

test("the role and claims of a request are set in one message with the begin of its transaction", async () => {
  const { driver, sent } = keepingDriver();
  await callAsVisitor(driver);
  await driver.query("SELECT set_config('search_path', $1, true)", ["later"]);
  await driver.query("COMMIT");
  expect(sent).toEqual([
    "begin; select set_config('role', 'anon', true), set_config('role', 'anon', true), " +
      `set_config('request.jwt.claims', '{"sub":"O''Brien"}', true), set_config('response.status', '', true)`,
    ["select changes($1)", [7]],
    ["SELECT set_config('search_path', $1, true)", ["later"]],
    "COMMIT",
  ]);
});

test("each transaction without settings begins with its first statement", async () => {
  const { driver, sent } = keepingDriver();
  for (const end of ["COMMIT", "ROLLBACK"]) {
    await driver.query("BEGIN");
    await driver.query("select 1");
    await driver.query(end);
  }
  expect(sent).toEqual(["begin", "select 1", "COMMIT", "begin", "select 1", "ROLLBACK"]);
});

test("a refused setting fails the next statement", async () => {
  const { driver } = keepingDriver();
  driver.exec = () => Promise.reject(new Error("no such role"));
  await expect(callAsVisitor(driver)).rejects.toThrow("no such role");
});

test("a call starts after the previous one has ended", async () => {
  const events: string[] = [];
  const slow = Promise.withResolvers<void>();
  const takeTurn = inTurn();
  const enqueue = (name: string) =>
    takeTurn(async () => {
      events.push(`${name} starts`);
      if (name === "slow") await slow.promise;
      events.push(`${name} ends`);
      return name;
    });
  const calls = [enqueue("slow"), enqueue("quick")];
  slow.resolve();
  expect(await Promise.all(calls)).toEqual(["slow", "quick"]);
  expect(events).toEqual(["slow starts", "slow ends", "quick starts", "quick ends"]);
});

test("a failing call rejects only for its caller", async () => {
  const takeTurn = inTurn();
  const enqueue = (value: number) =>
    takeTurn(async () => {
      if (value < 0) throw new Error("negative");
      return value;
    });
  const failing = enqueue(-1);
  const following = enqueue(1);
  await expect(failing).rejects.toThrow("negative");
  await expect(following).resolves.toBe(1);
});

import { z } from "zod";
import { allRows, geoRows } from "@/tests/support/demo-rows.ts";
import { describeWithPostgres, startPlainPostgres } from "@/tests/support/rights/postgres.ts";

const answer = z.object({ cursor: z.string(), ids: z.array(z.int()).nullable() });

describeWithPostgres("rental_changes_since in plain PostgreSQL", (programs) => {
  let postgres: Awaited<ReturnType<typeof startPlainPostgres>>;

  beforeAll(async () => {
    postgres = await startPlainPostgres(programs, { rentals: allRows, geo_location: geoRows });
  });

  afterAll(() => postgres?.close());

  function since(cursor: string | null) {
    const told = postgres.asSuperuser(
      `select rental_changes_since(${cursor === null ? "null" : `'${cursor}'`})`,
    );
    return answer.parse(JSON.parse(told));
  }

  const change = (statement: string) => {
    const { cursor } = since(null);
    postgres.asSuperuser(statement);
    return since(cursor).ids;
  };

  test("a transaction that commits after a read is reported by the next read", async () => {
    const first = since(null);
    const slow = postgres.openSession();
    await slow.sql("begin; update rentals set title = 'Late' where id = 1;");
    postgres.asSuperuser("update rentals set title = 'Soon' where id = 2");
    const second = since(first.cursor);
    await slow.sql("commit;");
    const third = since(second.cursor);
    slow.close();
    expect([first.ids, second.ids, since(third.cursor).ids]).toEqual([null, [2], []]);
    expect(third.ids).toContain(1);
  });

  test("a rolled-back change and an update to the same value are not reported", () => {
    expect(change("begin; update rentals set title = 'Mine' where id = 1; rollback;")).toEqual([]);
    expect(change("update rentals set title = title")).toEqual([]);
  });

  test("a rental whose id changes is reported under both ids", () => {
    expect(change("update rentals set id = 900001 where id = 3")?.toSorted()).toEqual([3, 900_001]);
  });

  test("a cursor from the future, as from another database, gives no ids", () => {
    expect(since("9999999999").ids).toBeNull();
  });

  test("truncating the table reports all its rentals", () => {
    postgres.asSuperuser("create table kept as table rentals");
    expect(change("truncate rentals")).toHaveLength(allRows.length);
    postgres.asSuperuser("insert into rentals select * from kept; drop table kept");
  });
});

import { holdBriefly } from "@/lib/cache/hold-briefly";

const HOLD_MS = 5_000;

/** A read that counts, and a clock that the test sets. */
function counted() {
  const clock = { now: 0 };
  let reads = 0;
  const read = jest.fn(async () => `answer ${++reads}`);
  return { clock, read, held: holdBriefly(read, HOLD_MS, () => clock.now) };
}

it("gives everybody within the time the same answer, from one read", async () => {
  const { clock, read, held } = counted();
  const answers = [held(), held()];
  clock.now = HOLD_MS - 1;
  answers.push(held());
  await expect(Promise.all(answers)).resolves.toEqual(["answer 1", "answer 1", "answer 1"]);
  expect(read).toHaveBeenCalledTimes(1);
});

it("reads again once the time is over", async () => {
  const { clock, held } = counted();
  await held();
  clock.now = HOLD_MS;
  await expect(held()).resolves.toBe("answer 2");
});

it("does not hold a failure", async () => {
  const { read, held } = counted();
  read.mockRejectedValueOnce(new Error("down"));
  await expect(held()).rejects.toThrow("down");
  await expect(held()).resolves.toBe("answer 1");
});

it("does not forget a newer answer when an older read fails late", async () => {
  const { clock, read, held } = counted();
  const late = Promise.withResolvers<string>();
  read.mockReturnValueOnce(late.promise);
  const first = held();
  clock.now = HOLD_MS;
  await expect(held()).resolves.toBe("answer 1");
  late.reject(new Error("too late"));
  await expect(first).rejects.toThrow("too late");
  await expect(held()).resolves.toBe("answer 1");
  expect(read).toHaveBeenCalledTimes(2);
});

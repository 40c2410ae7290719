import { inTurn } from "@/scripts/in-turn.ts";

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

import { setTimeout as wait } from "node:timers/promises";
import { oneAtATime } from "@/scripts/embedded-service/one-at-a-time.ts";

test("a call starts when the one before it has ended", async () => {
  const events: string[] = [];
  const inTurn = oneAtATime(async (name: string) => {
    events.push(`${name} starts`);
    await wait(name === "slow" ? 20 : 0);
    events.push(`${name} ends`);
    return name;
  });
  expect(await Promise.all([inTurn("slow"), inTurn("quick")])).toEqual(["slow", "quick"]);
  expect(events).toEqual(["slow starts", "slow ends", "quick starts", "quick ends"]);
});

test("a call that fails fails for its caller only", async () => {
  const inTurn = oneAtATime(async (value: number) => {
    if (value < 0) throw new Error("negative");
    return value;
  });
  const failing = inTurn(-1);
  const following = inTurn(1);
  await expect(failing).rejects.toThrow("negative");
  await expect(following).resolves.toBe(1);
});

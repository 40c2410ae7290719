import { setTimeout as wait } from "node:timers/promises";
import { oneAtATime } from "@/scripts/embedded-service/one-at-a-time.ts";

test("a call starts after the previous one has ended", async () => {
  const events: string[] = [];
  const enqueue = oneAtATime(async (name: string) => {
    events.push(`${name} starts`);
    await wait(name === "slow" ? 20 : 0);
    events.push(`${name} ends`);
    return name;
  });
  expect(await Promise.all([enqueue("slow"), enqueue("quick")])).toEqual(["slow", "quick"]);
  expect(events).toEqual(["slow starts", "slow ends", "quick starts", "quick ends"]);
});

test("a failing call rejects only for its caller", async () => {
  const enqueue = oneAtATime(async (value: number) => {
    if (value < 0) throw new Error("negative");
    return value;
  });
  const failing = enqueue(-1);
  const following = enqueue(1);
  await expect(failing).rejects.toThrow("negative");
  await expect(following).resolves.toBe(1);
});

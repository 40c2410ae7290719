import { PassThrough } from "node:stream";
import { confirmed } from "@/scripts/collect/confirm.ts";

function terminal(typed: string) {
  const input = Object.assign(new PassThrough(), { isTTY: true });
  input.end(typed);
  return { input, output: new PassThrough() };
}

test.each([
  ["y\n", true],
  ["Yes\n", true],
  ["\n", false],
  ["n\n", false],
  ["yesterday\n", false],
  ["", false],
])("the answer %j confirms: %p", async (typed, expected) => {
  expect(await confirmed("Take it down?", terminal(typed))).toBe(expected);
});

test("without a terminal the command is confirmed without a question", async () => {
  const streams = { input: new PassThrough(), output: new PassThrough() };
  expect(await confirmed("Take it down?", streams)).toBe(true);
  expect(streams.output.read()).toBeNull();
});

test("the question is printed with its default", async () => {
  const asked = terminal("y\n");
  await confirmed("Take down 2 posts?", asked);
  expect(`${asked.output.read()}`).toContain("Take down 2 posts? [y/N]");
});

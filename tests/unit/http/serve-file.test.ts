import { mkdtemp, readdir, readlink, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setImmediate as turn } from "node:timers/promises";
import { serveFile } from "@/server/http/serve-file";

let folder: string;
let path: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "files-"));
  path = join(folder, "video.mp4");
  await writeFile(path, Buffer.alloc(1_000_000));
});

afterAll(() => rm(folder, { recursive: true }));

async function openHandles(): Promise<number> {
  const links = await readdir("/proc/self/fd");
  const targets = await Promise.all(links.map((link) => readlink(`/proc/self/fd/${link}`).catch(() => "")));
  return targets.filter((target) => target === path).length;
}

async function allClosed(): Promise<void> {
  while ((await openHandles()) > 0) await turn();
}

async function answerTo(client: AbortController): Promise<Response> {
  const request = new Request("http://localhost", { signal: client.signal });
  const answer = await serveFile(request, path, { type: "video/mp4", cacheControl: "no-store" });
  if (answer === null) throw new Error("The file was not found.");
  return answer;
}

test("a file is closed after it was sent", async () => {
  const answer = await answerTo(new AbortController());
  expect((await answer.arrayBuffer()).byteLength).toBe(1_000_000);
  await allClosed();
});

test.each([
  ["before the answer", 0, true],
  ["before it read the body", 0, false],
  ["in the middle of the body", 2, false],
])("a file is closed when its client leaves %s", async (_, reads, isGone) => {
  const client = new AbortController();
  if (isGone) client.abort();
  const reader = (await answerTo(client)).body?.getReader();
  for (let at = 0; at < reads; at += 1) await reader?.read();
  client.abort();
  await expect(reader?.read()).rejects.toThrow("aborted");
  await allClosed();
});

import { mkdir, mkdtemp, readdir, readlink, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setImmediate as turn } from "node:timers/promises";
import { publicFile } from "@/server/http/public-file";
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

describe("a film", () => {
  const film = () => join(folder, "short.mp4");
  /** Larger than one read of the file. */
  const LARGE = Buffer.alloc(200_000, "frame ");

  async function ask(headers: Record<string, string> = {}, method = "GET") {
    const request = new Request("http://localhost", { headers, method });
    const answer = await serveFile(request, film(), { type: "video/mp4", cacheControl: "no-store" });
    if (answer === null) throw new Error("The file was not found.");
    return answer;
  }

  beforeEach(() => writeFile(film(), LARGE));

  it.each([
    ["bytes=0-6", 0, 7],
    ["bytes=3-199990", 3, 199_991],
    ["bytes=-5", 199_995, 200_000],
    ["bytes=10-999999", 10, 200_000],
  ])("is answered to %s with exactly those bytes", async (range, start, end) => {
    const answer = await ask({ range });
    expect(answer.status).toBe(206);
    expect(answer.headers.get("content-range")).toBe(`bytes ${start}-${end - 1}/200000`);
    expect(answer.headers.get("content-length")).toBe(String(end - start));
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(LARGE.subarray(start, end));
  });

  it.each(["bytes=99999999-", "bytes=0-1,4-5"])("is refused for %s", async (range) => {
    const answer = await ask({ range });
    expect([answer.status, answer.headers.get("content-range")]).toEqual([416, "bytes */200000"]);
  });

  it.each<Record<string, string>>([{}, { range: "pages=1-2" }, { range: "bytes" }])(
    "is sent whole for %j",
    async (headers) => {
      const answer = await ask(headers);
      expect([answer.status, (await answer.arrayBuffer()).byteLength]).toEqual([200, 200_000]);
    },
  );

  it("is sent in part when the visitor's version is current, and whole otherwise", async () => {
    const head = await ask({}, "HEAD");
    expect([head.body, head.headers.get("content-length")]).toEqual([null, "200000"]);
    const etag = head.headers.get("etag") ?? "";
    expect((await ask({ range: "bytes=0-6", "if-range": etag })).status).toBe(206);
    expect((await ask({ range: "bytes=0-6", "if-range": '"older"' })).status).toBe(200);
    expect((await ask({ "if-none-match": etag })).status).toBe(304);
  });
});

let root = "";

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), "public-"));
  await mkdir(join(root, "public", "media"), { recursive: true });
  await mkdir(join(root, "public-not"));
  await writeFile(join(root, "secret"), "secret");
  await writeFile(join(root, "public-not", "secret"), "secret");
  await writeFile(join(root, "public", "media", "a b&c.webp"), "picture");
  await symlink(join(root, "secret"), join(root, "public", "link"));
});

afterAll(() => rm(root, { recursive: true }));

const read = (url: string) => publicFile(url, join(root, "public"));

describe("publicFile", () => {
  it.each(["/media/a%20b&c.webp", "/media/a b&c.webp?w=1", "/media/../media/a%20b%26c.webp#x"])(
    "reads %s",
    async (url) => {
      expect(String(await read(url))).toBe(String(Buffer.from("picture")));
    },
  );

  it.each([
    "/../secret",
    "/..%2fsecret",
    "/%2e%2e/secret",
    "/media/../../secret",
    "/../public-not/secret",
    "/link",
    "/media",
    "/",
    "",
    "media/a b&c.webp",
    "/nothing.webp",
    "/%",
    "/media/a%00.webp",
    "\\..\\secret",
  ])("does not read %s", async (url) => {
    expect(await read(url)).toBeNull();
  });
});

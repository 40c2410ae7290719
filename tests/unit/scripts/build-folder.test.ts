import { createServer, type Server } from "node:net";
import { type BuildFolder, chooseFolder, folderNames } from "@/scripts/start/build-folder.ts";
import { freePort } from "@/scripts/start/free-port.ts";

const [first = "", second = ""] = folderNames(".next");
const HASH = "of the sources";
const folder = (name: string, hash: string | null, ...servedBy: number[]): BuildFolder => ({
  name,
  hash,
  servedBy,
});

test("a build has two folders with different names", () => {
  expect(folderNames(".next")).toEqual([".next", ".next-beside"]);
});

test.each<[string, BuildFolder[], ReturnType<typeof chooseFolder>]>([
  ["nothing is built", [folder(first, null), folder(second, null)], { name: first, isBuilt: false }],
  ["the first is up to date", [folder(first, HASH), folder(second, null)], { name: first, isBuilt: true }],
  ["the second is up to date", [folder(first, "old"), folder(second, HASH)], { name: second, isBuilt: true }],
  ["both are old", [folder(first, "old"), folder(second, "old")], { name: first, isBuilt: false }],
  [
    "the first is up to date and served",
    [folder(first, HASH, 7), folder(second, null)],
    { name: first, isBuilt: true },
  ],
  ["an old one is served", [folder(first, "old", 7), folder(second, null)], { name: second, isBuilt: false }],
  [
    "an old second is served",
    [folder(first, "old"), folder(second, "old", 7)],
    { name: first, isBuilt: false },
  ],
  [
    "both are served and one is up to date",
    [folder(first, "old", 7), folder(second, HASH, 8)],
    { name: second, isBuilt: true },
  ],
  ["both are served and outdated", [folder(first, "old", 7), folder(second, "old", 8, 9)], null],
  ["an unfinished one is served", [folder(first, null, 7), folder(second, "old", 8)], null],
])("the start chooses a folder when %s", (_, folders, expected) => {
  expect(chooseFolder(folders, HASH)).toEqual(expected);
});

const servers: Server[] = [];

async function occupy(port: number, host: string): Promise<number> {
  const server = createServer();
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(port, host, resolve));
  const address = server.address();
  return typeof address === "object" && address ? address.port : 0;
}

afterEach(() =>
  Promise.all(servers.splice(0).map((server) => new Promise((resolve) => server.close(resolve)))),
);

test("a free port is used", async () => {
  const port = await occupy(0, "127.0.0.1");
  await new Promise((resolve) => servers.pop()?.close(resolve));
  expect(await freePort(port, "127.0.0.1")).toBe(port);
});

test.each(["127.0.0.1", "0.0.0.0"])("a port in use on %s is skipped", async (host) => {
  const port = await occupy(0, host);
  expect(await freePort(port, "127.0.0.1")).toBeGreaterThan(port);
});

test("a port in use only on the requested host is skipped", async () => {
  const port = await occupy(0, "127.0.0.2");
  expect(await freePort(port, "127.0.0.2")).toBeGreaterThan(port);
});

test.each(["203.0.113.7", "no-such-host.invalid"])(
  "HOST=%s is refused as not of this machine",
  async (host) => {
    await expect(freePort(4_000, host)).rejects.toThrow(`HOST is no address of this machine: ${host}`);
  },
);

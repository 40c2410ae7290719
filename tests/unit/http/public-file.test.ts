import { mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { publicFile } from "@/server/http/public-file";

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

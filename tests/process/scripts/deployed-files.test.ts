import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { deployedFiles, writeAddress, writeFiles } from "@/scripts/site/online.ts";

let root: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "online-"));
  jest.spyOn(console, "log").mockImplementation();
});

afterEach(() => rm(root, { recursive: true }));

test("the files name this machine's folders and the domain", async () => {
  const files = await deployedFiles("homes.example", "/home/made/clone");
  expect([...files.keys()]).toEqual([
    "/etc/systemd/system/rentals.service",
    "/etc/systemd/system/rentals-follow.service",
    "/etc/systemd/system/rentals-backup.service",
    "/etc/systemd/system/rentals-backup.timer",
    "/etc/nginx/conf.d/rentals.conf",
  ]);
  const text = [...files.values()].join("\n");
  expect(text).not.toContain("/srv/rentals");
  expect(text).toContain("WorkingDirectory=/home/made/clone\n");
  expect(text).toContain("--data /home/made/data\n");
  expect(text).toContain("ReadWritePaths=/home/made\n");
  expect(text).toContain("server_name homes.example;");
});

test.each(["homes", "https://homes.example", "homes.example/x", "", "homes example.com"])(
  "%j is refused as a domain",
  async (domain) => {
    await expect(deployedFiles(domain, "/srv/rentals/site")).rejects.toThrow("is no domain");
  },
);

test("a file is written anew, but not one that certbot has changed", async () => {
  const files = new Map([["/etc/a.conf", "first"]]);
  await writeFiles(files, root);
  await writeFiles(new Map([["/etc/a.conf", "second"]]), root);
  expect(await readFile(join(root, "etc/a.conf"), "utf8")).toBe("second");
  await writeFile(join(root, "etc/a.conf"), "listen 443 ssl; # managed by Certbot");
  await writeFiles(files, root);
  expect(await readFile(join(root, "etc/a.conf"), "utf8")).toContain("443");
});

test("the address is one line beside the data, which keeps the others, for its owner only", async () => {
  const data = join(root, "data");
  await mkdir(data);
  const file = join(root, ".env.local");
  await writeFile(file, "TELEGRAM_BOT_TOKEN=1:a\nSITE_URL=https://old.example", { mode: 0o600 });
  await writeAddress(data, "homes.example");
  await writeAddress(data, "homes.example");
  expect(await readFile(file, "utf8")).toBe("TELEGRAM_BOT_TOKEN=1:a\nSITE_URL=https://homes.example\n");
  expect((await stat(file)).mode & 0o077).toBe(0);
});

import { readFileSync } from "node:fs";
import { z } from "zod";

const entry = z.object({
  link: z.boolean().optional(),
  optional: z.boolean().optional(),
  integrity: z.string().optional(),
  os: z.array(z.string()).optional(),
  cpu: z.array(z.string()).optional(),
  libc: z.array(z.string()).optional(),
});
const lockfile = z.object({ packages: z.record(z.string(), entry) });

const { packages } = lockfile.parse(JSON.parse(readFileSync("package-lock.json", "utf8")));
const fits = (wanted: readonly string[] | undefined, own: string) => wanted?.includes(own) ?? true;

test("every package that the container and CI install has a digest", () => {
  const unchecked = Object.entries(packages)
    .filter(([path, { link, integrity }]) => path !== "" && link !== true && integrity === undefined)
    // Ignore optional binaries for other platforms.
    .filter(([, { optional, os, cpu, libc }]) => {
      const isInstalled = fits(os, "linux") && fits(cpu, "x64") && fits(libc, "glibc");
      return isInstalled || optional !== true;
    })
    .map(([path]) => path);
  expect(unchecked).toEqual([]);
});

test("every digest is SHA-512", () => {
  const digests = Object.values(packages).flatMap(({ integrity }) => integrity ?? []);
  expect(digests.length).toBeGreaterThan(500);
  expect(digests.filter((digest) => !digest.startsWith("sha512-"))).toEqual([]);
});

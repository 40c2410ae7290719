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
    .filter(([path]) => path.startsWith("node_modules/"))
    .filter(([, { link, integrity }]) => link !== true && integrity === undefined)
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

const lines = readFileSync("Dockerfile", "utf8").split("\n");

test("all stages use the same base image, pinned by its digest", () => {
  const stages = lines.flatMap((line) => / AS (\S+)$/.exec(line)?.[1] ?? []);
  const images = lines
    .flatMap((line) => /^FROM (\S+)/.exec(line)?.[1] ?? [])
    .filter((image) => !stages.includes(image));
  expect(images).toHaveLength(2);
  expect(new Set(images).size).toBe(1);
  expect(images[0]).toMatch(/^node:24-slim@sha256:[0-9a-f]{64}$/);
});

test("the site's user owns only the folders it writes to", () => {
  expect(lines.filter((line) => line.includes("--chown"))).toEqual([]);
  expect(lines.filter((line) => line.includes("chown "))).toEqual([
    "    && chown -R node:node .next/cache node_modules/.cache /data /backups",
    "RUN mkdir -p .next/cache && chown node:node .next/cache",
  ]);
});

test("the image is built by the script that also checks types", () => {
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8"));
  expect(scripts.build).toMatch(/^npm run typecheck && next build$/);
  expect(lines.filter((line) => line.includes("npm run build"))).toEqual([
    "    NEXT_TELEMETRY_DISABLED=1 npm run build",
  ]);
});

test("the last stage is for a hosted project, and compose.yaml names the stage for a data folder", () => {
  const compose = readFileSync("compose.yaml", "utf8");
  expect(new Set(compose.match(/^ {6}target: .+$/gm))).toEqual(new Set(["      target: folder"]));
  expect(lines.findLast((line) => line.startsWith("CMD "))).toBe(
    'CMD ["node", "--disable-warning=ExperimentalWarning", "server/front/serve.ts"]',
  );
});

test.each(["data", "backups", "export", "records.json"])(
  "%s from the guides contains phone numbers, so it is neither committed nor in an image",
  (name) => {
    const guides = ["docs/collecting.md", "docs/online.md"].map((file) => readFileSync(file, "utf8"));
    expect(guides.join("\n")).toMatch(new RegExp(`[ /]${name}(?:/|\\b)`));
    expect(readFileSync(".dockerignore", "utf8").split("\n")).toContain(name);
    const ignored = readFileSync(".gitignore", "utf8").split("\n");
    expect(ignored.filter((line) => line === `/${name}` || line === `/${name}/`)).toHaveLength(1);
  },
);

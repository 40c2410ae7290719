import { readFileSync } from "node:fs";

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
    "    && chown -R node:node .next-users .next/cache node_modules/.cache /data /backups",
    "RUN mkdir -p .next/cache && chown node:node .next/cache",
  ]);
});

test("the image is built by the script that also checks types", () => {
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8"));
  expect(scripts.build).toMatch(/^npm run typecheck && next build$/);
  expect(lines.filter((line) => line.includes("BUILD_STANDALONE"))).toEqual([
    "    BUILD_STANDALONE=1 NEXT_TELEMETRY_DISABLED=1 npm run build",
  ]);
});

test("the last stage is for a hosted project, and compose.yaml names the stage for a data folder", () => {
  const compose = readFileSync("compose.yaml", "utf8");
  expect(compose.match(/^ {6}target: .+$/gm)).toEqual(["      target: folder"]);
  expect(lines.findLast((line) => line.startsWith("CMD "))).toBe('CMD ["node", "server.js"]');
});

test.each(["data", "backups", "export", "report.html", "records.json"])(
  "%s from the guides contains phone numbers, so it is neither committed nor in an image",
  (name) => {
    const guides = ["docs/collecting.md", "docs/online.md"].map((file) => readFileSync(file, "utf8"));
    expect(guides.join("\n")).toMatch(new RegExp(`[ /]${name}(?:/|\\b)`));
    expect(readFileSync(".dockerignore", "utf8").split("\n")).toContain(name);
    const ignored = readFileSync(".gitignore", "utf8").split("\n");
    expect(ignored.filter((line) => line === `/${name}` || line === `/${name}/`)).toHaveLength(1);
  },
);

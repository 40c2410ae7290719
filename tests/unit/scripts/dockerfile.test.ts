import { readFileSync } from "node:fs";

const lines = readFileSync("Dockerfile", "utf8").split("\n");

test("every image is named by its digest, the same one for both stages", () => {
  const images = lines.flatMap((line) => /^FROM (\S+)/.exec(line)?.[1] ?? []);
  expect(images).toHaveLength(2);
  expect(new Set(images).size).toBe(1);
  expect(images[0]).toMatch(/^node:24-slim@sha256:[0-9a-f]{64}$/);
});

test("what runs owns nothing but the folder it writes to", () => {
  expect(lines.filter((line) => line.includes("--chown"))).toEqual([]);
  expect(lines.filter((line) => line.includes("chown "))).toEqual([
    "RUN mkdir -p .next/cache && chown node:node .next/cache",
  ]);
});

test("what ships was type-checked: the image is built by the script that does it", () => {
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8"));
  expect(scripts.build).toMatch(/^npm run typecheck && next build$/);
  expect(lines.filter((line) => line.includes("BUILD_STANDALONE"))).toEqual([
    "    BUILD_STANDALONE=1 NEXT_TELEMETRY_DISABLED=1 npm run build",
  ]);
});

test.each(["data", "export", "report.html", "records.json"])(
  "%s, as docs/collecting.md names it, is neither committed nor in an image: it holds phone numbers",
  (name) => {
    expect(readFileSync("docs/collecting.md", "utf8")).toMatch(new RegExp(` ${name}(?:/|\\b)`));
    expect(readFileSync(".dockerignore", "utf8").split("\n")).toContain(name);
    const ignored = readFileSync(".gitignore", "utf8").split("\n");
    expect(ignored.filter((line) => line === `/${name}` || line === `/${name}/`)).toHaveLength(1);
  },
);

import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { releaseName } from "@/server/reporting/release";

describe("release name", () => {
  const noGit = () => {
    throw new Error("git: command not found");
  };

  it.each([
    ["the one that is set", "v12", () => "abc123\n", "v12"],
    ["the commit", undefined, () => "abc123\n", "abc123"],
    ["the commit when set to nothing", " ", () => "abc123\n", "abc123"],
    ["the project where there is no git", undefined, noGit, "bali-monthly"],
  ])("is %s", (_, set, readCommit, expected) => {
    expect(releaseName(set, readCommit)).toBe(expected);
  });
});

describe("source map upload", () => {
  const PROJECT = fileURLToPath(new URL("../../../", import.meta.url));
  const READ_CONFIG = `
  require("next/dist/server/config").default("phase-production-build", process.cwd()).then(
    ({ productionBrowserSourceMaps, compiler }) =>
      console.log(JSON.stringify({
        maps: productionBrowserSourceMaps,
        uploads: typeof compiler.runAfterProductionCompile === "function",
      })),
  );
`;

  /** What a build makes of the configuration, read as the framework reads it. */
  function config(env: Record<string, string>): unknown {
    const { SENTRY_AUTH_TOKEN: _, ...others } = process.env;
    const output = execFileSync(process.execPath, ["-e", READ_CONFIG], {
      cwd: PROJECT,
      env: { ...others, NODE_ENV: "production", TURBOPACK: "1", ...env },
      encoding: "utf8",
    });
    return JSON.parse(output.trim().split("\n").at(-1) ?? "");
  }

  test("with a token source maps are made, sent and deleted", () => {
    expect(config({ SENTRY_AUTH_TOKEN: "a-token", SENTRY_ORG: "o", SENTRY_PROJECT: "p" })).toEqual({
      maps: true,
      uploads: true,
    });
  });

  test("without one there are none", () => {
    expect(config({})).toEqual({ maps: false, uploads: false });
  });
});

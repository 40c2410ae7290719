import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { releaseName } from "@/server/reporting/release";

describe("releaseName", () => {
  const noGit = () => {
    throw new Error("git: command not found");
  };

  it.each([
    ["the configured name", "v12", () => "abc123\n", "v12"],
    ["the commit", undefined, () => "abc123\n", "abc123"],
    ["the commit when the name is blank", " ", () => "abc123\n", "abc123"],
    ["the project's name without git", undefined, noGit, "bali-monthly"],
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

  /** The settings of a build for source maps, with the configuration loaded by the framework. */
  function config(env: Record<string, string>): unknown {
    const { SENTRY_AUTH_TOKEN: _, ...others } = process.env;
    const output = execFileSync(process.execPath, ["-e", READ_CONFIG], {
      cwd: PROJECT,
      env: { ...others, NODE_ENV: "production", TURBOPACK: "1", ...env },
      encoding: "utf8",
    });
    return JSON.parse(output.trim().split("\n").at(-1) ?? "");
  }

  test("with a token source maps are made and uploaded", () => {
    expect(config({ SENTRY_AUTH_TOKEN: "a-token", SENTRY_ORG: "o", SENTRY_PROJECT: "p" })).toEqual({
      maps: true,
      uploads: true,
    });
  });

  test("without a token no source maps are made", () => {
    expect(config({})).toEqual({ maps: false, uploads: false });
  });
});

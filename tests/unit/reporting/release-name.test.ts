import { releaseName } from "@/lib/reporting/release-name";

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

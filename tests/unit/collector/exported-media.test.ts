import { mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { mediaOf } from "@/collector/sources/export/exported-media";

let root: string;
let folder: string;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), "media-"));
  folder = join(root, "export");
  await mkdir(folder);
  await writeFile(join(folder, "inside.jpg"), "");
  await writeFile(join(root, "outside.jpg"), "");
  await symlink(join(folder, "inside.jpg"), join(folder, "link-inside.jpg"));
  await symlink(join(root, "outside.jpg"), join(folder, "link-outside.jpg"));
  await symlink(join(folder, "nothing.jpg"), join(folder, "link-nowhere.jpg"));
});

afterAll(() => rm(root, { recursive: true }));

const MISSING = "missing from the folder of the export";
const OUTSIDE = "outside of the folder of the export, by its name or by a link";

test.each([
  ["inside.jpg", null],
  ["link-inside.jpg", null],
  ["link-outside.jpg", OUTSIDE],
  ["../outside.jpg", OUTSIDE],
  ["link-nowhere.jpg", MISSING],
  ["nothing.jpg", MISSING],
  [".", MISSING],
  ["inside.jpg\0", MISSING],
  ["(File not included. Change data exporting settings to download.)", "not included in the export"],
])("the photo %j has the problem %j", async (photo, problem) => {
  const [media] = await mediaOf(folder, { photo });
  expect(media?.problem).toBe(problem);
  expect(media?.path === null).toBe(problem !== null);
});

test("a photo keeps its identity under another number, but not with another size or time", async () => {
  const identityOf = async (photo: string, photo_file_size: number) => {
    const [media] = await mediaOf(folder, { photo, photo_file_size });
    return media?.identity;
  };
  const first = await identityOf("photos/photo_12@06-02-2026_21-52-08.jpg", 90);
  expect(await identityOf("photos/photo_9@06-02-2026_21-52-08.jpg", 90)).toBe(first);
  expect(await identityOf("photos/photo_12@06-02-2026_21-52-08.jpg", 91)).not.toBe(first);
  expect(await identityOf("photos/photo_12@06-02-2026_21-52-09.jpg", 90)).not.toBe(first);
});

import {
  backupName,
  backupsFolder,
  backupsToDelete,
  backupTime,
  unfinishedName,
  verifiedBackups,
} from "@/scripts/site/backup-names.ts";
import { roomProblem } from "@/scripts/site/room.ts";

const day = (number: number) => backupName(new Date(Date.UTC(2026, 10, number, 19, 30)));
const days = (count: number) => Array.from({ length: count }, (_, index) => day(index + 1));

test("a backup is named after its time, and the time is read from its name", () => {
  expect(day(26)).toBe("2026-11-26T19-30-00Z");
  expect(backupTime(day(26))).toEqual(new Date("2026-11-26T19:30:00Z"));
});

test.each([["lock"], ["photos"], [unfinishedName(day(1))], ["2026-11-26"], [`before-${day(1)}`]])(
  "%s is not a verified backup",
  (name) => {
    expect(backupTime(name)).toBeNull();
    expect(verifiedBackups([name])).toEqual([]);
  },
);

test("the folder of backups is beside the data", () => {
  expect(backupsFolder("/srv/rentals/data/")).toBe("/srv/rentals/backups");
});

test.each([
  ["none", [], []],
  ["seven", days(7), []],
  ["the oldest of eight", days(8), [day(1)]],
  ["the oldest three of ten, in any order", days(10).reverse(), [day(3), day(2), day(1)]],
  ["an unfinished one", [...days(2), unfinishedName(day(3))], [unfinishedName(day(3))]],
  ["no unrelated files", ["lock", "before-the-move", "notes.unfinished", ...days(7)], []],
])("deletes %s", (_, names, deleted) => {
  expect(backupsToDelete(names)).toEqual(deleted);
});

test.each([
  [100, 100, null],
  [
    100_000_000,
    99_999_999,
    expect.stringMatching(/^The disk of \/b is full: .* takes 96 MB, 95 MB are free/),
  ],
])("a copy of %d bytes with %d free gives the problem %j", (needed, free, problem) => {
  expect(roomProblem("/b", needed, free)).toEqual(problem);
});

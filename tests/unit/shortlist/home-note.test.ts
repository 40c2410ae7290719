import { changedNote, type HomeNote, MAX_NOTE_LENGTH } from "@/lib/shortlist/home-note";

const note: HomeNote = { id: 1, text: "Ask for the deposit", status: "asked", savedAt: 1 };

it.each<[string, HomeNote | undefined, Parameters<typeof changedNote>[2], Partial<HomeNote> | undefined]>([
  ["a first text", undefined, { text: "Quiet?" }, { text: "Quiet?", status: "none" }],
  ["a first status", undefined, { status: "seen" }, { text: "", status: "seen" }],
  ["a text leaves the status", note, { text: "Quiet?" }, { text: "Quiet?", status: "asked" }],
  ["a status leaves the text", note, { status: "no" }, { text: note.text, status: "no" }],
  ["an empty text beside a status", note, { text: "" }, { text: "", status: "asked" }],
  ["nothing left", note, { text: " ", status: "none" }, undefined],
  ["too long a text", undefined, { text: "x".repeat(9_999) }, { text: "x".repeat(MAX_NOTE_LENGTH) }],
])("%s", (_, before, change, expected) => {
  const after = changedNote(before, 1, change, 2);
  if (expected === undefined) expect(after).toBeUndefined();
  else expect(after).toMatchObject({ ...expected, id: 1, savedAt: 2 });
});

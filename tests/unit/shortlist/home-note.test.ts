import { changedNote, type HomeNote, MAX_NOTE_LENGTH } from "@/lib/shortlist/home-note";

const note: HomeNote = { id: 1, text: "Ask for the deposit", status: "asked", savedAt: 1 };

it.each<[string, HomeNote | undefined, Parameters<typeof changedNote>[2], Partial<HomeNote> | undefined]>([
  ["a text creates a note", undefined, { text: "Quiet?" }, { text: "Quiet?", status: "none" }],
  ["a status creates a note", undefined, { status: "seen" }, { text: "", status: "seen" }],
  ["a text does not change the status", note, { text: "Quiet?" }, { text: "Quiet?", status: "asked" }],
  ["a status does not change the text", note, { status: "no" }, { text: note.text, status: "no" }],
  ["an empty text does not delete a note with a status", note, { text: "" }, { text: "", status: "asked" }],
  ["an empty note is deleted", note, { text: " ", status: "none" }, undefined],
  ["an overlong text is cut", undefined, { text: "x".repeat(9_999) }, { text: "x".repeat(MAX_NOTE_LENGTH) }],
])("%s", (_, before, change, expected) => {
  const after = changedNote(before, 1, change, 2);
  if (expected === undefined) expect(after).toBeUndefined();
  else expect(after).toMatchObject({ ...expected, id: 1, savedAt: 2 });
});

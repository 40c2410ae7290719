import "fake-indexeddb/auto";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { HomeNotes } from "@/components/shortlist/home-notes.client";
import { openShortlist } from "@/stores/shortlist/database";
import { forgetNotes, saveNote, saveUnlikedDrafts } from "@/stores/shortlist/notes";

const show = () => render(<HomeNotes id={1} title="Home 1" />);
const field = () => screen.getByRole("textbox", { name: "Note on Home 1" });
const type = (text: string) => fireEvent.change(field(), { target: { value: text } });
const saved = async (id = 1) => (await (await openShortlist()).get("notes", id))?.text;
const fail = (message: string, name: string) => () => {
  throw new DOMException(message, name);
};

/** Types texts into a page that is left before the database has answered, so that none is saved. */
function leaveWhileTyping(...texts: string[]) {
  const get = jest.spyOn(IDBObjectStore.prototype, "get").mockImplementation(fail("gone", "AbortError"));
  const page = show();
  for (const text of texts) type(text);
  return async () => {
    page.unmount();
    await waitFor(() => expect(get).toHaveBeenCalled());
    get.mockRestore();
  };
}

beforeAll(() => {
  // jsdom lacks it.
  Object.assign(globalThis, { structuredClone: (value: unknown) => JSON.parse(JSON.stringify(value)) });
});
beforeEach(async () => {
  window.localStorage.clear();
  await (await openShortlist()).clear("notes");
});
it("the note field shows and saves a note typed just before the page was left", async () => {
  await leaveWhileTyping("Ask", "Ask for\nthe deposit für 2 млн & 5%")();
  show();
  expect(field()).toHaveValue("Ask for\nthe deposit für 2 млн & 5%");
  expect(await screen.findByText("Saved on this device.")).toBeInTheDocument();
  expect(await saved()).toBe("Ask for\nthe deposit für 2 млн & 5%");
  expect(window.localStorage).toHaveLength(0);
});

it("the note field keeps an unsaved note when the status is saved before it", async () => {
  const leave = leaveWhileTyping("Quiet?");
  await leave();
  await saveNote(1, { status: "asked" });
  show();
  expect(field()).toHaveValue("Quiet?");
});

it("the note field shows an unsaved note at once in another page", () => {
  show();
  type("Quiet?");
  show();
  for (const each of screen.getAllByRole("textbox", { name: "Note on Home 1" }))
    expect(each).toHaveValue("Quiet?");
});

it("stays empty when a note was emptied just before the page was left", async () => {
  await saveNote(1, { text: "Quiet?" });
  await leaveWhileTyping("Quiet? Yes.", "")();
  show();
  expect(field()).toHaveValue("");
  await waitFor(async () => expect(await saved()).toBeUndefined());
});

it.each(["denied", "full"])(
  "is saved when local storage is %s, without restoring an older draft",
  async (what) => {
    show();
    type("Quiet?");
    const refused = fail(what, what === "full" ? "QuotaExceededError" : "SecurityError");
    const setItem = jest.spyOn(Storage.prototype, "setItem").mockImplementation(refused);
    const getItem = jest.spyOn(Storage.prototype, "getItem");
    if (what === "denied") getItem.mockImplementation(refused);
    type("Quiet? Yes.");
    fireEvent.blur(field());
    expect(await screen.findByText("Saved on this device.")).toBeInTheDocument();
    expect(await saved()).toBe("Quiet? Yes.");
    setItem.mockRestore();
    if (what === "full") expect(window.localStorage).toHaveLength(0);
  },
);

it("saves or drops the drafts of rentals that are unliked or forgotten", async () => {
  await leaveWhileTyping("Quiet?")();
  await saveUnlikedDrafts([1]);
  expect(window.localStorage).toHaveLength(1);
  await saveUnlikedDrafts([]);
  expect(await saved()).toBe("Quiet?");
  expect(window.localStorage).toHaveLength(0);

  await leaveWhileTyping("Quiet? Yes.")();
  const get = jest.spyOn(IDBObjectStore.prototype, "get").mockImplementation(fail("refused", "DataError"));
  await saveUnlikedDrafts([]);
  expect(window.localStorage).toHaveLength(0);
  get.mockRestore();

  await leaveWhileTyping("Loud")();
  await forgetNotes([1]);
  expect(window.localStorage).toHaveLength(0);
  expect(await saved()).toBeUndefined();
});

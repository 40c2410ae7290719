import { renderHook } from "@testing-library/react";
import { useModalDialog } from "@/components/ui/use-modal-dialog.client";

const { style } = document.body;
const openDialog = () => renderHook(() => useModalDialog({ current: null }, () => {}));

beforeAll(() => {
  // A scroll bar of 15 px.
  Object.defineProperty(document.documentElement, "clientWidth", { value: window.innerWidth - 15 });
});

test("while a dialog is open the page does not scroll, and keeps the room of its scroll bar", () => {
  const { unmount } = openDialog();
  expect([style.overflow, style.paddingRight]).toEqual(["hidden", "15px"]);
  unmount();
  expect([style.overflow, style.paddingRight]).toEqual(["", ""]);
});

test.each([
  ["upper", 1, 0],
  ["lower", 0, 1],
])("the %s of two dialogs may close first; closing the last one restores scrolling", (_, first, last) => {
  const dialogs = [openDialog(), openDialog()];
  dialogs[first]?.unmount();
  expect([style.overflow, style.paddingRight]).toEqual(["hidden", "15px"]);
  dialogs[last]?.unmount();
  expect([style.overflow, style.paddingRight]).toEqual(["", ""]);
});

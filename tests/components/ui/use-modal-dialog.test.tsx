/** @jest-environment jsdom */
import { renderHook } from "@testing-library/react";
import { useModalDialog } from "@/components/ui/use-modal-dialog.client";

const { style } = document.body;
const openDialog = () => renderHook(() => useModalDialog({ current: null }, () => {}));

beforeAll(() => {
  // A window of 1,024 px with a scroll bar of 15.
  Object.defineProperty(document.documentElement, "clientWidth", { value: window.innerWidth - 15 });
});

test("the page does not scroll while a dialog is open, nor jump where its scroll bar was", () => {
  const { unmount } = openDialog();
  expect([style.overflow, style.paddingRight]).toEqual(["hidden", "15px"]);
  unmount();
  expect([style.overflow, style.paddingRight]).toEqual(["", ""]);
});

test.each([
  ["upper", 1, 0],
  ["lower", 0, 1],
])("of two dialogs the %s one may close first, and the last gives the scrolling back", (_, first, last) => {
  const dialogs = [openDialog(), openDialog()];
  dialogs[first]?.unmount();
  expect([style.overflow, style.paddingRight]).toEqual(["hidden", "15px"]);
  dialogs[last]?.unmount();
  expect([style.overflow, style.paddingRight]).toEqual(["", ""]);
});

import { act, fireEvent, render, screen } from "@testing-library/react";
import { UndoNotice } from "@/components/map/undo-notice.client";

const OFFERED_MS = 8_000;

function offer(names: readonly string[] = ["ubud"]) {
  const undo = { names, restore: jest.fn(), dismiss: jest.fn() };
  const { unmount } = render(<UndoNotice undo={undo} />);
  return { ...undo, unmount };
}
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const button = () => screen.getByRole("button", { name: "Undo" });

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe("UndoNotice", () => {
  it("is empty when there is nothing to undo", () => {
    render(<UndoNotice undo={null} />);
    expect(screen.getByRole("status")).toBeEmptyDOMElement();
  });

  it.each([
    [["ubud"], "Ubud is no longer selected."],
    [["kuta", "legian"], /are no longer selected\./],
  ])("names %j, and restores the selection", (names, text) => {
    const { restore } = offer(names);
    expect(screen.getByRole("status")).toHaveTextContent(text);
    fireEvent.click(button());
    expect(restore).toHaveBeenCalledTimes(1);
  });

  it("is dismissed after eight seconds", () => {
    const { dismiss } = offer();
    pass(OFFERED_MS - 1);
    expect(dismiss).not.toHaveBeenCalled();
    pass(1);
    expect(dismiss).toHaveBeenCalledTimes(1);
  });

  it("stays while it has the pointer or the focus, and for eight seconds after", () => {
    const { dismiss } = offer();
    act(() => button().focus());
    pass(2 * OFFERED_MS);
    expect(dismiss).not.toHaveBeenCalled();
    act(() => button().blur());
    fireEvent.pointerEnter(button());
    pass(2 * OFFERED_MS);
    expect(dismiss).not.toHaveBeenCalled();
    fireEvent.pointerLeave(button());
    pass(OFFERED_MS);
    expect(dismiss).toHaveBeenCalledTimes(1);
  });

  it("is dismissed after eight seconds when the previous notice was undone under the pointer", () => {
    const undoOf = (name: string) => ({ names: [name], restore: jest.fn(), dismiss: jest.fn() });
    const { rerender } = render(<UndoNotice undo={undoOf("ubud")} />);
    fireEvent.pointerEnter(screen.getByText(/^Ubud/));
    rerender(<UndoNotice undo={null} />);
    const next = undoOf("kuta");
    rerender(<UndoNotice undo={next} />);
    pass(OFFERED_MS);
    expect(next.dismiss).toHaveBeenCalledTimes(1);
  });

  it("is not dismissed after it is unmounted", () => {
    const { dismiss, unmount } = offer();
    unmount();
    pass(OFFERED_MS);
    expect(dismiss).not.toHaveBeenCalled();
  });
});

import { fireEvent } from "@testing-library/react";
import { scrollPageFirst } from "@/components/results/scroll-page-first";

const HEIGHT = 900;

function panel(bottom: number, overflowY = "auto") {
  const element = document.createElement("section");
  element.style.overflowY = overflowY;
  element.getBoundingClientRect = () => new DOMRect(0, bottom - 680, 700, 680);
  document.body.append(element);
  return element;
}

/** Returns how far one turn of the wheel moves the page; null when the list scrolls. */
function turn(element: HTMLElement, wheel: WheelEventInit): number | null {
  const scrollBy = jest.spyOn(window, "scrollBy").mockImplementation(() => {});
  const isLeft = fireEvent.wheel(element, { cancelable: true, ...wheel });
  const [options] = scrollBy.mock.calls[0] ?? [];
  scrollBy.mockRestore();
  return isLeft ? null : Number(Object(options).top);
}

beforeEach(() => {
  Object.assign(window, { innerHeight: HEIGHT });
});

describe("scrollPageFirst", () => {
  it.each<[string, number, WheelEventInit, number | null]>([
    ["the page while part of the list is below the window", 1_120, { deltaY: 100 }, 100],
    ["the page no further than the list needs", 930, { deltaY: 100 }, 38],
    ["the page by lines as well", 1_120, { deltaY: 3, deltaMode: 1 }, 48],
    ["the list once the window shows its end", 890, { deltaY: 100 }, null],
    ["the list when scrolling up", 1_120, { deltaY: -100 }, null],
    ["neither while zooming", 1_120, { deltaY: 100, ctrlKey: true }, null],
  ])("moves %s", (_, bottom, wheel, expected) => {
    const element = panel(bottom);
    scrollPageFirst(element);
    expect(turn(element, wheel)).toBe(expected);
  });

  it("ignores a list that is part of the page, and one that was unmounted", () => {
    const inPage = panel(1_120, "visible");
    scrollPageFirst(inPage);
    const left = panel(1_120);
    scrollPageFirst(left)();
    expect([turn(inPage, { deltaY: 100 }), turn(left, { deltaY: 100 })]).toEqual([null, null]);
  });
});

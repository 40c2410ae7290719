import { act, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { KeywordField } from "@/components/filters/keyword-field.client";
import { HomeStateProvider } from "@/components/list-state/home-state.client";
import { encodeQuerySegment } from "@/lib/filters/query-segment";
import { installBrowserGlobals } from "../home/browser-globals";
import { resetRouter, router } from "../home/router-stand-in";

// A new element each time: React skips an element that it has rendered before.
const home = () => (
  <HomeStateProvider>
    <KeywordField />
  </HomeStateProvider>
);
const field = () => screen.getByRole("searchbox", { name: "Keywords" });
const asked = () => router.replace.mock.calls.map(([address]) => address);

beforeAll(installBrowserGlobals);
beforeEach(resetRouter);
// The module keeps the time of the last change of address from test to test, so that time must go on.
beforeEach(() => jest.useFakeTimers({ doNotFake: ["performance"] }));
afterEach(() => jest.useRealTimers());

const visitor = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });

describe("KeywordField", () => {
  it("shows the keywords of the address, also when the address changes", () => {
    router.segment = encodeQuerySegment({ keywords: "pool" });
    const { rerender } = render(home());
    expect(field()).toHaveValue("pool");
    router.segment = encodeQuerySegment({ keywords: "sea" });
    rerender(home());
    expect(field()).toHaveValue("sea");
  });

  it("searches for nothing when the field is left unchanged", async () => {
    render(home());
    const user = visitor();
    await user.click(field());
    await user.tab();
    await act(() => jest.advanceTimersByTimeAsync(1_000));
    expect(asked()).toEqual([]);
  });

  it("searches once, 300 ms after the last key", async () => {
    render(home());
    await visitor().type(field(), "Pool");
    await act(() => jest.advanceTimersByTimeAsync(290));
    expect(asked()).toEqual([]);
    await act(() => jest.advanceTimersByTimeAsync(100));
    expect(asked()).toEqual(["/?keywords=pool"]);
  });

  it.each(["{Enter}", "{Tab}"])(
    "searches at once on %s for normalized words, and keeps the text as typed",
    async (key) => {
      render(home());
      await visitor().type(field(), `  Pool  WIFI ${key}`);
      await act(() => jest.advanceTimersByTimeAsync(100));
      expect(asked()).toEqual(["/?keywords=pool+wifi"]);
      expect(field()).toHaveValue("  Pool  WIFI ");
    },
  );

  it("drops unsearched text when the visitor goes back", async () => {
    router.segment = encodeQuerySegment({ keywords: "sea" });
    render(home());
    await visitor().type(field(), " pool");
    await act(() => jest.advanceTimersByTimeAsync(150));
    fireEvent.popState(window);
    expect(field()).toHaveValue("sea");
    await visitor().tab();
    await act(() => jest.advanceTimersByTimeAsync(1_000));
    expect(asked()).toEqual([]);
  });
});

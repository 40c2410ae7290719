/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { KeywordField } from "@/components/filters/keyword-field.client";
import { HomeStateProvider } from "@/components/list-state/home-state.client";
import { encodeQuerySegment } from "@/lib/filters/query-segment";
import { installBrowserGlobals } from "../home/browser-globals";
import { resetRouter, router } from "../home/router-stand-in";

jest.mock("next/navigation", () => jest.requireActual("../home/router-stand-in").navigation);

// A new element each time: React skips one that it has seen.
const home = () => (
  <HomeStateProvider>
    <KeywordField />
  </HomeStateProvider>
);
const field = () => screen.getByRole("searchbox", { name: "Keywords" });
const asked = () => router.replace.mock.calls.map(([address]) => address);

beforeAll(installBrowserGlobals);
beforeEach(resetRouter);
// The time that addresses were last changed at goes on from test to test.
beforeEach(() => jest.useFakeTimers({ doNotFake: ["performance"] }));
afterEach(() => jest.useRealTimers());

const visitor = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });

describe("KeywordField", () => {
  it("shows what the address says, also when that changes by other means", () => {
    router.segment = encodeQuerySegment({ keywords: "pool" });
    const { rerender } = render(home());
    expect(field()).toHaveValue("pool");
    router.segment = encodeQuerySegment({ keywords: "sea" });
    rerender(home());
    expect(field()).toHaveValue("sea");
  });

  it("asks nothing when it is left as it was", async () => {
    render(home());
    const user = visitor();
    await user.click(field());
    await user.tab();
    await act(() => jest.advanceTimersByTimeAsync(1_000));
    expect(asked()).toEqual([]);
  });

  it("asks once for what was typed, after a pause of 300 ms", async () => {
    render(home());
    await visitor().type(field(), "Pool");
    await act(() => jest.advanceTimersByTimeAsync(290));
    expect(asked()).toEqual([]);
    await act(() => jest.advanceTimersByTimeAsync(100));
    expect(asked()).toEqual(["/?keywords=pool"]);
  });

  it.each(["{Enter}", "{Tab}"])(
    "asks at once with %s, in tidy words, and keeps the text as it was typed",
    async (key) => {
      render(home());
      await visitor().type(field(), `  Pool  WIFI ${key}`);
      await act(() => jest.advanceTimersByTimeAsync(100));
      expect(asked()).toEqual(["/?keywords=pool+wifi"]);
      expect(field()).toHaveValue("  Pool  WIFI ");
    },
  );

  it("drops what was typed a moment ago when the visitor goes back", async () => {
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

import { act, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { KeywordField } from "@/components/filters/keyword-field.client";
import { NO_WISH, type WishQuery } from "@/lib/search/wish-query";
import { AtAddress, expectAddress } from "../home/at-query";
import { address, router } from "../home/router-stand-in";

const home = () => (
  <AtAddress>
    <KeywordField />
  </AtAddress>
);
/** Shows the field at an address. */
function showAt(at: string) {
  window.history.replaceState(null, "", at);
  return render(home());
}
const field = () => screen.getByRole("searchbox", { name: "Keywords" });
const asked = () => router.replace.mock.calls.map(([href]) => href.replace(window.location.origin, ""));

// The module keeps the time of the last change of address from test to test, so that time must go on.
beforeEach(() => jest.useFakeTimers({ doNotFake: ["performance"] }));
afterEach(() => jest.useRealTimers());

const visitor = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });

describe("KeywordField", () => {
  it("shows the keywords of the address, also when the address changes", () => {
    showAt("/?keywords=pool");
    expect(field()).toHaveValue("pool");
    act(() => window.history.replaceState(null, "", "/?keywords=sea"));
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

  it("adds one entry to the history for all that is typed in one visit", async () => {
    showAt("/?includes=wifi");
    const before = window.history.length;
    const user = visitor();
    await user.type(field(), "sea");
    await act(() => jest.advanceTimersByTimeAsync(500));
    await user.type(field(), " view", { skipClick: true });
    await act(() => jest.advanceTimersByTimeAsync(500));
    expect(address()).toBe("/?keywords=sea+view&includes=wifi");
    expect(window.history.length).toBe(before + 1);
    await user.tab();
    await user.clear(field());
    await act(() => jest.advanceTimersByTimeAsync(500));
    expect(window.history.length).toBe(before + 2);
  });

  it("drops unsearched text when the visitor goes back", async () => {
    showAt("/?keywords=sea");
    await visitor().type(field(), " pool");
    await act(() => jest.advanceTimersByTimeAsync(150));
    fireEvent.popState(window);
    expect(field()).toHaveValue("sea");
    await visitor().tab();
    await act(() => jest.advanceTimersByTimeAsync(1_000));
    expect(asked()).toEqual([]);
  });
});

const offer = () => screen.queryByRole("button", { name: /^Use filters/ });
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

/** The requests to the site, each with its abort signal. */
const requests: { address: string; signal: AbortSignal | null | undefined }[] = [];
const answers: Record<string, WishQuery> = {
  "2br canggu quiet": { query: "location=canggu&min_bedrooms=2", unread: ["quiet"] },
  "2br ubud": { query: "location=ubud&min_bedrooms=2", unread: [] },
};
let isDown = false;

beforeAll(() => {
  Object.assign(globalThis, {
    fetch: async (address: string, { signal }: RequestInit) => {
      requests.push({ address, signal });
      if (isDown) throw new TypeError("Failed to fetch");
      const sentence = new URL(address, "http://localhost").searchParams.get("q") ?? "";
      return { ok: true, json: async () => answers[sentence] ?? NO_WISH };
    },
  });
});
beforeEach(() => {
  requests.length = 0;
  isDown = false;
});

describe("the offer to filter by a sentence", () => {
  it("appears after the pause, and announces its filters and the words it did not understand", async () => {
    render(home());
    await visitor().type(field(), "2br Canggu quiet");
    await pass(290);
    expect(requests).toEqual([]);
    await screen.findByRole("button", { name: "Use filters: Canggu · 2+ bedrooms" });
    expect(requests.map(({ address }) => address)).toEqual(["/api/wish?q=2br+canggu+quiet"]);
    expect(screen.getByRole("status")).toHaveTextContent("Canggu · 2+ bedrooms. Not understood: quiet");
  });

  it("is reached with Tab and applied with Enter, as a single history entry", async () => {
    showAt("/?includes=wifi");
    const user = visitor();
    await user.type(field(), "2br ubud");
    await pass(500);
    const entries = window.history.length;
    await user.tab();
    expect(offer()).toHaveFocus();
    await user.keyboard("{Enter}");
    await expectAddress("/?location=ubud&min_bedrooms=2&includes=wifi");
    expect(window.history.length).toBe(entries + 1);
    expect(offer()).toBeNull();
    expect(field()).toHaveValue("");
    expect(field()).toHaveFocus();
  });

  it("is taken by Enter, also before its answer has come, and says what is left", async () => {
    showAt("/?includes=wifi");
    await visitor().type(field(), "2br Canggu quiet{Enter}");
    await expectAddress("/?location=canggu&min_bedrooms=2&includes=wifi");
    expect(screen.getByRole("status")).toHaveTextContent("Not understood: quiet");
    expect(field()).toHaveValue("");
  });

  it("is there again after a reload", async () => {
    showAt("/?keywords=2br+ubud");
    await pass(100);
    expect(offer()).not.toBeNull();
  });

  it("disappears when the text changes, and its request is aborted", async () => {
    render(home());
    const user = visitor();
    await user.type(field(), "2br ubud");
    await pass(500);
    expect(offer()).not.toBeNull();
    await user.type(field(), " x");
    expect(offer()).toBeNull();
    await pass(500);
    expect(requests.map(({ signal }) => signal?.aborted)).toEqual([true, false]);
    expect(offer()).toBeNull();
  });

  it("disappears when the visitor goes back", async () => {
    render(home());
    await visitor().type(field(), "2br ubud");
    await pass(500);
    act(() => {
      window.history.replaceState(null, "", "/");
      fireEvent.popState(window);
    });
    expect(field()).toHaveValue("");
    expect(offer()).toBeNull();
  });

  it("is not requested for a single word without a digit", async () => {
    render(home());
    await visitor().type(field(), " pool ");
    await pass(500);
    expect(requests).toEqual([]);
  });

  it.each([
    ["pool wifi", false],
    ["2br ubud", true],
  ])("does not appear for %j (site down: %p), and the keywords are searched", async (text, down) => {
    isDown = down;
    render(home());
    await visitor().type(field(), text);
    await pass(500);
    expect(requests).toHaveLength(1);
    expect(offer()).toBeNull();
    expect(screen.getByRole("status")).toBeEmptyDOMElement();
    expect(router.replace).toHaveBeenCalled();
  });
});

import { render, renderHook, screen } from "@testing-library/react";
import { FallbackScreen } from "@/components/fallback/fallback-screen";
import { RootErrorScreen } from "@/components/fallback/root-error-screen.client";
import { RETRY_MS, useAutoRetry } from "@/components/fallback/use-auto-retry.client";

const ofServer = Object.assign(new Error("omitted"), { digest: "123" });

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => jest.useRealTimers());

it("the fallback screen takes the focus as a whole screen, but not as a part of one", () => {
  const { unmount } = render(<FallbackScreen error={new Error("x")} onRetry={() => {}} heading="h1" />);
  expect(screen.getByRole("alert")).toHaveFocus();
  unmount();
  render(<FallbackScreen error={new Error("x")} onRetry={() => {}} />);
  expect(document.body).toHaveFocus();
});

it("the screen in place of a failed layout speaks the language of the address", () => {
  window.history.replaceState(null, "", "/ru/liked");
  render(<RootErrorScreen error={new Error("x")} retry={() => {}} />, { container: document });
  expect(document.documentElement).toHaveAttribute("lang", "ru");
  expect(screen.getByRole("button", { name: "Повторить" })).toBeInTheDocument();
});

it("the fallback screen retries an error of the server by itself", () => {
  const retry = jest.fn();
  render(<FallbackScreen error={ofServer} onRetry={retry} />);
  jest.advanceTimersByTime(RETRY_MS * 2);
  expect(retry).toHaveBeenCalledTimes(2);
});

it("the fallback screen leaves the retry of a browser's error to the visitor", () => {
  const retry = jest.fn();
  render(<FallbackScreen error={new Error("x")} onRetry={retry} />);
  jest.advanceTimersByTime(RETRY_MS * 4);
  window.dispatchEvent(new Event("online"));
  expect(retry).not.toHaveBeenCalled();
});

describe("useAutoRetry", () => {
  function see(state: DocumentVisibilityState): void {
    jest.spyOn(document, "visibilityState", "get").mockReturnValue(state);
    document.dispatchEvent(new Event("visibilitychange"));
  }

  const start = (retry: (() => void) | null) =>
    renderHook(({ what }) => useAutoRetry(what), { initialProps: { what: retry } });

  it("retries every 15 seconds, and when the network is back", () => {
    const retry = jest.fn();
    start(retry);
    jest.advanceTimersByTime(RETRY_MS * 3);
    expect(retry).toHaveBeenCalledTimes(3);
    window.dispatchEvent(new Event("online"));
    expect(retry).toHaveBeenCalledTimes(4);
  });

  it("pauses while the page is hidden, and retries at once when it is shown", () => {
    const retry = jest.fn();
    start(retry);
    see("hidden");
    jest.advanceTimersByTime(RETRY_MS * 3);
    expect(retry).not.toHaveBeenCalled();
    see("visible");
    expect(retry).toHaveBeenCalledTimes(1);
  });

  it("keeps its interval when the retry function changes", () => {
    const calls: string[] = [];
    const { rerender } = start(() => calls.push("first"));
    jest.advanceTimersByTime(RETRY_MS / 2);
    rerender({ what: () => calls.push("second") });
    jest.advanceTimersByTime(RETRY_MS / 2);
    expect(calls).toEqual(["second"]);
  });

  it("stops when there is nothing to retry, and when it is unmounted", () => {
    const retry = jest.fn();
    const { rerender, unmount } = start(retry);
    rerender({ what: null });
    jest.advanceTimersByTime(RETRY_MS * 2);
    rerender({ what: retry });
    unmount();
    jest.advanceTimersByTime(RETRY_MS * 2);
    window.dispatchEvent(new Event("online"));
    expect(retry).not.toHaveBeenCalled();
  });
});

/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { FallbackScreen } from "@/components/fallback/fallback-screen";
import { RETRY_MS } from "@/components/fallback/use-auto-retry.client";

const ofServer = Object.assign(new Error("omitted"), { digest: "123" });

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

it("takes the focus as a whole screen, but not as a part of one", () => {
  const { unmount } = render(<FallbackScreen error={new Error("x")} onRetry={() => {}} heading="h1" />);
  expect(screen.getByRole("alert")).toHaveFocus();
  unmount();
  render(<FallbackScreen error={new Error("x")} onRetry={() => {}} />);
  expect(document.body).toHaveFocus();
});

it("retries an error of the server by itself", () => {
  const retry = jest.fn();
  render(<FallbackScreen error={ofServer} onRetry={retry} />);
  jest.advanceTimersByTime(RETRY_MS * 2);
  expect(retry).toHaveBeenCalledTimes(2);
});

it("leaves the retry of a browser's error to the visitor", () => {
  const retry = jest.fn();
  render(<FallbackScreen error={new Error("x")} onRetry={retry} />);
  jest.advanceTimersByTime(RETRY_MS * 4);
  window.dispatchEvent(new Event("online"));
  expect(retry).not.toHaveBeenCalled();
});

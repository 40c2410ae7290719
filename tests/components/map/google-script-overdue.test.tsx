import { act, render, screen } from "@testing-library/react";
import { GoogleMapProvider } from "@/components/map/google/google-map.client";
import { answerMapsScript, installBrowserStandIns } from "./browser-stand-ins";
import { SANUR_MAP } from "./sample-map";

const onFailure = jest.fn();

it("Google's map reports a failure when the script does not answer within 15 seconds", () => {
  jest.useFakeTimers();
  installBrowserStandIns();
  answerMapsScript(() => "hangs");
  render(<GoogleMapProvider {...SANUR_MAP} onFailure={onFailure} />);
  expect(screen.getByRole("status")).toHaveTextContent("Loading...");
  act(() => jest.advanceTimersByTime(14_900));
  expect(onFailure).not.toHaveBeenCalled();
  act(() => jest.advanceTimersByTime(200));
  expect(onFailure.mock.calls).toEqual([["failed"]]);
});

import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { IslandBoundary } from "@/components/fallback/island-boundary.client";
import { Loaded, retryableLazy } from "@/components/ui/retryable-lazy";

jest.mock("@/lib/reporting/error-queue");

function Island({ name }: { name: string }) {
  return <p>{name} is here</p>;
}

const load = jest.fn<Promise<typeof Island>, []>();

function screenWith(part: ReturnType<typeof retryableLazy<{ name: string }>>) {
  return (
    <IslandBoundary place="part">
      <Loaded part={part} props={{ name: "The map" }} fallback="Loading" />
    </IslandBoundary>
  );
}

const tryAgain = () => userEvent.click(screen.getByRole("button", { name: "Try again" }));

beforeEach(() => {
  jest.spyOn(console, "error").mockImplementation(() => {});
  load.mockReset().mockResolvedValue(Island);
});

it("a part that loads late shows a fallback while loading, and is not loaded again when it is mounted again", async () => {
  const part = retryableLazy(load);
  const { rerender } = render(screenWith(part));
  expect(screen.getByText("Loading")).toBeVisible();
  expect(await screen.findByText("The map is here")).toBeVisible();
  rerender(<p>Another screen</p>);
  rerender(screenWith(part));
  expect(screen.getByText("The map is here")).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
});

it("a part that loads late loads once for each 'Try again' until it succeeds", async () => {
  load.mockRejectedValueOnce(new Error("chunk 1")).mockRejectedValueOnce(new Error("chunk 2"));
  render(screenWith(retryableLazy(load)));
  expect(await screen.findByText("chunk 1")).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(1);
  await tryAgain();
  expect(await screen.findByText("chunk 2")).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(2);
  await tryAgain();
  expect(await screen.findByText("The map is here")).toBeVisible();
});

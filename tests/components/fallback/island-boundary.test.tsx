import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { IslandBoundary } from "@/components/fallback/island-boundary.client";
import { Loaded, retryableLazy } from "@/components/ui/retryable-lazy";
import { reportRenderError } from "@/lib/reporting/error-queue";

jest.mock("@/lib/reporting/error-queue");

const failing = { error: null as unknown };

function Island() {
  if (failing.error !== null) throw failing.error;
  return <p>The map</p>;
}

function page(resetKey?: unknown, fallback?: React.ReactNode) {
  return (
    <>
      <p>The list</p>
      <IslandBoundary place="map" resetKey={resetKey} fallback={fallback}>
        <Island />
      </IslandBoundary>
    </>
  );
}

beforeEach(() => {
  jest.spyOn(console, "error").mockImplementation(() => {});
  jest.mocked(reportRenderError).mockClear();
  failing.error = new Error("tiles is undefined");
});

describe("a render error in the island", () => {
  it("shows the fallback screen in the island's place, and keeps the rest of the page", () => {
    render(page());
    const alert = screen.getByRole("alert");
    expect(screen.getByText("The list")).toBeVisible();
    expect(alert).toHaveTextContent("Something went wrong");
    expect(alert).toHaveTextContent(
      "An unexpected error occurred. We've logged the issue and will look into it.",
    );
    expect(alert.querySelector("details")).toHaveTextContent("tiles is undefined");
    expect(alert.querySelector("details")).not.toHaveAttribute("open");
  });

  it("is reported once, with the island's name", () => {
    const { rerender } = render(page());
    rerender(page());
    expect(jest.mocked(reportRenderError).mock.calls).toEqual([[failing.error, "map"]]);
  });

  it.each(["a text", 42, null])("shows the fallback screen when %p is thrown", (thrown) => {
    failing.error = thrown ?? new Error("");
    render(page());
    expect(screen.getByRole("alert")).toHaveTextContent("Something went wrong");
  });
});

describe("'Try again'", () => {
  const tryAgain = () => fireEvent.click(screen.getByRole("button", { name: "Try again" }));

  it("shows the island when it renders again", () => {
    render(page());
    failing.error = null;
    tryAgain();
    expect(screen.getByText("The map")).toBeVisible();
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  });

  it("shows the fallback again when the error persists", () => {
    render(page());
    tryAgain();
    expect(screen.getByRole("alert")).toBeVisible();
    expect(reportRenderError).toHaveBeenCalledTimes(2);
  });
});

describe("the reset key", () => {
  it("renders the island again when it changes, and only then", () => {
    const { rerender } = render(page("canggu"));
    failing.error = null;
    rerender(page("canggu"));
    expect(screen.getByRole("alert")).toBeVisible();
    rerender(page("ubud"));
    expect(screen.getByText("The map")).toBeVisible();
  });
});

it("a fallback of its own may be empty", () => {
  render(page("", null));
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  expect(screen.getByText("The list")).toBeVisible();
});

it("the boundary leaves the framework's own errors to the framework", () => {
  failing.error = Object.assign(new Error("NEXT_HTTP_ERROR_FALLBACK;404"), {
    digest: "NEXT_HTTP_ERROR_FALLBACK;404",
  });
  expect(() => render(page())).toThrow("NEXT_HTTP_ERROR_FALLBACK;404");
  expect(reportRenderError).not.toHaveBeenCalled();
});

function NamedPart({ name }: { name: string }) {
  return <p>{name} is here</p>;
}

const load = jest.fn<Promise<typeof NamedPart>, []>();

function screenWith(part: ReturnType<typeof retryableLazy<{ name: string }>>) {
  return (
    <IslandBoundary place="part">
      <Loaded part={part} props={{ name: "The map" }} fallback="Loading" />
    </IslandBoundary>
  );
}

const tryAgain = () => userEvent.click(screen.getByRole("button", { name: "Try again" }));

beforeEach(() => {
  load.mockReset().mockResolvedValue(NamedPart);
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

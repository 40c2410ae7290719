import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { RentalMap } from "@/components/map/rental-map.client";
import { answerMapsScript, installBrowserStandIns, servePublicFiles } from "./browser-stand-ins";
import { SANUR_MAP } from "./sample-map";

let isScriptThere = false;

const showMap = () => render(<RentalMap {...SANUR_MAP} />);

beforeAll(() => {
  installBrowserStandIns();
  answerMapsScript(() => (isScriptThere ? "works" : "fails"));
});

beforeEach(() => {
  jest.spyOn(console, "error").mockImplementation(() => undefined);
});

describe("the map without a key", () => {
  beforeAll(() => {
    process.env.NEXT_PUBLIC_GOOGLE_MAPS_API_KEY = "";
  });

  it("reports that its land cannot be loaded, and tries again", async () => {
    servePublicFiles(["/map/bali/land.json"]);
    showMap();
    expect(screen.getByRole("status")).toHaveTextContent("Loading...");
    expect(await screen.findByRole("alert")).toHaveTextContent("The map could not be loaded.");
    servePublicFiles();
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByText("Denpasar")).toBeInTheDocument();
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  });

  it("works without roads and names", async () => {
    servePublicFiles(["/map/bali/detail.json"]);
    showMap();
    expect(await screen.findByRole("button", { name: "Sanur, 20 rentals" })).toBeVisible();
    await waitFor(() => expect(console.error).toHaveBeenCalled());
    expect(screen.queryByRole("alert")).toBeNull();
  });
});

describe("Google's map", () => {
  beforeAll(() => {
    process.env.NEXT_PUBLIC_GOOGLE_MAPS_API_KEY = "a key";
  });

  it("reports a failed script, tries again, and gives way to an error panel when the key is refused", async () => {
    showMap();
    expect(screen.getByRole("status")).toHaveTextContent("Loading...");
    expect(await screen.findByRole("alert")).toHaveTextContent("The map could not be loaded.");
    isScriptThere = true;
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("button", { name: "Sanur, 20 rentals" })).toBeVisible();
    act(() => window.gm_authFailure?.());
    expect(screen.getByRole("alert")).toHaveTextContent(/^Error: AuthFailure.*API key/);
    expect(screen.queryByRole("button")).not.toBeInTheDocument();
    showMap();
    await waitFor(() => expect(screen.getAllByRole("alert")).toHaveLength(2));
  });
});

/** @jest-environment jsdom */
import { fireEvent, render, screen } from "@testing-library/react";
import { HomeStateProvider } from "@/components/list-state/home-state.client";
import { MapCameraProvider } from "@/components/list-state/map-camera.client";
import { OpenCard } from "@/components/results/open-card.client";
import { installBrowserGlobals } from "../home/browser-globals";
import { resetRouter, router } from "../home/router-stand-in";

jest.mock("next/navigation", () => jest.requireActual("../home/router-stand-in").navigation);

beforeAll(installBrowserGlobals);
beforeEach(resetRouter);

function clickVilla(init: MouseEventInit) {
  render(
    <HomeStateProvider>
      <MapCameraProvider>
        <OpenCard>
          <article>
            <a href="/rental/villa" data-rental={7}>
              Villa
            </a>
          </article>
        </OpenCard>
      </MapCameraProvider>
    </HomeStateProvider>,
  );
  // False when the browser is kept from following the link.
  return fireEvent.click(screen.getByRole("link"), init);
}

describe("OpenCard", () => {
  it("opens a card over the list", () => {
    expect(clickVilla({ detail: 1 })).toBe(false);
    expect(router.push).toHaveBeenCalledWith("/rental/villa", { scroll: false });
  });

  it("does nothing for the second click of a double click", () => {
    expect(clickVilla({ detail: 2 })).toBe(false);
    expect(router.push).not.toHaveBeenCalled();
  });
});

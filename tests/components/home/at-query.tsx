import { render, waitFor } from "@testing-library/react";
import { HomeStateProvider } from "@/components/list-state/home-state.client";
import { MapCameraProvider } from "@/components/list-state/map-camera.client";
import { encodeQuerySegment } from "@/lib/filters/query-segment";
import type { ListQuery } from "@/lib/filters/schema";
import { installBrowserGlobals } from "./browser-globals";
import { resetRouter, router } from "./router-stand-in";

// Applies to every test file that imports this module.
beforeAll(installBrowserGlobals);
beforeEach(resetRouter);

/** Renders a part of the home screen with the list of a query. */
export function renderAt(query: Partial<ListQuery>, part: React.ReactNode) {
  router.segment = encodeQuerySegment(query);
  return render(
    <HomeStateProvider>
      <MapCameraProvider>{part}</MapCameraProvider>
    </HomeStateProvider>,
  );
}

export const expectAddress = (address: string) =>
  waitFor(() => expect(router.push).toHaveBeenLastCalledWith(address, expect.anything()));

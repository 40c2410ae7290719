import { act, screen } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { LikedToggle } from "@/components/home/results-region.client";
import { useRentalStore } from "@/stores/rental-store";
import { EnglishPage } from "@/tests/support/in-english";
import { resetRouter } from "./router-stand-in";

const home = (
  <EnglishPage>
    <LikedToggle />
  </EnglishPage>
);

// Alone in its file: it needs the first render of a page.
it("'Show liked only' stays ticked when it was ticked before the scripts ran", async () => {
  resetRouter();
  document.body.innerHTML = `<main>${renderToString(home)}</main>`;
  screen.getByRole<HTMLInputElement>("checkbox").checked = true;
  const root = await act(() => hydrateRoot(document.body.children[0] ?? document.body, home));
  expect(screen.getByRole("checkbox", { name: /^Show liked only/ })).toBeChecked();
  expect(useRentalStore.getState().showLikedOnly).toBe(true);
  act(() => root.unmount());
});

import { render, screen, waitFor } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { LocationFilter } from "@/components/filters/location-filter.client";
import { HomeStateProvider } from "@/components/list-state/home-state.client";
import { EnglishPage } from "@/tests/support/in-english";
import { installBrowserGlobals } from "../home/browser-globals";

const home = (
  <HomeStateProvider>
    <LocationFilter />
  </HomeStateProvider>
);
const field = () => screen.getByRole("combobox", { name: "Location" });

beforeAll(installBrowserGlobals);

test("text typed before the page's scripts run gets its options when they run", async () => {
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = renderToString(<EnglishPage>{home}</EnglishPage>);
  const input = field();
  input.focus();
  Object.assign(input, { value: "ubud" });
  render(home, { container, hydrate: true });
  await waitFor(() => expect(field()).toHaveAttribute("aria-expanded", "true"));
  expect(field()).toHaveFocus();
  expect(field()).toHaveValue("ubud");
});

import { act, screen } from "@testing-library/react";
import { createRoot } from "react-dom/client";
import { FallbackScreen } from "@/components/fallback/fallback-screen";
import { AddressLanguage } from "@/components/language/address-language.client";

/** Renders without texts in context, as on a page whose layout failed. */
function showAt(path: string) {
  window.history.replaceState(null, "", path);
  const container = document.body.appendChild(document.createElement("div"));
  const root = createRoot(container);
  act(() =>
    root.render(
      <AddressLanguage>
        {(locale) => (
          <div lang={locale}>
            <FallbackScreen error={new Error("x")} onRetry={() => {}} />
          </div>
        )}
      </AddressLanguage>,
    ),
  );
}

afterEach(() => document.body.replaceChildren());

it.each([
  ["/ru/rental/villa", "ru", "Что-то пошло не так"],
  ["/id", "id", "Terjadi kesalahan"],
])("a failed page at %s is shown in the language of its address", async (path, lang, heading) => {
  showAt(path);
  expect((await screen.findByText(heading)).closest("[lang]")).toHaveAttribute("lang", lang);
});

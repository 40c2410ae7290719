import { fireEvent, render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { LanguageLinks, LanguageSwitch } from "@/components/language/language-links.client";
import type { Locale } from "@/lib/language/locales";
import { storedOnDevice } from "@/tests/support/device";

const page = { pathname: "/", params: {} };
jest.mock("next/navigation", () => ({
  usePathname: () => page.pathname,
  useParams: () => page.params,
  useSearchParams: () => new URLSearchParams(window.location.search),
}));

const link = (name: string) => screen.getByRole("link", { name });
const goTo = (address: string) => window.history.replaceState(null, "", address);

function showIn(locale: Locale) {
  render(
    <NextIntlClientProvider locale={locale} messages={{}} timeZone="Asia/Makassar">
      <LanguageLinks />
    </NextIntlClientProvider>,
  );
}

beforeEach(() => {
  localStorage.clear();
  Object.assign(page, { pathname: "/en/rental/villa", params: { slug: "villa" } });
  // jsdom cannot follow links.
  document.addEventListener("click", (event) => event.preventDefault(), { once: true });
});

it("the language switch links to the same page in the other languages, each in its own name", () => {
  showIn("en");
  const links = screen.getAllByRole("link");
  expect(links.map((one) => [one.textContent, one.getAttribute("href"), one.lang])).toEqual([
    ["Bahasa Indonesia", "/id/rental/villa", "id"],
    ["Русский", "/ru/rental/villa", "ru"],
  ]);
  expect(link("Русский")).toHaveAttribute("hreflang", "ru");
});

it("the language switch links to English without a prefix", () => {
  page.pathname = "/ru/rental/villa";
  showIn("ru");
  expect(link("English")).toHaveAttribute("href", "/rental/villa");
  expect(link("Bahasa Indonesia")).toHaveAttribute("href", "/id/rental/villa");
  expect(screen.queryByRole("link", { name: "Русский" })).toBeNull();
});

it.each(["pointerDown", "focus", "click"] as const)(
  "links to the current address with its query after %s",
  (event) => {
    showIn("en");
    goTo("/ru?location=canggu&page=2#map");
    fireEvent[event](link("Bahasa Indonesia"));
    expect(link("Bahasa Indonesia")).toHaveAttribute("href", "/id?location=canggu&page=2#map");
  },
);

it("remembers a language when its link is clicked, but not when it is only pressed", () => {
  showIn("en");
  fireEvent.pointerDown(link("Bahasa Indonesia"));
  expect(storedOnDevice().language.chosen).toBeNull();
  fireEvent.click(link("Русский"));
  expect(storedOnDevice().language.chosen).toBe("ru");
});

it("the language switch opens in the header by a button that names the page's language", () => {
  render(<LanguageSwitch />);
  const button = screen.getByRole("button", { name: "Language en" });
  expect(document.getElementById(button.getAttribute("popovertarget") ?? "")).toContainElement(
    link("Русский"),
  );
});

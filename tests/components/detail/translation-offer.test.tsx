import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { TranslationOffer } from "@/components/detail/translation-offer.client";
import { english } from "@/tests/support/messages";

type Availability = "unavailable" | "downloadable" | "available";

/** Installs a translator that knows these words; returns the language pairs asked for. */
function translating(availability: Availability, words: Readonly<Record<string, string>>) {
  const asked: unknown[] = [];
  const translate = async (text: string) => words[text] ?? Promise.reject(new Error("No such words."));
  globalThis.Translator = {
    availability: async (pair) => {
      asked.push(pair);
      return availability;
    },
    create: async () => ({ translate, destroy: () => {} }),
  };
  return asked;
}

const offer = () => screen.findByRole("button", { name: "Translate on this device" });

beforeEach(() => {
  process.env.ENGLISH_LATE_MESSAGES = JSON.stringify({ translation: english.translation });
});

afterEach(() => {
  globalThis.Translator = undefined;
});

it("the offer of a translation translates line by line, and credits the browser", async () => {
  const asked = translating("downloadable", { "Rumah di Ubud": "House in Ubud", "Ada kolam": "Has a pool" });
  render(<TranslationOffer text={"Rumah di Ubud\n\nAda kolam"} from="id" />);
  await userEvent.click(await offer());
  const translation = await screen.findByRole("region", { name: "Translated by your browser" });
  expect(translation).toHaveTextContent("House in Ubud Has a pool");
  expect(asked).toEqual([{ sourceLanguage: "id", targetLanguage: "en" }]);
});

it("the offer of a translation reports a failed translation, and can be tried again", async () => {
  translating("available", {});
  render(<TranslationOffer text="Rumah" from="id" />);
  await userEvent.click(await offer());
  expect(await screen.findByText(/could not translate/)).toBeVisible();
  translating("available", { Rumah: "House" });
  await userEvent.click(await offer());
  expect(await screen.findByText("House")).toBeVisible();
});

it.each<[string, () => void]>([
  ["without a translator", () => {}],
  ["whose translator does not support the languages", () => translating("unavailable", {})],
])("a browser %s is offered no translation", async (_, prepare) => {
  prepare();
  const { container } = render(<TranslationOffer text="Rumah" from="id" />);
  await new Promise((resolve) => setTimeout(resolve));
  expect(container).toBeEmptyDOMElement();
});

import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { RentalLinks } from "@/components/card/rental-links";
import { Description } from "@/components/detail/description.client";
import { RentalDetail } from "@/components/detail/rental-detail";
import { TranslationOffer } from "@/components/detail/translation-offer.client";
import { collapsePlaces } from "@/lib/places/places";
import type { Rental } from "@/lib/rental/rental";
import { textLinks } from "@/lib/text/text-links";
import type { NamedRange } from "@/lib/text/text-pieces";
import { useRentalStore } from "@/stores/rental-store";
import { english } from "@/tests/support/messages";
import { type Change, sampleRental } from "../../unit/rental/sample-rental";
import { installRequestStandIn } from "./request-stand-in";
import { samplePanel } from "./sample-panel";

beforeAll(installRequestStandIn);

/** The text as a rental's page shows it when no facts were found in it. */
const Described = ({ text, named = [] }: { text: string; named?: readonly NamedRange[] }) => (
  <Description text={text} links={textLinks(text)} named={named} />
);

const openWith = (search: string) => window.history.replaceState(null, "", `/rental/villa?${search}`);

const marks = () => [...document.querySelectorAll("mark")].map(({ textContent }) => textContent);

describe("Description", () => {
  it("highlights the keywords of the address in any case and script", () => {
    openWith("keywords=pool, бассейн&location=canggu");
    render(<Described text={"Private POOL\nСвой БАССЕЙН"} />);
    expect(marks()).toEqual(["POOL", "БАССЕЙН"]);
  });

  it("highlights nothing without keywords", () => {
    openWith("location=pool");
    render(<Described text="Private pool" />);
    expect(marks()).toEqual([]);
  });

  it("links web addresses and phone numbers, and highlights keywords inside them", () => {
    openWith("keywords=villa");
    render(<Described text="See https://a.example/villa and +62 812 0000 1234" />);
    const [link, phone] = screen.getAllByRole("link");
    expect(link).toHaveAttribute("href", "https://a.example/villa");
    expect(link).toHaveAttribute("rel", "ugc nofollow noopener");
    expect(link).toHaveAttribute("target", "_blank");
    expect(link).toHaveTextContent("https://a.example/villa");
    expect(phone).toHaveAttribute("href", "tel:+6281200001234");
    expect(marks()).toEqual(["villa"]);
  });

  it("shows markup as text", () => {
    openWith("keywords=script");
    const text = '<script>alert(1)</script><img src=x onerror="alert(1)">';
    const { container } = render(<Described text={text} />);
    expect(container).toHaveTextContent(text);
    expect(container.querySelector("script, img")).toBeNull();
  });

  it("gives words with several names nested elements, inside links too", () => {
    openWith("keywords=bills");
    const text = "All bills included, t.me/made";
    const named = [
      { start: 4, end: 18, names: ["water", "electricity"] },
      { start: 25, end: 29, names: ["contact"] },
    ];
    const { container } = render(<Described text={text} named={named} />);
    expect(container).toHaveTextContent(text);
    for (const name of ["water", "electricity"])
      expect(document.getElementById(name)).toHaveTextContent(/^bills included$/);
    expect(marks()).toEqual(["bills"]);
    expect(screen.getByRole("link")).toContainElement(document.getElementById("contact"));
  });

  it("is complete in the server's HTML, without highlights", () => {
    openWith("keywords=pool");
    const html = renderToString(<Described text="Private pool, https://a.example" />);
    expect(html).toContain("Private pool, ");
    expect(html).toContain('href="https://a.example/"');
  });
});

beforeAll(installRequestStandIn);
beforeAll(() => useRentalStore.persist.rehydrate());

const show = (change: Change<Rental>) =>
  render(
    <RentalDetail
      {...samplePanel({ media_urls: [], ...change })}
      places={collapsePlaces([])}
      comparison={null}
    />,
  );

const TEXT = "Disewakan rumah untuk bulanan, dekat pantai";

it("the page of a rental sets lang on a title and a text that are not in English", () => {
  show({ title: "Вилла с бассейном", raw_description: TEXT });
  expect(screen.getByRole("heading", { level: 1 })).toHaveAttribute("lang", "ru");
  expect(screen.getByText(TEXT)).toHaveAttribute("lang", "id");
});

it("the page of a rental sets no lang on English texts", () => {
  show({ title: "A villa with a pool", raw_description: "A quiet home for two" });
  expect(screen.getByRole("heading", { level: 1 })).not.toHaveAttribute("lang");
  expect(screen.getByText("A quiet home for two")).not.toHaveAttribute("lang");
});

it("a list of similar rentals sets lang on their titles", () => {
  render(<RentalLinks heading="Similar" rentals={[sampleRental({ title: "Вилла с бассейном" })]} />);
  expect(screen.getByText("Вилла с бассейном")).toHaveAttribute("lang", "ru");
});

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

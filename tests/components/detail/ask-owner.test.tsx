import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AskOwner } from "@/components/detail/ask-owner";
import type { Rental } from "@/lib/rental/rental";
import { onDevice } from "@/tests/support/device";
import type { Change } from "../../unit/rental/sample-rental";
import { sampleWholeRental } from "../../unit/rental/sample-whole-rental";

const WHATSAPP = { contact_url: "https://wa.me/6281234567890" };

const fold = () => screen.queryByText("Ask the owner");
const message = () => screen.findByRole("textbox", { name: "Message" });
const draft = (name: string) => {
  const href = screen.getByRole("link", { name }).getAttribute("href") ?? "";
  return new URL(href).searchParams.get("text");
};

function show(change: Change<Rental> = {}) {
  process.env.SITE_URL = "https://bali.example";
  const user = userEvent.setup();
  const view = render(<AskOwner rental={sampleWholeRental({ ...WHATSAPP, ...change })} />);
  return { user, ...view };
}

async function open(change: Change<Rental> = {}) {
  const { user, ...view } = show(change);
  await user.click(screen.getByText("Ask the owner"));
  return { user, field: await message(), ...view };
}

beforeAll(() => {
  // jsdom lacks it.
  Element.prototype.scrollIntoView = () => {};
});
beforeEach(() => onDevice());
describe("AskOwner", () => {
  it("links to chats with an English message before anything is pressed", () => {
    show();
    expect(screen.queryByRole("textbox")).toBeNull();
    expect(draft("Open in WhatsApp")).toContain("https://bali.example/rental/villa-canggu");
    expect(draft("Open in Telegram")).toContain("Is this home still available, and from when?");
  });

  it.each([
    ["Russian", "Сдаётся вилла с бассейном", /^Здравствуйте!/],
    ["Ukrainian, which has no message", "Здається вілла з басейном", /^Hello!/],
  ])("writes the message in the language of an advert in %s", async (_, raw_description, greeting) => {
    const { field } = await open({ raw_description });
    expect(field).toHaveDisplayValue(greeting);
    expect(draft("Open in WhatsApp")).toMatch(greeting);
  });

  it("prefers the visitor's chosen language to that of the advert", async () => {
    onDevice({ enquiry: "en" });
    const { field } = await open({ raw_description: "Disewakan rumah untuk bulanan, dekat pantai" });
    expect(field).toHaveDisplayValue(/^Hello!/);
  });

  it("is absent when the owner has no address", () => {
    show({ contact_url: null });
    expect(fold()).toBeNull();
  });

  it("asks about everything that the text, the price and the amenities do not state", async () => {
    const { field } = await open({
      raw_description: "Deposit 5 mio. Electricity included, water included, wifi 50 Mbps. Fully furnished.",
      amenities: ["pool", "parking", "kitchen", "AC"],
    });
    expect(field).toHaveValue(
      [
        "Hello! Is this home still available, and from when?",
        "Two-bedroom villa with a pool",
        "https://bali.example/rental/villa-canggu",
        "",
        "Could you also tell me about the minimum stay, cleaning and pets? I would like to come and see it. When would suit you?",
        "",
        "Thank you!",
      ].join("\n"),
    );
  });

  it("opens the chats with the visitor's own text", async () => {
    const { user, field } = await open();
    await user.clear(field);
    await user.type(field, "Halo & apa kabar?");
    expect(draft("Open in WhatsApp")).toBe("Halo & apa kabar?");
    expect(draft("Open in Telegram")).toBe("Halo & apa kabar?");
    expect(screen.getByRole("link", { name: "Open in WhatsApp" })).toHaveAttribute(
      "data-umami-event",
      "contact-click",
    );
  });

  it("keeps the visitor's edits in each of two languages", async () => {
    const { user, field } = await open();
    await user.type(field, " Made");
    await user.click(screen.getByRole("radio", { name: "Bahasa Indonesia" }));
    expect(await message()).toHaveDisplayValue(/^Halo, apakah tempat ini masih tersedia/);
    expect(await message()).toHaveAttribute("lang", "id");
    expect(draft("Open in WhatsApp")).toMatch(/^Halo, /);
    await user.type(await message(), " Wayan");
    await user.click(screen.getByRole("radio", { name: "English" }));
    expect(await message()).toHaveDisplayValue(/Thank you! Made$/);
    await user.click(screen.getByRole("radio", { name: "Bahasa Indonesia" }));
    expect(await message()).toHaveDisplayValue(/Terima kasih! Wayan$/);
  });

  it("starts in the language chosen on an earlier visit", async () => {
    const { user, unmount } = await open();
    const choice = within(screen.getByRole("group", { name: "Language of the message" }));
    await user.click(choice.getByRole("radio", { name: "Русский" }));
    unmount();
    const { field } = await open();
    expect(screen.getByRole("radio", { name: "Русский" })).toBeChecked();
    expect(field).toHaveDisplayValue(/^Здравствуйте!/);
  });

  it("offers every language where storage is denied", async () => {
    const denied = () => {
      throw new DOMException("denied", "SecurityError");
    };
    jest.spyOn(Storage.prototype, "getItem").mockImplementation(denied);
    jest.spyOn(Storage.prototype, "setItem").mockImplementation(denied);
    const { user } = await open();
    await user.click(screen.getByRole("radio", { name: "Русский" }));
    expect(await message()).toHaveDisplayValue(/^Здравствуйте!/);
  });

  it("confirms that the message was copied until the message changes", async () => {
    const { user, field } = await open();
    await user.click(screen.getByRole("button", { name: "Copy message" }));
    expect(await navigator.clipboard.readText()).toMatch(/^Hello!/);
    expect(screen.getByRole("status")).toHaveTextContent("Message copied to clipboard");
    await user.type(field, "!");
    expect(screen.getByRole("status")).toBeEmptyDOMElement();
  });

  it("explains how to copy the message when the clipboard is denied", async () => {
    const { user } = await open();
    jest.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("denied"));
    await user.click(screen.getByRole("button", { name: "Copy message" }));
    expect(screen.getByRole("status")).toHaveTextContent("select the message and copy it");
  });

  it("opens the chat without text when the text is too long for a link", async () => {
    const { user, field } = await open();
    await user.clear(field);
    await user.click(field);
    await user.paste("a".repeat(2_000));
    expect(screen.getByRole("link", { name: "Open in WhatsApp" })).toHaveAttribute(
      "href",
      "https://wa.me/6281234567890",
    );
    expect(screen.getByText(/^Too long for a link/)).toBeVisible();
  });

  it("offers only to copy the message when the contact has no chat", async () => {
    await open({ contact_url: "https://bali.example/villa" });
    expect(screen.queryByRole("link")).toBeNull();
    expect(screen.getByRole("button", { name: "Copy message" })).toBeVisible();
  });
});

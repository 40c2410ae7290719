import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { BeforeYouPay } from "@/components/detail/before-you-pay";
import { ReportLinks } from "@/components/detail/report-links";
import { sampleWholeRental } from "../../unit/rental/sample-whole-rental";
import { NOTHING_TO_TELL } from "./sample-panel";

const HOME = sampleWholeRental({ media_urls: ["https://cdn.example/villa.jpg"], location: "canggu" });

const show = (change: Partial<typeof NOTHING_TO_TELL> = {}, rental = HOME) =>
  render(<BeforeYouPay rental={rental} circumstances={{ ...NOTHING_TO_TELL, ...change }} />);

it("BeforeYouPay is one line that unfolds to the advice", async () => {
  show();
  const advice = screen.getByText("Don't pay a deposit before you have seen it.");
  expect(advice).not.toBeVisible();
  await userEvent.click(screen.getByText("Before you pay"));
  expect(advice).toBeVisible();
});

it("BeforeYouPay counts the facts on its line, and lists them before the advice", async () => {
  show(
    { othersWithContact: [7, 5, 3], hasPhotos: false },
    sampleWholeRental({ media_urls: [], location: null }),
  );
  await userEvent.click(screen.getByText("Before you pay: 2 things to know"));
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "4 ads here share this contact.",
    "This ad has no photos.",
    "See the home, in person or by video call.",
    "Don't pay a deposit before you have seen it.",
    "Ask for the landlord's name and the address.",
  ]);
});

it("BeforeYouPay links to the contact's other rentals", () => {
  show({ othersWithContact: [7, 5, 3], contact: "0123456789ab" });
  const homes = screen.getByText("4 ads here share this contact.");
  expect(homes).toHaveAttribute("href", "/?contact=0123456789ab");
  expect(homes).toHaveAttribute("rel", "nofollow");
});

it("BeforeYouPay links to a search for the photo and to the map, where there are any", async () => {
  const { unmount } = show();
  await userEvent.click(screen.getByText("Before you pay"));
  const list = within(screen.getByRole("list", { name: "Where to check" }));
  expect(list.getAllByRole("link").map(({ textContent }) => textContent)).toEqual([
    "Search the web for the first photo",
    "Look at the place on Google Maps",
  ]);
  const map = list.getByRole("link", { name: "Look at the place on Google Maps" });
  expect(map).toHaveAttribute("rel", "noopener");
  expect(map).toHaveAttribute("data-umami-event", "location-click");
  expect(list.getByRole("link", { name: /photo/ })).toHaveAttribute(
    "href",
    "https://lens.google.com/uploadbyurl?url=https%3A%2F%2Fcdn.example%2Fvilla.jpg",
  );
  unmount();
  show({}, sampleWholeRental({ media_urls: [], location: null }));
  expect(screen.queryByLabelText("Where to check")).toBeNull();
});

it("BeforeYouPay names listings with the same photos first, and how they differ", async () => {
  const photoSharers = [
    { id: 7, href: "/rental/seven", title: "Villa Seven", posted: "posted 2 Nov", differences: "in Ubud" },
    { id: 5, href: "/rental/five", title: "Villa Five", posted: "", differences: "another contact" },
  ];
  show({ photoSharers, hasPhotos: false });
  await userEvent.click(screen.getByText("Before you pay: 2 things to know"));
  const [first, seven, five, other] = screen.getAllByRole("listitem");
  expect(first).toHaveTextContent("The same photos are in 2 other ads that differ from this one:");
  expect(seven).toHaveTextContent("Villa Seven posted 2 Nov: in Ubud");
  expect(five).toHaveTextContent("Villa Five another contact");
  expect(other).toHaveTextContent("This ad has no photos.");
  expect(screen.getByRole("link", { name: "Villa Seven" })).toHaveAttribute("href", "/rental/seven");
});

const before = { ...process.env };

beforeEach(() => {
  process.env.SITE_URL = "https://rentals.example";
});

afterEach(() => {
  process.env = { ...before };
});

const rental = sampleWholeRental({ slug: "villa-canggu", title: "Villa in Canggu, WA 0812 3456 7890" });

/** The draft in the link with this name. */
const draftOf = (name: string, key: string) =>
  new URL(screen.getByRole<HTMLAnchorElement>("link", { name }).href).searchParams.get(key);

it("a report opens a chat with the site's owner that names the report, the listing and its address", () => {
  process.env.OWNER_CONTACT = "@bali_monthly";
  render(<ReportLinks rental={rental} />);
  const taken = draftOf("Taken?", "text");
  expect(taken).toMatch(/is taken:\nVilla in Canggu.*\nhttps:\/\/rentals\.example\/rental\/villa-canggu$/);
  expect(taken).not.toContain("0812");
  expect(draftOf("Something wrong?", "text")).toContain("https://rentals.example/rental/villa-canggu");
  expect(draftOf("Take my ad down", "text")).toMatch(
    /take it down:\nVilla.*\nhttps:\/\/rentals\.example\/rental\/villa-canggu$/,
  );
  const { href, rel } = screen.getByRole<HTMLAnchorElement>("link", { name: "Taken?" });
  expect(href).toMatch(/^https:\/\/t\.me\/bali_monthly\?/);
  expect(rel).toBe("noopener");
  expect(screen.getByText(/in Telegram\. Nothing is posted here\./)).toBeVisible();
});

it.each([
  ["you@site.example", /^mailto:you@site\.example\?body=/, /as an e-mail/],
  ["+62 812 3456 7890", /^https:\/\/wa\.me\/6281234567890\?text=/, /in WhatsApp/],
])("a report names the app that it opens for %s", (contact, address, words) => {
  process.env.OWNER_CONTACT = contact;
  render(<ReportLinks rental={rental} />);
  expect(screen.getByRole<HTMLAnchorElement>("link", { name: "Something wrong?" }).href).toMatch(address);
  expect(screen.getByText(words)).toBeVisible();
});

it("a report opens the bot with the listing's id when the site's owner reads it, otherwise the owner's contact", () => {
  process.env.OWNER_CONTACT = "you@site.example";
  process.env.TELEGRAM_BOT_NAME = "@bali_rent_bot";
  const { unmount } = render(<ReportLinks rental={rental} />);
  expect(screen.getByRole<HTMLAnchorElement>("link", { name: "Taken?" }).href).toMatch(/^mailto:/);
  unmount();
  process.env.TELEGRAM_OWNER = "12";
  render(<ReportLinks rental={rental} />);
  const addressOf = (name: string) => screen.getByRole<HTMLAnchorElement>("link", { name }).href;
  expect(addressOf("Taken?")).toBe(`https://t.me/bali_rent_bot?start=taken_${rental.id}`);
  expect(addressOf("Something wrong?")).toBe(`https://t.me/bali_rent_bot?start=wrong_${rental.id}`);
  expect(addressOf("Take my ad down")).toBe(`https://t.me/bali_rent_bot?start=takedown_${rental.id}`);
  expect(screen.getByText(/in Telegram\. Nothing is posted here\./)).toBeVisible();
});

it.each([undefined, "", "  "])(
  "shows no report links without a contact of the site's owner (%j)",
  (contact) => {
    if (contact === undefined) delete process.env.OWNER_CONTACT;
    else process.env.OWNER_CONTACT = contact;
    render(<ReportLinks rental={rental} />);
    expect(screen.queryByRole("link", { name: "Taken?" })).toBeNull();
    expect(screen.queryByRole("link", { name: "Something wrong?" })).toBeNull();
    expect(screen.queryByRole("link", { name: "Take my ad down" })).toBeNull();
  },
);

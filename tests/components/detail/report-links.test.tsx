import { render, screen } from "@testing-library/react";
import { PricePanel } from "@/components/detail/price-panel";
import { ReportLinks } from "@/components/detail/report-links";
import { sampleWholeRental } from "../../unit/rentals/sample-whole-rental";
import { samplePanel } from "./sample-panel";

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
  expect(draftOf("Take my advert down", "text")).toMatch(
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
  expect(addressOf("Take my advert down")).toBe(`https://t.me/bali_rent_bot?start=takedown_${rental.id}`);
  expect(screen.getByText(/in Telegram\. Nothing is posted here\./)).toBeVisible();
});

it.each([undefined, "", "  "])(
  "shows no report links without a contact of the site's owner (%j)",
  (contact) => {
    if (contact === undefined) delete process.env.OWNER_CONTACT;
    else process.env.OWNER_CONTACT = contact;
    render(<PricePanel {...samplePanel()} />);
    expect(screen.queryByRole("link", { name: "Taken?" })).toBeNull();
    expect(screen.queryByRole("link", { name: "Something wrong?" })).toBeNull();
    expect(screen.queryByRole("link", { name: "Take my advert down" })).toBeNull();
  },
);

it("a listing without a contact or source has links to report it", () => {
  process.env.OWNER_CONTACT = "@bali_monthly";
  render(<PricePanel {...samplePanel({ contact_name: null, contact_url: null, source: null })} />);
  expect(screen.getByRole("link", { name: "Taken?" })).toBeVisible();
});

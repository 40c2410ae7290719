import { type Chat, draftHref } from "@/lib/enquiry/chat";
import { ownerChats } from "@/lib/enquiry/owner-chats";
import { testReadings } from "@/tests/support/case-table";

const onBoth = (number: string): Chat[] => [
  { name: "WhatsApp", address: `https://wa.me/${number}` },
  { name: "Telegram", address: `https://t.me/+${number}` },
];
testReadings("tests/unit/enquiry/chats.tsv", {
  chats: (contact_url) =>
    ownerChats({ contact_name: "Made", contact_url })?.map(({ name, address }) => `${name} ${address}`) ??
    "no contact",
});

it("ownerChats offers no chats without a contact", () => {
  expect(ownerChats({ contact_name: "Made", contact_url: null })).toBeNull();
});

describe("draftHref", () => {
  const [whatsapp = { name: "WhatsApp", address: "" }, telegram = whatsapp] = onBoth("6281234567890");

  it.each([
    [whatsapp, "https://wa.me/6281234567890?text=Halo%20%26%20apa%0Akabar%3F"],
    [telegram, "https://t.me/+6281234567890?text=Halo%20%26%20apa%0Akabar%3F"],
    [
      { name: "e-mail", address: "mailto:made@bali.example" } as const,
      "mailto:made@bali.example?body=Halo%20%26%20apa%0D%0Akabar%3F",
    ],
  ])("encodes a draft in the address of %j", (chat, href) => {
    expect(draftHref(chat, "Halo & apa\nkabar?")).toBe(href);
  });

  it("is null from 2,000 characters", () => {
    const room = 1_999 - "https://wa.me/6281234567890?text=".length;
    expect(draftHref(whatsapp, "a".repeat(room))).toHaveLength(1_999);
    expect(draftHref(whatsapp, "a".repeat(room + 1))).toBeNull();
  });

  it("encodes half of an emoji as a replacement character", () => {
    expect(draftHref(whatsapp, "\ud83c")).toContain("%EF%BF%BD");
  });
});

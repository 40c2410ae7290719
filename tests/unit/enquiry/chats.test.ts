import { type Chat, draftHref } from "@/lib/enquiry/chat";
import { ownerChats } from "@/lib/enquiry/owner-chats";

const onBoth = (number: string): Chat[] => [
  { name: "WhatsApp", address: `https://wa.me/${number}` },
  { name: "Telegram", address: `https://t.me/+${number}` },
];
const onTelegram: Chat[] = [{ name: "Telegram", address: "https://t.me/made_bali" }];

it.each<[string | null, Chat[] | null]>([
  ["https://wa.me/6281234567890", onBoth("6281234567890")],
  ["https://api.whatsapp.com/send?phone=6281234567890", onBoth("6281234567890")],
  ["https://wa.me/6281234567890?text=Hi", onBoth("6281234567890")],
  ["tel:+6281234567890", onBoth("6281234567890")],
  ["0812-3456-7890", onBoth("6281234567890")],
  ["https://t.me/made_bali", onTelegram],
  ["t.me/made_bali", onTelegram],
  ["@made_bali", onTelegram],
  ["mailto:made@bali.example", [{ name: "e-mail", address: "mailto:made@bali.example" }]],
  // A contact without a chat: the enquiry can only be copied.
  ["https://t.me/+AbCdEfGhIjK1", []],
  ["https://t.me/joinchat/AbCdEfGhIjK1", []],
  ["https://bali.example/villa", []],
  ["https://wa.me/message/ABCDEF", []],
  // No contact
  ["made", null],
  ["javascript:alert(1)", null],
  ["", null],
  [null, null],
])("ownerChats offers the chats of %s", (contact_url, chats) => {
  expect(ownerChats({ contact_name: "Made", contact_url })).toEqual(chats);
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

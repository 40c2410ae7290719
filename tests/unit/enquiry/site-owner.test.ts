import { reportText, siteOwnerChat } from "@/lib/enquiry/site-owner";
import { inEnglish } from "../../support/in-english";

describe("siteOwnerChat", () => {
  it.each([
    ["", null],
    ["made", null],
    ["@", null],
    ["@ab", null],
    ["https://rentals.example", null],
    ["javascript:alert(1)", null],
    ["https://t.me/+AbCdEfGhIjK1", null],
    ["https://t.me/joinchat/AbCdEfGhIjK1", null],
    ["https://t.me/some_channel/17", null],
    ["https://wa.me/message/ABCDEF", null],
    ["12345", null],
    ["you@site", null],
    ["you@two@site.example", null],
    ["you@site.example?bcc=all@site.example", null],
    ["mailto:", null],
    ["@bali_monthly", { name: "Telegram", address: "https://t.me/bali_monthly" }],
    ["https://t.me/Bali_Monthly", { name: "Telegram", address: "https://t.me/bali_monthly" }],
    ["t.me/bali_monthly", { name: "Telegram", address: "https://t.me/bali_monthly" }],
    ["+62 812 3456 7890", { name: "WhatsApp", address: "https://wa.me/6281234567890" }],
    ["+44 7911 123456", { name: "WhatsApp", address: "https://wa.me/447911123456" }],
    ["https://wa.me/6281234567890?text=Hi", { name: "WhatsApp", address: "https://wa.me/6281234567890" }],
    ["You@site.example", { name: "e-mail", address: "mailto:You@site.example" }],
    ["mailto:you@site.example", { name: "e-mail", address: "mailto:you@site.example" }],
  ])("of the contact %j", (written, chat) => {
    expect(siteOwnerChat(written)).toEqual(chat);
  });
});

describe("reportText", () => {
  const home = { title: "Villa in Canggu", link: "https://rentals.example/rental/villa" };

  it("names the listing, its address and the problem", () => {
    expect(reportText("taken", home, inEnglish)).toBe(
      "Hello! I think this home is taken:\nVilla in Canggu\nhttps://rentals.example/rental/villa",
    );
  });

  it("ends with room for a description when something is wrong", () => {
    expect(reportText("wrong", { ...home, title: null }, inEnglish)).toBe(
      "Hello! I think something is wrong with this listing:\nhttps://rentals.example/rental/villa\n\nWhat is wrong: ",
    );
  });
});

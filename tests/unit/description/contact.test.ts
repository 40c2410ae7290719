import { contactOf } from "@/lib/description/contact";

describe("contactOf", () => {
  it.each([
    [
      "a name with its address",
      "Made",
      "t.me/made",
      { label: "Made", href: "https://t.me/made", note: null },
    ],
    ["a name alone", "Made", null, { label: "Made", href: null, note: null }],
    [
      "an address alone",
      null,
      "wa.me/62812",
      { label: "wa.me/62812", href: "https://wa.me/62812", note: null },
    ],
    ["a handle beside the name", "Made", "@made_bali", { label: "Made", href: null, note: "@made_bali" }],
    ["code in place of an address", null, "javascript:x", { label: "javascript:x", href: null, note: null }],
    ["code beside a name", "Made", "javascript:x", { label: "Made", href: null, note: "javascript:x" }],
    ["nothing", null, null, null],
  ])("shows %s", (_, contact_name, contact_url, contact) => {
    expect(contactOf({ contact_name, contact_url })).toEqual(contact);
  });
});

import { reportText, siteOwnerChat } from "@/lib/enquiry/site-owner";
import { testReadings } from "@/tests/support/case-table";
import { inEnglish } from "../../support/in-english";

testReadings("tests/unit/enquiry/site-owner.tsv", {
  chat: (contact) => {
    const chat = siteOwnerChat(contact);
    return chat && `${chat.name} ${chat.address}`;
  },
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
      "Hello! I think something is wrong with this ad:\nhttps://rentals.example/rental/villa\n\nWhat is wrong: ",
    );
  });
});

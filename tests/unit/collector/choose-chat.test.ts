import { chooseChat } from "@/collector/sources/export/choose-chat";
import type { Chat } from "@/collector/sources/export/export-file";

function chat(name: string, id: string): Chat {
  return {
    path: "",
    name,
    id,
    botId: null,
    isChannel: true,
    messages: 3,
    newest: null,
    isOrdered: true,
    lastId: 3,
  };
}

const homes = chat("Bali Homes", "101");
const villas = chat("balivillas", "102");

test.each([
  ["a title that is a public name", [villas], null, "balivillas"],
  ["the public name of a single chat", [homes], "balihomes", "balihomes"],
  ["the public name as an address", [homes], "https://t.me/balihomes", "balihomes"],
  ["an address as browsers write it", [homes], "https://t.me/balihomes/", "balihomes"],
  ["the address of its preview", [homes], "t.me/s/balihomes", "balihomes"],
  ["the address of one of its posts", [homes], "https://t.me/balihomes/2141?single", "balihomes"],
  ["the older host", [homes], "https://telegram.me/balihomes", "balihomes"],
  ["title and public name", [villas, homes], "Bali Homes=balihomes", "balihomes"],
  ["id and public name", [villas, homes], "101=@balihomes", "balihomes"],
  ["a private channel by its title", [homes], "Bali Homes=Bali Homes", "Bali Homes"],
  ["one of several by a title that is a public name", [homes, villas], "BaliVillas", "balivillas"],
  [
    "a title with characters that no database stores",
    [chat("Bali\0Homes\n\ud800", "1")],
    null,
    "Bali Homes \ufffd",
  ],
  [
    "a title cut in the middle of a character",
    [chat(`${"a".repeat(199)}🏠`, "1")],
    null,
    `${"a".repeat(199)}\ufffd`,
  ],
])("%s names the channel", (_, chats, wanted, channel) => {
  expect(chooseChat(chats, wanted).channel).toBe(channel);
});

test("an export without a chat name is refused, with the option to write", () => {
  expect(() => chooseChat([chat(" \n", "")], null)).toThrow("Write its public name: --channel balirent.");
  expect(chooseChat([chat(" \n", "")], "balirent").channel).toBe("balirent");
});

test.each<[string, Chat[], string | null, string, string | null]>([
  ["a title with a space", [homes], null, "Bali Homes", "--channel balirent."],
  ["the title alone", [homes], "Bali Homes", "Bali Homes", "--channel balirent."],
  ["an id alone", [villas, homes], "101", "Bali Homes", '--channel "Bali Homes=balirent".'],
  ["a name with a space", [homes], "bali homes rent", "bali homes rent", "--channel balirent."],
  ["no title", [chat("", "7")], null, "7", "--channel balirent."],
  ["an empty public name", [villas, homes], "Bali Homes=", "Bali Homes", '--channel "Bali Homes=balirent".'],
  ["a title given as the name to use", [homes], "Bali Homes=Bali Homes", "Bali Homes", null],
  ["a public name", [homes], "balihomes", "balihomes", null],
])("%s names the channel, with advice if it is no public name", (_, chats, wanted, channel, written) => {
  const chosen = chooseChat(chats, wanted);
  expect(chosen.channel).toBe(channel);
  if (written === null) expect(chosen.advice).toBeNull();
  else expect(chosen.advice).toContain(written);
});

test("an export of several chats needs the name of one", () => {
  expect(() => chooseChat([homes, villas], null)).toThrow("Which chat?");
  expect(() => chooseChat([homes, villas], "balirent")).toThrow("  Bali Homes (id 101, 3 messages)");
});

import { proseOf } from "@/reader/contact/contacts";
import { readPropertyType } from "@/reader/home/property-type";

test.each<[string, string | null]>([
  ["", null],
  ["2BR in Canggu", null],
  ["Villa for rent", "villa"],
  ["Disewakan rumah 2KT", "house"],
  ["dikontrakkan: kontrakan 3 petak", "house"],
  ["Сдаю дом в Убуде", "house"],
  ["Сдам виллу", "villa"],
  ["Guest house in Ubud", "guest house"],
  ["гестхаус, 1 спальня", "guest house"],
  ["1BR apt", "apartment"],
  ["квартира в Сануре", "apartment"],
  ["Studio in Bingin", "studio"],
  ["townhouse 3BR", "townhouse"],
  ["Kost putri", "room"],
  ["Room for rent in a villa", "room"],
  ["Looking for a housemate, 3BR villa", "room"],
  ["Сдам комнату в доме", "room"],
  ["Villa with yoga studio", "villa"],
  ["2BR near the rumah sakit", null],
])("the property type of %j is %j", (text, kind) => {
  expect(readPropertyType(proseOf(text))?.value ?? null).toBe(kind);
});

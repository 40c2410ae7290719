import { readAdvert } from "@/reader/read-advert";
import { adoptTopic, readTopic } from "@/reader/topic";

test.each<[name: string, area: string | null, propertyType: string | null]>([
  ["Canggu", "canggu", null],
  ["🌴 CANGGU", "canggu", null],
  ["Чангу", "canggu", null],
  ["Canggu villas", "canggu", "villa"],
  ["Sewa villa Ubud", "ubud", "villa"],
  ["Berawa, Canggu", "berawa", null],
  ["Canggu / Berawa", "canggu", null],
  ["Canggu & Ubud", null, null],
  ["Villas", null, "villa"],
  ["Комнаты", null, "room"],
  ["Kost Denpasar", "denpasar", "room"],
  ["Villas & Rooms", null, null],
  ["General chat", null, null],
  ["Bali", null, null],
  ["Near Ubud", null, null],
  ["Outside Canggu", null, null],
  ["Everything but Canggu", null, null],
  ["no villas", null, null],
  ["Flea market Canggu", null, null],
  ["🌴", null, null],
  ["", null, null],
])("the topic %j has the area %j and the property type %j", (name, area, propertyType) => {
  expect(readTopic(name)).toEqual({ area, propertyType });
});

const REST = "2 bedrooms, 25 mln IDR per month";

test.each<[text: string, topic: string, area: string | null, isByTopic: boolean]>([
  [`Villa for rent, ${REST}`, "Ubud", "ubud", true],
  [`Villa for rent in Sanur, ${REST}`, "Ubud", "sanur", false],
  [`Villa for rent, 5 min from Berawa beach, ${REST}`, "Canggu", "canggu", true],
  [`Villa for rent, 5 min from Berawa beach, ${REST}`, "Ubud", "berawa", false],
  [`Villa for rent in Lombok, ${REST}`, "Ubud", null, false],
  [`Villa for rent, ${REST}`, "General chat", null, false],
])("%j in the topic %j has the area %j, taken from the topic: %p", (text, topic, area, isByTopic) => {
  const read = adoptTopic(readAdvert(text, { postedAt: new Date() }), text, topic).area;
  expect(read?.value ?? null).toBe(area);
  expect(read?.origin === "topic").toBe(isByTopic);
});

test.each([
  ["Home for rent in Ubud", "Ubud villas", "house"],
  ["For rent in Ubud", "Ubud villas", "villa"],
  ["Apartment in Ubud", "Ubud villas", "apartment"],
  ["For rent in Ubud", "Villas & Rooms", undefined],
])("%j in the topic %j has the property type %j", (start, topic, type) => {
  const text = `${start}, ${REST}`;
  const { propertyType } = adoptTopic(readAdvert(text, { postedAt: new Date() }), text, topic);
  expect(propertyType?.value).toBe(type);
});

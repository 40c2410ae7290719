import { readAdvert } from "@/reader/read-advert";
import { adoptTopic, readTopic } from "@/reader/topic";
import { testReadings } from "@/tests/support/case-table";

testReadings("tests/unit/reader/topic.tsv", {
  "area/property type": (name) => {
    const { area, propertyType } = readTopic(name);
    return `${area ?? "-"}/${propertyType ?? "-"}`;
  },
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

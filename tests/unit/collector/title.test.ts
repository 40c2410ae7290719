import { approvedValue } from "@/collector/judge/decide.ts";
import { titleOf } from "@/collector/listing/title.ts";
import { readAdvert } from "@/reader/read-advert";

const POSTED = { postedAt: new Date("2026-11-18T01:00:00Z") };

function titled(text: string): string {
  const advert = readAdvert(text, POSTED);
  const bedrooms = approvedValue(advert.bedrooms, {});
  const propertyType = approvedValue(advert.propertyType, {});
  return titleOf(
    text,
    advert,
    { bedrooms, propertyType, location: approvedValue(advert.area, {}) ?? "bali" },
    {},
  );
}

test.each<[says: string, text: string, title: string]>([
  [
    "an advert with a descriptive first line",
    "Quiet house near the beach, Sanur\n2BR, 12jt/month",
    "Quiet house near the beach, Sanur",
  ],
  ["a room", "kost ac seminyak jl drupadi 3,2jt/bulan", "Room in Seminyak"],
  ["a studio with a bedroom", "Kerobokan studio 1 bedroom 9jt/month", "Studio in Kerobokan"],
  ["a room in a guest house", "Homestay in Ubud, 1 room 4jt/month", "Guest house in Ubud"],
  ["a whole guest house", "Guesthouse 5 bedrooms in Ubud 40jt/month", "5-bedroom guest house in Ubud"],
  ["a villa with bedrooms", "Villa for rent Canggu, 3BR. 45 mln per month", "3-bedroom villa in Canggu"],
  ["styled letters", "𝗙𝗢𝗥 𝗥𝗘𝗡𝗧 – 𝟮𝗕𝗥 𝗩𝗜𝗟𝗟𝗔 𝗕𝗘𝗥𝗔𝗪𝗔\n25 mln/month", "For Rent – 2BR Villa Berawa"],
  ["capitals", "KOST EKSKLUSIF SANUR\n3jt/bln, AC", "Kost Eksklusif Sanur"],
  [
    "capitals with brackets",
    "TOWNHOUSE 2 LANTAI – NUSA DUA (Sawangan)\n25jt/bln",
    "Townhouse 2 Lantai – Nusa Dua (Sawangan)",
  ],
  ["short words in capitals", "VILLA WITH AC IN UBUD\n25jt/bln", "Villa with AC in Ubud"],
  ["emoji between words", "STUDIO ✨ Berawa area\n12jt/month", "STUDIO Berawa area"],
  [
    "signs that turn the writing direction",
    "Villa in \u202eSeseh\u202c, 1 bedroom\n18jt/bln",
    "Villa in Seseh, 1 bedroom",
  ],
  [
    "a line of hashtags",
    "🏡 #canggu #2bedrooms #villa\nQuiet villa in Nelayan\n33jt/bln",
    "Quiet villa in Nelayan",
  ],
  [
    "a first line that only says that a house is for rent",
    "rumah sewa\nUbud, 2KT, 5jt/bln",
    "2-bedroom house in Ubud",
  ],
  [
    "a first line in two languages",
    "VILLA FOR RENT // АРЕНДА ВИЛЛЫ\nUbud, 2BR, 25jt/month",
    "2-bedroom villa in Ubud",
  ],
  [
    "a first line that looks for a housemate",
    "Looking for housemate!\n3BR villa in Umalas, 9jt/month",
    "Room in Umalas",
  ],
  ["a boarding house", "KOST PUTRI\nDenpasar, 1jt/bln", "Room in Denpasar"],
  [
    "a villa with a name",
    "Villa Kayu Manis, available now\nUbud, 2BR, 25jt/month",
    "Villa Kayu Manis, available now",
  ],
  [
    "an advert whose account and link contain types of homes",
    "Sewa bulanan Lovina 8jt/bln, rumah 3 kamar tidur\nTanya @kos_dan_villa https://homes.example/kos",
    "3-bedroom house in Lovina",
  ],
])("the title of %s", (_, text, title) => {
  expect(titled(text)).toBe(title);
});

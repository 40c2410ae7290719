import { proseOf } from "@/reader/contact/contacts";
import { readRooms } from "@/reader/home/rooms";
import { readPrices } from "@/reader/rent/prices";

function read(text: string) {
  const advert = proseOf(text);
  const { bedrooms, bathrooms } = readRooms(advert, readPrices(advert).rents);
  const certain = (fact: typeof bedrooms) => (fact && fact.doubt === null ? fact.value : null);
  return [certain(bedrooms), certain(bathrooms)];
}

test.each<[string, number | null, number | null]>([
  // A statement about one of the bedrooms
  ["Дом, 2 спальни, кондей в одной спальне", 2, null],
  ["AC in one bedroom, fan in the other. 2 bedrooms", 2, null],
  ["Villa with one bedroom", 1, null],
  // `1+1`: the second room is a living room or a study.
  ["Вилла 1+1 (кабинет), Чангу", 1, null],
  ["Домик в лесу. 2+1 (гостиная), кухня", 2, null],
  ["Апарты Нуану, 1+1, новый дом", 1, null],
  ["Home in Umalas, 2+1, 3 bedrooms", 3, null],
  ["House in Mas, 1+1 months deposit", null, null],
  // A bedroom in a list of rooms counts; `Спальня на втором этаже` does not say that it is the only one.
  ["Два домика на участке. Спальня + кухня", 1, null],
  ["Вилла в Убуде. Спальня на втором этаже", null, null],
  // `#1br` counts bedrooms, `#2 bedroom` numbers one; then shared houses and beds.
  ["Modern apartment #canggu #1br", 1, null],
  ["Villa #2 bedroom upstairs", null, null],
  ["Sharing my 3br house in Pererenan, one room is free", 1, null],
  ["Co-living house in Canggu has 2 rooms free. Room with queen bed 7.5jt/month", 1, null],
  ["House in Canggu, 2 rooms. 7.5jt/month per room", 1, null],
  ["House with 2 rooms free of furniture", 2, null],
  ["Homestay in Sanur. Room with 2 beds, 6jt/month", 1, null],
  ["Guesthouse Sanur, family room 2 beds, 6jt/month", null, null],
  // A toilet counts as a bathroom when no bathroom is named.
  ["House 2 room 1 toilet kitchen, 4 million month", 2, 1],
  ["Комната в вилле, ванная своя", 1, 1],
  // A count beside the rent of one unit does not apply to the others.
  ["standard room 2.8 mil\ndeluxe 5.2 mil\nfamily (2 bedrooms) 7 mil\nper month", null, null],
  ["Villa 2BR\nmonthly 20 mil\nyearly 200 mil", 2, null],
  ["Yearly 200 mil for the 2BR villa\nmonthly 20 mil", 2, null],
  ["", null, null],
  ["Villa for rent in Canggu", null, null],
  ["2 bedrooms", 2, null],
  ["Private room in villa, Ungasan, 7 jt/bln", 1, null],
  ["Villa 2BR 2BA Canggu", 2, 2],
  ["Bedrooms: 4 | Bathrooms: 3,5", 4, 3.5],
  ["2️⃣ bedrooms 1️⃣ bathroom", 2, 1],
  ["2x bedroom, 1x bathroom", 2, 1],
  ["Сдаю однушку в Чангу", 1, null],
  ["Двушка в Убуде, трешка в Сануре занята", null, null],
  ["Двушка в Убуде, два санузла", 2, 2],
  ["Bedroom 3, bathroom 2", 3, 2],
  ["three spacious bedrooms, two bathrooms", 3, 2],
  // Bathrooms of each bedroom
  ["3 bedrooms, each w/ its own bathroom, plus guest toilet", 3, 3],
  ["2BR villa, ensuite in both rooms", 2, 2],
  ["3 bedroom villa, all ensuite", 3, 3],
  ["3 bedroom villa, both ensuite", 3, null],
  ["3 bedrooms, each with AC, shared bathroom", 3, null],
  ["3 bedrooms, each bathroom has a tub", 3, null],
  ["3 bedrooms, all with AC, outdoor bathroom", 3, null],
  ["Villa 3 kamar tidur, tiap kamar ada kamar mandi dalam", 3, 3],
  ["Villa 3 kamar tidur, tiap kamar ada AC, kamar mandi luar", 3, null],
  ["Вилла, 2 спальни, у каждой ванная", 2, 2],
  ["Вилла, 3 спальни, каждая со своей ванной", 3, 3],
  ["Вилла, 3 спальни, каждая с кондиционером, ванная общая", 3, null],
  // Bedrooms on two floors
  ["Joglo, one bed upstairs, one bed down", 2, null],
  ["2 bedrooms upstairs, 1 bedroom downstairs", 3, null],
  ["3 bedrooms: 2 bedrooms upstairs, 1 bedroom downstairs", 3, null],
  ["2 bedrooms upstairs and 1 downstairs", null, null],
  ["2 bedrooms upstairs, kitchen downstairs", 2, null],
  ["2 kamar tidur di lantai atas, 1 kamar tidur di bawah", 3, null],
  ["2 спальни наверху, 1 спальня внизу", 3, null],
  ["2 спальни наверху и 1 внизу", null, null],
  ["two cozy air conditioned bed rooms", 2, null],
  ["3 (three) bedrooms", 3, null],
  ["villa 3BR Cemagi, jual 4,9M leasehold 28th, sewa 350jt/th. 3KM, pool", 3, 3],
  ["Villa 3BR, Canggu, 25 mil per month, wifi, quiet, garden, beach, 3km, pool", 3, null],
  ["Villa 2BR, 25 mil per month, wifi, quiet, garden, all of it. 5km, pool", 2, null],
  // Days of dates are no counts.
  ["Sublease my room 10 Jan - 10 Feb, Canggu", 1, null],
  ["kamar 10 jan - 10 feb canggu", null, null],
  ["bedroom 3 Dec - 3 Jan, Ubud", null, null],
  ["bedroom 3rd of Dec, Ubud", null, null],
  ["bedrooms 2 - 5 Jan, Ubud", null, null],
  ["спальня 3 декабря - 3 января", 1, null],
  ["bedrooms 3, Jan free", 3, null],
  ["bedrooms: 2 may be rented apart", 2, null],
  ["5 en-suite bedrooms", 5, null],
  ["𝟯𝗕𝗥 𝗩𝗶𝗹𝗹𝗮", 3, null],
  ["🛏 2 🛁 1", 2, 1],
  ["2 bedrooms · 3 beds · 2 baths", 2, 2],
  ["4 bdrm villa, 4 bths", 4, 4],
  ["Villa 3 bdr, 3 bathr.", 3, 3],
  ["bedroom x 2", 2, null],
  ["2 master bedrooms", 2, null],
  ["dua kamar tidur dan satu kamar mandi", 2, 1],
  ["rumah 3 kamar", 3, null],
  ["villa 2 kmr private pool", 2, null],
  ["2 k. tidur 1 k. mandi", 2, 1],
  ["3 kmr tdr + 2 kmr mandi", 3, 2],
  ["2 KT, 3 km dari pantai", 2, null],
  ["Rumah 4 kamar tidur + 1 kamar pembantu", 4, null],
  ["2 спальни, 2 ванные", 2, 2],
  ["вилла 3 сп / 3 ван", 3, 3],
  ["3сп, 3су", 3, 3],
  ["спален — 4", 4, null],
  ["две спальни и один санузел", 2, 1],
  ["трёхспальная вилла", 3, null],
  ["2-х спальный дом", 2, null],
  ["2-спальная вилла", 2, null],
  ["двуспальная кровать, 1 спальня", 1, null],
  ["1 спальня, ванная под открытым небом", 1, 1],
  ["4 просторные спальни, 4 ванных комнаты", 4, 4],
  ["Апартаменты 1+1 (спальня и гостиная)", 1, null],
  ["Studio in Bingin", 0, null],
  ["Студия в Убуде", 0, null],
  ["2BR villa with yoga studio", 2, null],
  ["villa 2 lantai, 2 kamar+1 kamar kerja, 3 km mandi", 2, 3],
  ["2 bedrooms + 1 work room", 2, null],
  ["Сам домик 45 м2: спальня, гостиная с кухней", 1, null],
  ["Лофт, 2 уровня: спальня наверху, внизу кухня", 1, null],
  ["Дом: спальня, детская, кухня", null, null],
  ["Дом: мастер-спальня, гостиная, кухня", null, null],
  ["Дом: спальня наверху, спальня внизу", null, null],
  ["Вилла, спальни с кондиционером", null, null],
  ["вилла 3 спальни, йога-студия", 3, null],
])("%j: bedrooms %j, bathrooms %j", (text, bedrooms, bathrooms) => {
  expect(read(text)).toEqual([bedrooms, bathrooms]);
});

test.each<[string, number | null, number | null]>([
  ["Room for rent in a 4-bedroom house", 1, null],
  ["Looking for a housemate! 3BR villa, 3 bath, Pererenan", 1, null],
  ["Private room with ensuite in our villa (5BR)", 1, 1],
  ["Room going in our 4 bed sharehouse", 1, null],
  ["Another roommate for our 3BR villa", 1, null],
  ["3BR villa, your roommates will love it", 3, null],
  ["Cari temen serumah, villa 3 kamar tidur", 1, null],
  ["Ищем с подругой третью соседку! Вилла 3 спальни", 1, null],
  ["Вилла 3 спальни, соседи тихие", 3, null],
  ["Villa 3 спальни, твоя комната с видом", 3, null],
  ["4 bedroom villa, your room has a view", 4, null],
  ["Master bedroom for rent in shared villa", 1, null],
  ["Room free in our place, a 3BR villa in Tibubeneng", 1, null],
  ["Kost putri Renon, KM dalam, AC", 1, 1],
  ["kos campur, kamar mandi luar", 1, null],
  ["Disewakan kamar di villa 3BR, Berawa", 1, null],
  ["Sisa 2 kamar kost, kmr mandi dlm", 1, 1],
  ["Dicari teman sekamar, 2 bed", 1, null],
  ["Сдаётся комната в вилле. Всего в доме 4 спальни. Своя ванная", 1, 1],
  ["Сдам комнату в доме 3 спальни, санузел общий", 1, null],
  ["Комната у моря, санузел общий на 2 комнаты", 1, null],
  ["ищем соседку на виллу 2 спальни", 1, null],
  ["Пересдам комнату на вилле 3 спальни с отдельной ванной", 1, 1],
  ["Пересдам виллу 3 спальни, комната для няни", 3, null],
])("tells a room to let, which is one bedroom, from a whole home: %j", (text, bedrooms, bathrooms) => {
  expect(read(text)).toEqual([bedrooms, bathrooms]);
});

test.each<[string, number | null]>([
  ["3 BR house, 2 BR with AC", 3],
  ["4 KT. Rumah dengan dua kamar tidur", null],
  ["2-3 bedrooms", null],
  ["Upstairs: 2 bedrooms, 1 bath. Downstairs: 2 bedrooms", null],
  ["lt1 1kt 1km, lt2 2kt 1km", null],
  ["1 master bedroom + 2 guest bedrooms", null],
  ["Bedroom(s): 4", 4],
  ["1/2 bedroom villas", null],
  ["Bedroom #1 with AC, Bedroom #2 with fan", null],
  ["1. Bedroom\n2. Kitchen\n3. Bathroom", null],
  ["Bedroom 25 m2", null],
  ["bedroom 3x4 m", null],
  ["2 king beds", null],
  ["AC in every room, living room, 2 powder rooms", null],
  ["villa built 2022, 320 m2", null],
])("%j: bedrooms %j", (text, bedrooms) => {
  expect(read(text)[0]).toBe(bedrooms);
});

test.each<[string, number]>([
  ["3 bedrooms - 48 mln/month\n2 bedrooms - 27 mln/month", 2],
  ["A) Studio — 13,000,000/month\nB) 1 bedroom — 17,000,000/month", 0],
  ["2BR and 1BR villas, 26 mln and 18 mln monthly", 1],
])("the bedrooms of several units are those of the cheapest: %j", (text, bedrooms) => {
  expect(read(text)[0]).toBe(bedrooms);
});

test.each<[string, number]>([
  ["Сдано ✅ — 2сп\nСдано ✅ — студия\nСвободна 1сп", 1],
  ["2BR - rented\n3BR - available", 3],
  ["2BR villa, already rented", 2],
])("the bedrooms are those of a free unit when another one is taken: %j", (text, bedrooms) => {
  expect(read(text)[0]).toBe(bedrooms);
});

test("the fact points to the words of the count", () => {
  const advert = proseOf("🌴 Villa 𝟮𝗕𝗥 in Canggu");
  const { bedrooms } = readRooms(advert, []);
  expect(bedrooms?.spans.map(({ start, end }) => "🌴 Villa 𝟮𝗕𝗥 in Canggu".slice(start, end))).toEqual([
    "𝟮𝗕𝗥",
  ]);
});

test("contradictory counts are doubtful", () => {
  const { bedrooms } = readRooms(proseOf("KT 4. Rumah 2 kamar tidur"), []);
  expect(bedrooms).toMatchObject({ value: 4, doubt: "says 4 and 2" });
});

test("the bedrooms are doubtful when the units outnumber the monthly rents", () => {
  const advert = proseOf("1BR, 2BR and 3BR villas, 18 mln and 26 mln monthly, 280 mln yearly");
  const { bedrooms } = readRooms(advert, readPrices(advert).rents);
  expect(bedrooms?.doubt).toBe("says 1 and 2 and 3");
});

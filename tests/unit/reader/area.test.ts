import { proseOf } from "@/reader/contact/contacts";
import { readArea } from "@/reader/place/area";
import { readPrices } from "@/reader/rent/prices";

function read(text: string): string | null {
  const fact = readArea(proseOf(text));
  return fact && fact.doubt === null ? fact.value : null;
}

test.each<[string, string | null]>([
  ["", null],
  ["2BR villa for rent", null],
  // Other islands have areas of the same name.
  ["Villa 2BR Kuta Lombok", null],
  ["Villa for rent in Kuta, Lombok. 2 bedrooms", null],
  ["Homestay Lombok (Kuta)", null],
  ["Дом в Куте на Ломбоке", null],
  ["Rumah di Kediri, Jawa Timur", null],
  ["Kuta Mandalika, villa 2BR", null],
  ["Kost Jl. Pulau Flores, Denpasar", "denpasar"],
  ["We moved to Lombok, Kerobokan 2BR house is free", "kerobokan"],
  ["Kediri, Tabanan", "kediri"],
  // A landmark lies in the area named right after it, and so does the home beside the landmark.
  ["Villa near Echo Beach, Canggu", "canggu"],
  ["Room close to Penestanan, Ubud", "ubud"],
  ["Rumah dekat Sindhu, Sanur", "sanur"],
  ["Вилла рядом с Бату Болонг, Чангу", "canggu"],
  ["Villa near Bingin, Uluwatu and Padang Padang", null],
  ["Villa close to Seminyak, Kuta", null],
  ["Villa 10 min from Batu Bolong, Canggu", null],
  ["Shuttle from Berawa, Canggu", null],
  // A place in a contact's handle counts only when the text names no other place.
  ["Nyanyi, 7 min to Nuanu. Write to @villa_nuanu", "nyanyi"],
  ["2BR villa with a pool, @canggu_homes", "canggu"],
  // The writer corrects the place.
  ["Room in Tegal Kertha… no wait, Sayan (Ubud)", "sayan"],
  ["Was in Seseh, sorry, Cemagi. 2BR townhouse", "cemagi"],
  ["House in Seseh. Sorry, no pets. Cemagi is close", "seseh"],
  ["As we move to Lombok: Kerobokan, 2BR house", "kerobokan"],
  ["It's not Canggu and that's the point. House in Jatiluwih", "jatiluwih"],
  ["Это не Чангу. Дом в Убуде", "ubud"],
  ["Studio above our shop in Kerobokan", "kerobokan"],
  ["co-living in ubud", "ubud"],
  ["villa 3KT 3KM Cemagi", "cemagi"],
  ["villa 3 kamar, 2 km Cemagi", "cemagi"],
  ["Villa 2BR, 3 km Canggu", null],
  ["Студия 35м² Семиньяк, 10 млн", "seminyak"],
  ["Studio 350 m Seminyak", null],
  ["Villa (5 min from Seminyak, Kerobokan)", null],
  ["Вилла (рядом с Чангу) Переренан", "pererenan"],
  ["Apartment from the 1st - Uluwatu, close to Suluban", "uluwatu"],
  ["Apartment 5 min from the Uluwatu temple", null],
  ["Room in Nusa-Dua", "nusa dua"],
  ["villa nusadua", "nusa dua"],
  ["📍 Umalas (Kerobokan)", "umalas"],
  ["Alamat: Jl. Teuku Umar Barat 12", "denpasar"],
  ["kost jl tukad barito gg 5", "renon"],
  ["Jl. Hanoman, 3 min walk to the market", "ubud"],
  ["Jl. Danau Poso", "sanur"],
  ["Disewakan rumah di Batubulan Gianyar", "batubulan"],
  ["Panji, Kec. Sukasada, Kabupaten Buleleng", "panji"],
  ["South Denpasar", "denpasar selatan"],
  ["Kaba-Kaba", "kaba kaba"],
  ["Penestanan Ubud", "penestanan"],
  ["villa semenyak", "seminyak"],
  ["в Семиньяке", "seminyak"],
  ["дом в Переренане", "pererenan"],
  ["гест в Перереннане", "pererenan"],
  ["Умалас", "umalas"],
  ["район Нуса-Дуа", "nusa dua"],
  ["Бату-Болонг", "batu bolong"],
  ["вилла на Буките", null],
  ["дом в Тампаксиринге", "tampaksiring"],
  ["дом в Бедулу", "bedulu"],
  ["Район — Мас, 15 минут до Убуда", "mas"],
  ["Rumah tradisional di Mas, dekat sawah", "mas"],
  ["hubungi mas Made", null],
  ["Kelusa is a small village, Ubud in 25 minutes", "kelusa"],
  ["central Canggu\nCoworking five minutes away, Echo Beach ten.", "canggu"],
  ["from 25 mln Canggu", "canggu"],
  ["from IDR 25 mln Canggu", "canggu"],
  ["от собственника Убуд", "ubud"],
  ["kosong bulan depan Dalung", "dalung"],
])("%j is in %j", (text, area) => {
  expect(read(text)).toBe(area);
});

test.each([
  "villa near Ubud",
  "400 m to Cemagi beach",
  "5 min to Berawa",
  "10 minutes from Canggu",
  "close to Ubud, only 10 minutes by motorbike to Ubud palace",
  "dekat Canggu",
  "15 menit ke Sanur",
  "2 km dari Seminyak",
  "10 min Canggu",
  "Canggu 15 min, Seminyak 20 min",
  "Pererenan - 5 min",
  "Carvers' village, Ubud 15 minutes.",
  "Ubud palace 10 min, Campuhan ridge walk 12.",
  "Coworking five minutes away, Echo Beach ten.",
  "Dreamland beach ten minutes.",
  "Thomas and Padang Padang beaches are 5 to 8 min away",
  "easy access to Canggu, Seminyak & Ubud",
  "between Canggu and Tanah Lot",
  "недалеко от Убуда",
  "15 минут до Чангу",
  "рядом с Улувату",
  "до Санура 10 минут, до Убуда 40",
  "25 min to Denpasar airport",
  "bandara Denpasar",
  "40 минут до аэропорта Денпасар",
  "The owner lives in Sanur",
  "Canggu-style villa",
  "we are moving to Ubud",
  "not in Canggu",
  "away from Canggu traffic",
  "villa on the Bukit",
  "Bukit area, ocean view",
  "lebih murah, lebih luas",
  "kamar no 3, taman luas, kapal",
  "hub mas Budi",
  "3 petak, sore sampai petang",
  "pasar Kuta",
])("%j does not say in which area the home is", (text) => {
  expect(read(text)).toBeNull();
});

test.each<[string, string]>([
  ["Kaba Kaba villa, 20 minutes to Canggu, 45 min to airport", "kaba kaba"],
  ["Near Berawa beach, villa in Tibubeneng", "tibubeneng"],
  ["Ketewel. Lebih 10 menit ke Sanur", "ketewel"],
  ["Jimbaran, 10 min to the airport", "jimbaran"],
  ["Petulu, Ubud (only 2,8 km from Ubud Center)", "petulu"],
  ["3BR in Sanur (Mertasari beach 300m)", "sanur"],
  ["до Убуда 10 минут, дом в Батуане", "batuan"],
  ["Далунг, это 20 мин от Чангу", "dalung"],
  ["I live in Canggu, my villa is in Seseh", "seseh"],
])("nearby places do not change the area: %j is in %j", (text, area) => {
  expect(read(text)).toBe(area);
});

test("the area is doubtful when the text only names a place nearby", () => {
  expect(readArea(proseOf("villa near Ubud"))).toMatchObject({
    value: "ubud",
    doubt: "only places near it are named",
    spans: [{ start: 11, end: 15 }],
  });
});

test.each<[string, string]>([
  ["Renon 1,5jt/bln, Sesetan 1,2jt/bln, Panjer 1,3jt/bln", "sesetan"],
  ["Villa A Uluwatu\n3BR\n45 mln/month\n\nVilla B Ubud\n1BR\n14 mln/month", "ubud"],
  ["45 mln/month\n📍 Uluwatu\n\n14 mln/month\n📍 Ubud", "ubud"],
  ["Villas in Canggu and Ubud\nUbud 15 mln/month\nCanggu 30 mln/month", "ubud"],
  ["Ubud 7 mln/month. Sanur 6 mln/month.", "sanur"],
  // One home, or several in one area
  ["Pererenan\n30 mln/month, 270 mln/year. Canggu side", "pererenan"],
])("of the homes in %j the area is that of the lowest rent: %j", (text, area) => {
  const advert = proseOf(text);
  expect(readArea(advert, readPrices(advert).rents)).toMatchObject({ value: area, doubt: null });
});

test.each([
  "From 14 mln/month\nUluwatu 45 mln/month\nUbud 14 mln/month",
  "Canggu 30 mln/month\nStudio 12 mln/month, Ubud\nSanur 12 mln/month",
])("the area is doubtful when %j does not tie the lowest rent to one of several areas", (text) => {
  const advert = proseOf(text);
  expect(readArea(advert, readPrices(advert).rents)?.doubt).toBe("several areas");
});

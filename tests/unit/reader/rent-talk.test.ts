import { readAdvert } from "@/reader/read-advert";

const read = (text: string) => readAdvert(text, { postedAt: new Date("2026-11-10T09:00:00+08:00") });

test.each([
  "They told us 15 mil a month for a 1BR in Seseh, and that's without the water, so we went home laughing",
  "Two years ago I got a 2BR villa in Berawa for 18 mil a month, same house is 40 mil when you ask them today",
  'What they call a "jungle villa": 30 mil a month, and the jungle is a parking lot lol. Imagine paying that',
  "Temen saya bilang kos di Canggu sekarang 4jt per bulan, padahal dulu cuma 2jt, kok bisa gitu sih",
  "Хозяин говорит, что теперь вилла 2 спальни в Чангу стоит 40 млн в месяц, и так у всех. Кто как решает",
  "The fridge in my 1BR in Umalas died, the roof leaks, and that for 14 mil a month. Nobody comes",
  "Average rent of a 2BR house in Sanur fell to 15 mil a month, says a tracker",
  "I have a video of the broken door. 1BR in Ubud, 14 mil a month, and he says I did it",
  "My landlord wants the rent of our 1BR in Ubud at 17 mil when we renew",
  "1BR in Bingin at 15 mil a month, they said. Could you live there?",
  "We left Ubud after three years, loved the little house (1 bed, 9 mil a month), hated the road and the rain",
  "Агент показал один дом, а заселил в другой. Заплатили 16 млн за месяц, на звонки не отвечает",
])("a post that may only talk about a rent is a doubtful offer: %s", (text) => {
  expect(read(text).kind).toMatchObject({ value: "offer", doubt: "it may only talk of rents" });
});

test.each([
  "Guys I can't believe it, my favourite house in Seseh is available! 2BR, 20 mil a month, I lived there and they fixed it all",
  "So this is what we have now: 1BR house in Sanur, 9 mil a month, wifi, kitchen, AC, they even got a pool",
  "Haha yes it's a real tree house. Ubud, 1BR, 9 mil a month, wifi and water included, kitchen, WA 081234567890",
  "2BR villa Berawa 25 mil a month",
  "Kamar kos Renon 1,5jt per bulan, orang yang kerja aja ya, AC, wifi, parkir, km dalam",
  "Дом в Убуде 12 млн в месяц, это тихий район. Кухня, бассейн, вода включена, свет отдельно, заезд 5 января",
  "My house in Mas, I love it and I don't want it empty. 9 mil a month, ask me anything, viewing any day",
  "We lived in this house in Sidemen for years and now it is yours: 3BR, 15 mil a month",
  "Posting for my aunt as she is shy: 2 bedroom house in Mas, big garden, 13 mil/mo, she prefers a year",
])("a conversational offer is an offer: %s", (text) => {
  expect(read(text).kind).toMatchObject({ value: "offer", doubt: null });
});

test.each([
  "Вилла в Нуану. Отдадим за 129 000 $, приносит 1 500 $ в месяц",
  "Villa in Seseh, 3.4 billion, brings 45 mil a month",
])("a post that names a purchase price is a doubtful offer: %s", (text) => {
  expect(read(text).kind).toMatchObject({ value: "offer", doubt: "it may be for sale" });
});

test("a sum as large as a purchase price is a rent when its period is stated", () => {
  expect(read("Villa 5BR Seseh, 1.2 B per year, pool").kind).toMatchObject({ value: "offer", doubt: null });
});

test.each([
  "Beware of the dog, he kisses. 2BR house in Mas, 11 mil a month, kitchen, wifi, garden, pool, free from 10 January",
  "Осторожно, злой кот :) Дом 2 спальни в Убуде, 12 млн в месяц, кухня, бассейн, интернет, парковка, заезд 5 января",
])("a joking warning in an offer does not change its kind: %s", (text) => {
  expect(read(text).kind).toMatchObject({ value: "offer", doubt: null });
});

test("a warning about a home is no offer, even with the facts of one", () => {
  expect(
    read("Beware of this villa in Mas: 2BR, 11 mil a month, pool, wifi. They kept my deposit").kind,
  ).toMatchObject({
    value: "other",
    doubt: null,
  });
});

test.each([
  "Старт продаж в Баланган: студии от 89к$, аренда 1 500 $/мес гарантирована",
  "Own a slice of Bingin: 1BR lofts from USD 120,000, projected net 12%, let at 1,900 a month",
])("a pitch to buyers that names a rent is a sale: %s", (text) => {
  expect(read(text)).toMatchObject({ kind: { value: "other", doubt: null }, why: "sale" });
});

test.each([
  "Managed rental, no agent: 2BR villa in Bingin, 25 mil a month, pool",
  "Handing over my lease in Bingin: 1BR, 11 mil a month till May, that's less than what I paid",
  "Not a party house! 1BR loft in Keramas, 6 mil a month, kitchen, AC",
])("an offer with words of services, sales or talk is an offer: %s", (text) => {
  expect(read(text).kind).toMatchObject({ value: "offer", doubt: null });
});

test.each([
  ["warning", "Аккуратнее с виллой в Санурe за 20 млн в месяц, сдают с плесенью"],
  ["ended", "House in Sanur (2BR, 14 mil a month) found its people, thank you all"],
  ["talk", "Channel rules: 1 post a day, price per month, area. Pinned post 500k a week"],
])("a warning, an ended offer and channel rules are no offers (%s): %s", (why, text) => {
  expect(read(text)).toMatchObject({ kind: { value: "other", doubt: null }, why });
});

test.each([
  ["other", "Villa photographer: 1-2 BR 1.5 mil, 3 BR 2.2 mil a month"],
  ["other", "Fibre kit rental 900k per month, installation at your villa included"],
  ["other", "Closing this ad: the loft in Ungasan (14 mil a month) is with a Dutch couple"],
  ["other", "Кто-нибудь в курсе, агентство нормальное? Просят 30 млн за 3 спальни в Сануре"],
  ["offer", "Looking for a nice human for our annex in Batu Bolong, 6.9 mil a month, AC, bathroom"],
  ["offer", "2BR villa, photographer's home, Umalas 25 mil a month"],
  ["wanted", "Drop your best 2BR in Seseh around 25 mil a month, we sign for a year"],
  ["other", "Akun ini minta DP buat villa 2 kamar 6jt/bln di Canggu, setelah transfer langsung diblok"],
  ["other", "Yg pernah sewa villa di Padonan, listrik emang 3jt per bulan? Sewanya 18jt"],
  ["offer", "Butuh uang cepat, villa 2KT di Buduk saya lepas 11jt/bln, kolam, AC"],
  [
    "offer",
    "Our neighbours asked us to find someone nice for their house in Kedungu, 1 bedroom, 7.5 million a month",
  ],
  ["other", "Cleaner available in Canggu, villas 1-2BR 150k, a month of visits 1.6 mil"],
  ["offer", "Villa in Ubud, 2BR, 20 mil a month, cleaner available"],
  ["other", "House in Tabanan, freehold, 1.9 B, could easily rent for 20 mil monthly"],
  ["other", "Pool care for your rental: 900k a month for a 2BR villa, Canggu to Tabanan. 0812 7711 0099"],
  ["offer", "Can anyone use a guest room in Ungasan? 4.5 mil a month, surf rack, dog. DM"],
  ["wanted", "Nurse with a daughter here, we would be happy with a small house in Sanur, 12 mil"],
  ["offer", "Хозяин дома в Унгасане ищет следующих, 2 спальни, 24 млн в месяц"],
  ["offer", "Anyone after a cheap room? Gianyar, 2.9 mil a month, clean, Pak Kadek 0823 5566 7788"],
])("a post with a rent is of kind %s: %s", (kind, text) => {
  expect(read(text).kind).toMatchObject({ value: kind, doubt: null });
});

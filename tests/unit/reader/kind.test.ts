import { readAdvert } from "@/reader/read-advert";

const kindOf = (text: string) => readAdvert(text, { postedAt: new Date("2026-11-10T09:00:00+08:00") });

const OFFERS = [
  // English
  "Leaving Bali and looking for someone nice to take over my house in Pererenan, USD 1200 monthly",
  "Couple leaving our 2BR villa in Pererenan, 25m, from January",
  "2BR villa in Ubud, electricity included up to 500k, price on request",
  "Are you looking for a quiet place in Ubud? We have 2 rooms left, 5 mil per month",
  "Need a villa for the high season? 3BR Seminyak for rent, USD 200 per night",
  "Sublet my loft 20 Nov - 20 Jan, USD 800",
  "Two units left, one is already taken. 1BR 14 mln/month",
  "Villa for rent, also for sale at EUR 245.000",
  // Indonesian
  "Yg cari kontrakan, saya ada rumah di Kediri 28jt pertahun",
  "Dicari teman sekamar di kost Renon, patungan 750rb",
  "Disewain paviliun kecil, Sanur, 3jt, cocok untuk pasutri",
  "Kontrakan 3 petak, Negara, 700 ribu perbulan",
  "Januari tahun depan villa 2KT Umalas ready, 22jt/bln",
  // Russian
  "Сдаётся комната в доме, Убуд, 5 млн",
  "Ищем соседку в виллу в Бераве, своя ванная, 9 млн",
  "Ищем жильцов в наш дом в Сануре, 2 спальни, 12 млн/мес",
  "Кто ищет студию — сдаю свою до марта, 10 млн",
  "Освободилась студия в Семиньяке, 11 млн в месяц",
  "Предлагаю уютный гестхаус в Сануре, 5,5 млн",
  "Посуточно и помесячно: бунгало в Амеде, 4 млн мес",
  "Beautiful joglo in Penestanan. DM for price, monthly only",
  "Not looking for agents, direct from owner: house 3 bedrooms Jimbaran 180jt a year",
  "Tired of searching for a villa? 2BR Pererenan, furnished, 30 mil a month",
  "Lanjutin kontrak saya dong, rumah di Dalung sampai Agustus, 15jt",
  "Dicari 1 org lagi buat share villa Canggu, 5jt sebulan",
  "Дом с видом на вулкан, 1 спальня, 17 млн в месяц.\nБронь @batur_cabin",
  "Ищу, кто заменит меня в комнате, Санур, 6 млн в месяц",
] as const;

const WANTED = [
  "2BR Umalas please! Pool, wifi, up to 28 mil",
  "Couple after a 2BR villa in Pererenan, 25m max",
  "Hey all, any rooms going in Uluwatu for December? Max 8 mil",
  "I'd take any studio in Amed for February",
  "Send me your villas in Kerobokan, 3BR, 40 mil",
  "In search of a studio in Sanur for 3 months",
  "Couple seeking a quiet house with garden, Ubud area, long term",
  "Anyone know a cheap guesthouse around Amed?",
  "Hi all! My friend wants to rent a villa in Seminyak for 2 months",
  "Hello, I would like to rent a small apartment in Canggu from 1 Jan",
  "Long term rental needed: 2 bedroom house, Kerobokan, pool, max 20jt",
  "Saya mau sewa villa 2 kamar di Canggu 6 bulan",
  "Mohon info rumah sewa di Ubud, 3 KT",
  "Teman saya membutuhkan villa harian di Seminyak",
  "Butuh villa mulai minggu depan Canggu 15jt",
  "Сниму дом в Убуде от 2 месяцев",
  "Ищу комнату в Чангу до 7 млн",
  "Нужна вилла на Новый год, 4 спальни",
  "Кто сдаёт студию на Буките? до 10 млн",
  "Подскажите, у кого есть свободный гест в Сануре?",
  "Семья снимет дом в Сануре на год",
  "Возьму в аренду виллу 3 спальни, Умалас",
  "Хочу снять апартаменты на месяц, до 900$",
  "Друзья, посоветуйте недорогое жильё в Амеде на неделю",
  "В поисках дома на длительный срок, Убуд, с садом",
  "Any villas left for Christmas around Seminyak? 4 people",
  "Where do you look for cheap monthly studios in Canggu? Got 6 mln to spend",
  "Somebody renting out a house in Denpasar? Need it for a year",
  "Looking to move from Canggu to Ubud, 2br villa",
  "Ada kos kosong daerah Teuku Umar ga?",
  "Есть что-то до 10 млн в Чангу на декабрь?",
  "Landing next Tuesday with no place to stay, Canggu or Pererenan, 1br",
  "On the search for a long-term home in Tabanan, up to 150 mil yearly",
  "Could use some help finding a room around Berawa",
  "DM me if you're leaving your place in Bingin in January!",
] as const;

const OTHERS = [
  ["service", "Фотосъёмка вилл и апартаментов, от 1 млн"],
  ["sale", "Freehold house in Sanur, 3 bedrooms, price 4.5 M IDR"],
  ["sale", "Продаю виллу 2 спальни в Нуану, 160 000$, рассрочка"],
  ["sale", "Dijual tanah 5 are di Kedungu, 400jt/are"],
  ["land", "Land for rent in Pererenan, 10 are, 15 mln/are/year, min 20 years"],
  ["land", "Disewakan tanah 5 are di Munggu utk villa, 12jt/are/thn"],
  ["land", "Земля в аренду на 30 лет, Кедунгу, 8 ар"],
  ["business", "Shop for rent on Jl Raya Kerobokan, 85 mln/year, good for a salon"],
  ["business", "Over kontrak warung makan di Kuta, lengkap alat"],
  ["business", "Office space for rent in Renon, 50 m2"],
  ["business", "Commercial space for rent, residential area, Renon, 90 mln/year"],
  ["transport", "Аренда байков, Scoopy 1,2 млн/мес, доставка к вилле"],
  ["transport", "Трансфер из аэропорта в Убуд 350к"],
  ["job", "Lowongan kerja housekeeping villa Seminyak, gaji UMR"],
  ["job", "Dibutuhkan karyawan untuk villa di Canggu, tinggal di mess"],
  ["job", "Ищем администратора на виллу в Убуде, 9 млн в месяц"],
  ["job", "Требуется повар на виллу, Чангу"],
  ["job", "Looking for a housekeeper for our villa in Sanur, 3 days a week"],
  ["service", "Jasa pindahan kost dan rumah, pickup 200rb"],
  ["service", "Service AC kost & villa, cuci 75rb"],
  ["service", "Клининг вилл и домов, генеральная уборка 500к"],
  ["service", "Property management: we take care of your villa, 15%"],
  ["service", "Массаж с выездом на виллу, 300к в час"],
  ["event", "Minggu depan retreat yoga di villa Ubud 2jt"],
  ["business", "Disewakan bulan depan ruko 2 lantai depan pasar Badung 50jt/th"],
  ["event", "Sound healing this Saturday at the villa, 250k"],
  ["event", "Вечеринка на вилле в Чангу, вход 200к"],
  ["goods", "Продаю холодильник и матрас, самовывоз с виллы"],
  ["ended", "SOLD OUT until March. Villa Kenanga 2BR Ungasan"],
  ["ended", "The room in Pererenan is no longer available"],
  ["ended", "Villa 2BR Kerobokan 25jt/month - ALREADY RENTED"],
  ["ended", "Kamar kost Renon 1,4jt sudah terisi ya, makasih"],
  ["ended", "Сдано! Спасибо всем. Вилла 2 спальни в Чангу, 28 млн"],
  ["ended", "Дом в Убуде сдан"],
  ["ended", "Вилла уже ушла, спасибо!"],
  ["ended", "Kos di Renon udah penuh, nanti kalo ada kosong saya kabari"],
  ["sale", "Dijual rumah 2 lantai Padangsambian, 3KT, 1,35 M, tidak disewakan"],
  ["goods", "Kitten looking for a home! Canggu"],
  ["service", "Уборка вилл и домов, 50к в час"],
  ["talk", "Сколько сейчас стоит снять двушку в Чангу? Говорят, 250 млн"],
  ["service", "Помогу найти виллу под ваш запрос, без комиссии"],
  ["sale", "Доля в вилле, 30 000$, доход 12%"],
] as const;

describe("readKind", () => {
  it.each(OFFERS)("finds an offer in: %s", (text) => {
    expect(kindOf(text)).toMatchObject({ kind: { value: "offer", doubt: null }, why: null });
  });

  it.each(WANTED)("finds a wanted post in: %s", (text) => {
    expect(kindOf(text)).toMatchObject({ kind: { value: "wanted", doubt: null } });
  });

  it.each(OTHERS)("finds no offer (%s) in: %s", (why, text) => {
    expect(kindOf(text)).toMatchObject({ kind: { value: "other", doubt: null }, why });
  });

  it.each(["2BR house in Canggu", "villa 3 kamar di Ubud", "студия, Чангу, 2 человека"])(
    "doubts the offer %s, which has no rent, contact or date",
    (text) => {
      expect(kindOf(text).kind).toMatchObject({ value: "offer", doubt: expect.any(String) });
    },
  );
});

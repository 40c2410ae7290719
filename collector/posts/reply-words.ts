import type { Vocabulary } from "../../reader/term-finder.ts";

/** What owners answer to their own posts, beside what an advert says of itself (`reader/vocabulary/kind.ts`). */
export const REPLY_WORDS = {
  /** What ends a listing in an answer, where a post would say it otherwise. */
  ended: {
    en: "it's taken, its taken, it is taken, it's rented, its rented, it is rented, it's gone, it is gone, it's booked, someone took it, we rented it, i rented it, closed now, rented to a, rented for a year, rented for long term, all full, leased out, already leased, already full, found its tenant, off market",
    id: "sudah ga ada, sudah gak ada, sdh ga ada, udah ga ada, udah gak ada, sudah keisi, sdh keisi, udah keisi, sudah dapat penyewa, sudah disewakan, sudah ada yang booking, sudah di sewa, sdh di sewa, udah di sewa, udah ada yang sewa, udah ada yg sewa, sdh ada yang sewa, sdh ada yg sewa, sudah dibooking, sdh dibooking, udah dibooking, full kak, full maaf",
    ru: "уже ушла, уже ушел, уже ушло",
  },
  /** Phrases that mean "no longer free". They win over any word of the lists below that they contain. */
  gone: {
    en: "no longer available, no more available, not available, isn't available, isnt available, aren't available, none available, no longer free, not free, feel free, this one is, this one was, that one is, nothing left, none left, no units left, no rooms left, until further notice",
    id: "tidak tersedia, tdk tersedia, ga tersedia, gak tersedia, tidak available, tdk available, ga available, gak available, tidak ready, ga ready, gak ready, tidak kosong, tdk kosong",
    ru: "не свободна, не свободен, не свободно, не актуально, не актуальна, не актуален",
  },
  free: {
    en: "available, left, remaining, still, free, vacant, empty, open from, open again, another unit, another room, another one, one more, back on",
    id: "masih, sisa, tersisa, tinggal, kosong, tersedia, ready, lainnya sudah, yang lain sudah, yg lain sudah",
    ru: "свободн*, свободен, актуально, актуальна, актуален, осталось, осталась, остался, остались, есть еще",
  },
  denied: {
    en: "not taken, not rented, not booked, not closed, not gone, not full, not sold, not been, not yet, not fully, isn't, isnt, wasn't, aren't, hasn't, hasnt, haven't, never, nobody, no one, if taken, if it's taken, if it is taken, if rented, if booked, unless, except, can be, could be, almost, nearly, only, some of, half of, will be taken, will be rented, will be booked, will be closed, will be gone",
    id: "belum, blm, blum, bukan, bisa disewa, bisa di sewa, bisa dibooking, tidak laku, ga laku, gak laku, tidak penuh, tidak full, kalau sudah, kalo sudah, jika sudah, hampir, akan, hanya, cuma, sebagian",
    ru: "не сдан*, не сдал*, не занят*, не снят*, не снял*, не забронирован*, не закрыт*, не ушл*, если сдан*, почти, кроме",
  },
  /** It is free at other times. */
  forATime: {
    en: "until, till, at the moment, weekend, weekends, christmas, new year, mondays, tuesdays, sundays, holidays, daily, weekly, monthly",
    id: "sampai, sampe, smpai, hingga, harian, mingguan, bulanan",
    ru: "до, по понедельникам, по выходным, на выходные, на праздники, на новый год, посуточно, помесячно",
  },
  /** Without a question mark. */
  asked: {
    en: "is it, is this, was it, was this",
    id: "kah, apa, apakah, sudah laku belum",
    ru: "или нет, или еще, кто занял, кто снял, кто сдал",
  },
  part: {
    en: "one is, one was, one bedroom, one room, one unit, one villa, one taken, one rented, two rooms, two units, two villas, the other is, first one, second one",
    id: "satu kamar, satu unit, satu sudah, dua kamar, dua unit, dua sudah",
    ru: "одна комната, одну комнату, одна вилла, одну виллу, один дом, одна занят*, одна сдан*, одну сдал*, один сдан*, две сдан*, две комнат*, две занят*, два сдан*, первая, первую, вторая, вторую, второй",
  },
  /** What may be taken, closed or full instead of the home, and what a home is full of. */
  otherThing: {
    en: "photo, photos, pics, picture, pictures, video, videos, taken from, taken with, taken by drone, taken care, good care, gone are, closed carport, taken note, taken over, tax, taxes, key, keys, bathroom, water, electricity, power, sofa, management, community, gym, pool, kitchen, deposit, price, prices, discount, viewing, viewings, inspection, scooter, scooters, motorbike, bike, parking, garage, office, gate, road, restaurant, closed bedroom, closed area, closed living, closed room, furnished, furnish, furniture, equipped, full ac, full wifi, full house",
    id: "foto, kolam, dapur, harga, survei, survey, motor, parkir, jalan, kantor, perabot, perabotan, prabotan, lemari, kasur, fasilitas, isi, laku keras",
    ru: "фото, фотографии, видео, снято на, снято с, снято вчера, на телефон, на айфон, закрыто от, забором, в эксплуатацию, бассейн, кухня, депозит, цена, скидка, просмотр, просмотры, байк, парковка, офис, дорога, ресторан, терраса, мебель, мебелью",
  },
} as const satisfies Vocabulary<string>;

/** How an answer begins that says no more than that the home is let, and what may follow its first word. */
export const OPENING_WORDS = {
  mark: {
    en: "taken, rented, rented out, booked, booked out, sold, sold out, closed, gone, occupied, full, full booked",
    id: "penuh, terisi, laku",
    ru: "закрыто, закрыта, занята, занято, снято",
  },
  mayFollow: {
    en: "already, now, today, yesterday, last, this, since, anymore, too, by, in, within, to a, to an, to my, to our, to some, to long, for a, for an, for one, for now, for long, for good, thank*, thx, sorry, guys, all, everyone, everybody, please, pls, and, but",
    id: "ya, yah, yaa, kak, kaka, gan, bos, min, sis, bu, bro, pak, mas, mbak, om, semua, maaf, makasih, terima, trims, kemarin, tadi, oleh, orang, tapi",
    ru: "на, за, уже, вчера, сегодня, спасибо, всем, извините, ребята, друзья, но, и",
  },
} as const satisfies Vocabulary<string>;

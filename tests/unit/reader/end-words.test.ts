import { readAdvert } from "@/reader/read-advert";

const kindOf = (text: string) => readAdvert(text, { postedAt: new Date("2026-11-10T09:00:00+08:00") });

const ENDED = [
  "Booking closed for the Sanur house, thank you all. It was 14 mil/month",
  "TERIMA KASIH semua, villa Kerobokan (22jt/bln) sudah dapat penyewa ya, unit lain menyusul",
  "Апдейт: дом в Сануре ушёл за 2 часа, был 20 млн/мес",
  "❌RENTED❌ Villa 2BR Umalas 25 mln/month, available from 1 December",
  "~ Not available ~ 1BR Nusa Dua 13 mln monthly",
  "Villa 2BR [TAKEN] Umalas 25 mln/month",
  "Villa 2BR Umalas 25 mln/month (rented) 🙏",
  "Villa 2BR Umalas 25 mln/month *RENTED OUT*",
  "Villa 2BR Umalas 25 mln per month rented",
  "1BR villa in Umalas - BOOKED\nPool, wifi, kitchen\n25 mln/month",
  "Villa 2BR Umalas, quiet lane\nPool, wifi\n25 mln/month [RENTED]",
  "Rumah kontrakan Gianyar 30jt/thn 2 kamar [TERISI]",
  "❌ TERSEWA ❌ kost Jimbaran 1,5jt/bln AC wifi",
  "Kost Sanur 2jt/bln FULL",
  "Kost Sanur 2jt/bln PENUH",
  "Kamar kos Denpasar 900rb/bln, habis",
  "Вилла Умалас 2 спальни 25 млн/мес [СДАНА]",
  "❌ЗАНЯТО❌ Дом 2 спальни Букит, 22 млн/мес",
  "Гест в Убуде 6 млн/мес — занят",
  "Monthly rental: already taken\nVilla 2BR Umalas 25 mln/month",
  "Villa 2BR Umalas: already taken\n25 mln/month, 280 mln/year",
  "Rumah Sanur sebelumnya 60jt/thn, sudah laku",
] as const;

const STILL_OFFERED = [
  "Villa 3BR Pererenan, 49 mil per month, 24 Dec - 10 Jan is already booked",
  "Вилла 3 спальни, 49 млн/мес, 24.12-10.01 уже заняты",
  "Villa 2BR Umalas 25 mln/month, fully booked until 5 Dec, free after",
  "Villa 2BR Umalas 25 mln/month, booked. Available again from 5 December",
  "Umalas: 1BR 15 mln/month (taken), 2BR 25 mln/month",
  "Villa 2BR Umalas 25 mln/month (rented)\n1 room remaining",
  "Вилла Умалас 2 спальни 25 млн/мес, ещё не сдана",
  "Villa 2BR Umalas\nper week 9 mln\nper month 25 mln\nYearly: already taken til 2029, sorry",
  "Villa 2KT Sanur 20jt/bln\nTahunan: sudah disewa",
  "Вилла 2 спальни, Умалас\n25 млн в месяц\nПосуточно - уже занята",
  "Kamar Sanur 5,5jt/bln. Bisa mulai 5 Januari, sebelumnya full booked natal",
  "Villa 2BR Umalas 25 mln/month from 5 January, until then fully booked",
] as const;

describe("a word that says a home is taken", () => {
  it.each(ENDED)("ends the offer: %s", (text) => {
    expect(kindOf(text)).toMatchObject({ kind: { value: "other" }, why: "ended" });
  });

  it.each(STILL_OFFERED)("does not end an offer that still holds: %s", (text) => {
    expect(kindOf(text).kind).toMatchObject({ value: "offer", doubt: null });
  });
});

import { readAvailableFrom } from "@/lib/advert/available-from";
import { normalise } from "@/lib/advert/normalise";

/** A Tuesday, when it is already Wednesday in Bali. */
const POSTED = new Date("2026-11-10T20:00:00Z");

const read = (text: string) => {
  const fact = readAvailableFrom(normalise(text), POSTED);
  return fact && (fact.doubt === null ? fact.value : `${fact.value}?`);
};

describe("readAvailableFrom", () => {
  it.each([
    // Now
    ["Available now", "now"],
    ["siap huni hari ini", "now"],
    ["bisa langsung masuk", "now"],
    ["с 5.12 по 5.03", "2026-12-05"],
    ["5.12 - 5.03", "2026-12-05"],
    ["available immediately", "now"],
    ["now available!", "now"],
    ["Ready now", "now"],
    ["Both rooms free now", "now"],
    ["move in today", "now"],
    ["Avail. ASAP", "now"],
    ["Available from today", "now"],
    ["Move in anytime", "now"],
    ["kosong sekarang", "now"],
    ["bisa masuk kapan saja", "now"],
    ["tersedia mulai sekarang", "now"],
    ["langsung masuk, kosong", null],
    ["заезд сразу", "now"],
    ["свободна уже сейчас", "now"],
    ["Свободен сегодня", "now"],
    ["можно заезжать хоть сегодня", "now"],
    // Days
    ["Available from 1 December", "2026-12-01"],
    ["Avail: 3 Dec", "2026-12-03"],
    ["available December 5th", "2026-12-05"],
    ["free from 14.12.2026", "2026-12-14"],
    ["ready tgl 15 Jan", "2027-01-15"],
    ["masuk mulai tgl 10 Februari 2027", "2027-02-10"],
    ["kosong per tgl 1 Januari 2027", "2027-01-01"],
    ["kosong dari tgl 1-5 Maret", "2027-03-01"],
    ["ready tanggal 5", "2026-12-05"],
    ["kosong tgl 20 bulan depan", "2026-12-20"],
    ["kosong tgl 5 bln depan", "2026-12-05"],
    ["kosong tgl 20 bulan ini", "2026-11-20"],
    ["available 14/12", "2026-12-14"],
    ["available from 2027-01-08", "2027-01-08"],
    ["ready january 8th!!", "2027-01-08"],
    ["available from the 5th", "2026-12-05"],
    ["available from the 15th", "2026-11-15"],
    ["available 11 November", "2026-11-11"],
    ["Available since 1 October", null],
    ["available from Nov 1", "2026-11-01"],
    ["gets free on the 20th of December", "2026-12-20"],
    ["Check in 10 December", "2026-12-10"],
    ["from 20 Nov", "2026-11-20"],
    ["Starting 1st Feb 2027", "2027-02-01"],
    ["Move-in date: 28 Nov", "2026-11-28"],
    ["kosong mulai tgl 5", "2026-12-05"],
    ["kosong per 1 Desember", "2026-12-01"],
    ["Tersedia mulai 15 Januari 2027", "2027-01-15"],
    ["bisa ditempati tanggal 20", "2026-11-20"],
    ["available mulai tgl 1 des", "2026-12-01"],
    ["ready 25/11/26", "2026-11-25"],
    ["Свободна с 1 декабря", "2026-12-01"],
    ["с 1 декабря свободна", "2026-12-01"],
    ["заезд с 15-го", "2026-11-15"],
    ["освобождается 20 ноября", "2026-11-20"],
    ["Заезд: 05.12", "2026-12-05"],
    ["сдаю с 1 по 31 декабря", "2026-12-01"],
    ["доступна со 2 января", "2027-01-02"],
    ["свободен с 25 числа", "2026-11-25"],
    // Months
    ["available from December", "2026-12-01"],
    ["Available January 2027", "2027-01-01"],
    ["kosong mulai desember", "2026-12-01"],
    ["свободна с января", "2027-01-01"],
    ["available next month", "2026-12-01"],
    ["ready bulan depan", "2026-12-01"],
    ["свободна со следующего месяца", "2026-12-01"],
    ["available in December", "2026-12-01"],
    ["free beginning of January", "2027-01-01"],
    ["kosong awal Desember", "2026-12-01"],
    ["available after 15 Dec", "2026-12-15"],
    ["kosong bulan desember", "2026-12-01"],
    ["свободна в декабре", "2026-12-01"],
    ["доступна к заезду с 1 декабря", "2026-12-01"],
    ["free as of 1.12.", "2026-12-01"],
    // Relative
    ["available tomorrow", "2026-11-12"],
    ["kosong besok", "2026-11-12"],
    ["свободна с завтрашнего дня", "2026-11-12"],
    ["free in 2 weeks", "2026-11-25"],
    ["available in a week", "2026-11-18"],
    ["kosong 2 minggu lagi", "2026-11-25"],
    ["свободен через неделю", "2026-11-18"],
    ["освободится через 10 дней", "2026-11-21"],
    ["свободна через месяц", "2026-12-11"],
    // Ranges
    ["20 Nov - 20 Jan", "2026-11-20"],
    ["nov 15 to dec 10", "2026-11-15"],
    ["Даты: с 20 ноября по 20 февраля", "2026-11-20"],
    ["15.12-15.01", "2026-12-15"],
    // Doubtful
    ["available end of November", "2026-11-30?"],
    ["free mid December", "2026-12-15?"],
    ["свободна с середины января", "2027-01-15?"],
    ["available next week", "2026-11-18?"],
    ["siap huni", "now?"],
    ["1BR from 20 Nov, 2BR from 1 Dec", "2026-11-20?"],
    ["available November", "2026-11-01?"],
    // None
    ["Available!", null],
    ["Available soon", null],
    ["available until March", null],
    ["high season 15 Dec - 10 Jan USD 210", null],
    ["27.12-10.01 = 4,5 млн/ночь", null],
    ["Check-in 14:00, check-out 11:00", null],
    ["ready stock, free wifi", null],
    ["from 25 mln", null],
    ["mulai 12.05 jt", null],
    ["с 12.05 торг", null],
    ["от 15 млн в месяц", null],
    ["free 1 parking", null],
    ["Available 2 rooms", null],
    ["сдаётся до конца марта", null],
    ["built in May 2022", null],
    ["contract until 31 December", null],
    ["available 31 November", null],
    ["tgl 45", null],
    ["", null],
  ])("reads %j as %j", (text, from) => {
    expect(read(text)).toBe(from);
  });

  it("points to the words", () => {
    const text = "𝗩𝗶𝗹𝗹𝗮, 𝗮𝘃𝗮𝗶𝗹𝗮𝗯𝗹𝗲 𝗳𝗿𝗼𝗺 𝟭 𝗗𝗲𝗰, pool";
    const [span] = readAvailableFrom(normalise(text), POSTED)?.spans ?? [];
    expect(text.slice(span?.start, span?.end)).toBe("𝗮𝘃𝗮𝗶𝗹𝗮𝗯𝗹𝗲 𝗳𝗿𝗼𝗺 𝟭 𝗗𝗲𝗰");
  });
});

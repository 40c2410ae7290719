import { proseOf } from "@/reader/contact/contacts";
import { readAvailableFrom } from "@/reader/time/available-from";

/** Tuesday in UTC, already Wednesday in Bali. */
const POSTED = new Date("2026-11-10T20:00:00Z");

const read = (text: string) => {
  const fact = readAvailableFrom(proseOf(text), POSTED);
  return fact && (fact.doubt === null ? fact.value : `${fact.value}?`);
};

describe("readAvailableFrom", () => {
  it.each([
    ["Check in bisa hari ini", "now"],
    ["avail 3/1, pool", "2027-01-03"],
    ["open 24/7", null],
    ["available 1/2 furnished", null],
    ["Заезд после Нового года, 2 января", "2027-01-02"],
    // The day on which the writer leaves
    ["Available after Galungan, say the 20th", "2026-11-20"],
    ["Available on request, the 20th is a ceremony", null],
    ["Уезжаю 8 декабря, ищу кто заберет студию", "2026-12-08"],
    ["Уезжаю домой, студия ждет", null],
    ["Leaving on 5 January, my room is yours", "2027-01-05"],
    // Booked periods, and homes that are free before or after them
    ["Новогодние даты 24.12-10.01 заняты", null],
    ["booked 24 Dec - 10 Jan", null],
    ["booked from 24 December to 10 January", null],
    ["Свободно с 15 декабря по 1 марта, потом забронировано", "2026-12-15"],
    ["2 rooms left for December, after that next availability February", "2027-02-01?"],
    ["Booked till 5 January, after that free from 6 January", "2027-01-06"],
    // Now
    ["bisa langsung masuk", "now"],
    ["now available!", "now"],
    ["move in today", "now"],
    ["Avail. ASAP", "now"],
    ["Move in anytime", "now"],
    ["tersedia mulai sekarang", "now"],
    ["langsung masuk, kosong", null],
    ["заезд сразу", "now"],
    ["свободна уже сейчас", "now"],
    ["Свободен сегодня", "now"],
    ["можно заезжать хоть сегодня", "now"],
    // Days
    ["free from 14.12.2026", "2026-12-14"],
    ["masuk mulai tgl 10 Februari 2027", "2027-02-10"],
    ["kosong dari tgl 1-5 Maret", "2027-03-01"],
    ["kosong tgl 20 bulan depan", "2026-12-20"],
    ["available 14/12", "2026-12-14"],
    ["available from 2027-01-08", "2027-01-08"],
    ["Available since 1 October", null],
    ["gets free on the 20th of December", "2026-12-20"],
    ["Starting 1st Feb 2027", "2027-02-01"],
    ["Move-in date: 28 Nov", "2026-11-28"],
    ["kosong per 1 Desember", "2026-12-01"],
    ["bisa ditempati tanggal 20", "2026-11-20"],
    ["ready 25/11/26", "2026-11-25"],
    ["заезд с 15-го", "2026-11-15"],
    ["освобождается 20 ноября", "2026-11-20"],
    ["Заезд: 05.12", "2026-12-05"],
    ["сдаю с 1 по 31 декабря", "2026-12-01"],
    ["доступна со 2 января", "2027-01-02"],
    ["свободен с 25 числа", "2026-11-25"],
    ["Free frm 28th of November", "2026-11-28"],
    // Several free periods
    ["Свободна с 25 ноября по 19 декабря, потом снова с 10 января", "2026-11-25"],
    ["Free till 19 Dec and again from 10 Jan", "2027-01-10?"],
    ["Свободна до 19 декабря и снова с 10 января", "2027-01-10?"],
    ["Booked till 19 Dec, free again from 10 Jan", "2027-01-10"],
    ["Not available 5 Dec - 20 Dec, then again from 10 Jan", "2026-12-05?"],
    // One room left, a handover, a weekday, the next slot
    ["ready kamar kosong 1 lagi!!", "now"],
    ["kosong 1 kamar lagi", "now"],
    ["Handover 1st of Feb", "2027-02-01"],
    ["Ключи отдаём 20 января", "2027-01-20"],
    ["Kosong 1 kmr mulai hari senin ini (23 Nov)", "2026-11-23"],
    ["available from Monday, 23 Nov", null],
    ["available from Monday 23 Nov", "2026-11-23"],
    ["siap sekarang", "now"],
    ["lgsg bisa masuk", "now"],
    ["masuknya nanti, bisa nego", null],
    ["Next free slot: 5 January", "2027-01-05"],
    ["Slot 5 is free", null],
    ["Kosong berikutnya 5 Januari", "2027-01-05"],
    ["Ближайшая свободная дата 5 января", "2027-01-05"],
    ["Siap huni tgl 15 Desember", "2026-12-15"],
    ["siap huni, 15 Desember ada upacara", "now?"],
    ["Available: yes, immediately", "now"],
    ["I'm out on the 30th this month", "2026-11-30"],
    ["subletting my studio 18 Dec till 9 Jan, 650k per night", "2026-12-18"],
    // Months
    ["Available January 2027", "2027-01-01"],
    ["available next month", "2026-12-01"],
    ["свободна со следующего месяца", "2026-12-01"],
    ["free beginning of January", "2027-01-01"],
    ["kosong awal Desember", "2026-12-01"],
    ["available after 15 Dec", "2026-12-15"],
    ["kosong bulan desember", "2026-12-01"],
    ["свободна в декабре", "2026-12-01"],
    ["free as of 1.12.", "2026-12-01"],
    // Relative dates
    ["available tomorrow", "2026-11-12"],
    ["kosong besok", "2026-11-12"],
    ["свободна с завтрашнего дня", "2026-11-12"],
    ["free in 2 weeks", "2026-11-25"],
    ["available in a week", "2026-11-18"],
    ["kosong 2 minggu lagi", "2026-11-25"],
    ["свободен через неделю", "2026-11-18"],
    ["освободится через 10 дней", "2026-11-21"],
    ["свободна через месяц", "2026-12-11"],
    ["Заезжать можно хоть завтра", "2026-11-12"],
    ["available exactly one week from today", "2026-11-18"],
    // Ranges
    ["20 Nov - 20 Jan", "2026-11-20"],
    ["nov 15 to dec 10", "2026-11-15"],
    // Doubtful
    ["available end of November", "2026-11-30?"],
    ["free mid December", "2026-12-15?"],
    ["свободна с середины января", "2027-01-15?"],
    ["available next week", "2026-11-18?"],
    ["available November", "2026-11-01?"],
    // No date
    ["Available!", null],
    ["Handover in May 2022", null],
    ["Available: yes, pool and now a kitchen", null],
    ["we moved out on 5 October", null],
    ["hang out on the 2nd floor", null],
    ["available for 2 weeks from today", null],
    ["available for two weeks from now", null],
    ["ключи от виллы 2 января 2026 потеряли", null],
    ["open Monday to Friday", null],
    ["studio 650k per night 18 Dec till 9 Jan", null],
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

  it("points to the words that state the date", () => {
    const text = "𝗩𝗶𝗹𝗹𝗮, 𝗮𝘃𝗮𝗶𝗹𝗮𝗯𝗹𝗲 𝗳𝗿𝗼𝗺 𝟭 𝗗𝗲𝗰, pool";
    const [span] = readAvailableFrom(proseOf(text), POSTED)?.spans ?? [];
    expect(text.slice(span?.start, span?.end)).toBe("𝗮𝘃𝗮𝗶𝗹𝗮𝗯𝗹𝗲 𝗳𝗿𝗼𝗺 𝟭 𝗗𝗲𝗰");
  });
});

import type { Vocabulary } from "../term-finder.ts";

/** In their order. */
export const MONTHS = {
  january: {
    en: "january, jan, jan.",
    id: "januari, jnuari",
    ru: "январь, января, январе, янв, янв., січень, січня, січні, січ",
  },
  february: {
    en: "february, feb, feb.",
    id: "februari, pebruari, peb",
    ru: "февраль, февраля, феврале, фев, фев., февр, лютий, лютого, лютому",
  },
  march: {
    en: "march, mar, mar.",
    id: "maret, mrt",
    ru: "март, марта, марте, мар, березень, березня, березні",
  },
  april: { en: "april, apr, apr.", ru: "апрель, апреля, апреле, апр, апр., квітень, квітня, квітні" },
  may: { en: "may", id: "mei", ru: "май, мая, мае, травень, травня, травні" },
  june: { en: "june, jun, jun.", id: "juni", ru: "июнь, июня, июне, июн, червень, червня, червні" },
  july: { en: "july, jul, jul.", id: "juli", ru: "июль, июля, июле, июл, липень, липня, липні" },
  august: {
    en: "august, aug, aug.",
    id: "agustus, agust, agst, ags, agt",
    ru: "август, августа, августе, авг, авг., серпень, серпня, серпні",
  },
  september: {
    en: "september, sept, sep, sept., sep.",
    ru: "сентябрь, сентября, сентябре, сент, сен, вересень, вересня, вересні",
  },
  october: {
    en: "october, oct, oct.",
    id: "oktober, okt",
    ru: "октябрь, октября, октябре, окт, окт., жовтень, жовтня, жовтні",
  },
  november: {
    en: "november, nov, nov., novem",
    id: "nopember, nop",
    ru: "ноябрь, ноября, ноябре, ноя, нояб, листопад, листопада, листопаді",
  },
  december: {
    en: "december, dec, dec.",
    id: "desember, des",
    ru: "декабрь, декабря, декабре, дек, дек., грудень, грудня, грудні, груд",
  },
} as const satisfies Vocabulary<string>;

/** Lengths of time. */
const UNITS = {
  day: { en: "day, days", id: "hari", ru: "день, дня, дней, днів, дні" },
  week: {
    en: "week, weeks, wk, wks",
    id: "minggu, mgg",
    ru: "неделю, недели, недель, нед, неделя, тиждень, тижні, тижнів",
  },
  month: {
    en: "month, months, mo, mo., mos, mth, mths, mnth, mnths, mounth, mounths",
    id: "bulan, bln, bulanan, bl, buln",
    ru: "месяц, месяца, месяцев, месяцы, мес, мес., місяць, місяця, місяці, місяців, міс",
  },
  year: {
    en: "year, years, yr, yrs",
    id: "tahun, thn, taun",
    ru: "год, года, году, лет, г, рік, роки, років, року",
  },
  halfYear: {
    en: "half a year, half year",
    id: "setengah tahun, satu semester",
    ru: "полгода, полугода, пол года, пів року, півроку",
  },
} as const satisfies Vocabulary<string>;

/** Lengths of time without a number. */
const SINGLE_UNITS = {
  oneWeek: { en: "a week", id: "seminggu, sepekan" },
  oneMonth: { en: "a month", id: "sebulan" },
  oneYear: { en: "a year", id: "setahun" },
} as const satisfies Vocabulary<string>;

/** In their order, from one. */
export const NUMBERS = {
  one: { en: "one", id: "satu", ru: "один, одного, одна, одну" },
  two: { en: "two", id: "dua", ru: "два, двух, две" },
  three: { en: "three", id: "tiga", ru: "три, трех, трьох" },
  four: { en: "four", id: "empat", ru: "четыре, четырех, чотири, чотирьох" },
  five: { en: "five", id: "lima", ru: "пять, пяти, п'ять" },
  six: { en: "six", id: "enam", ru: "шесть, шести, шість" },
  seven: { en: "seven", id: "tujuh", ru: "семь, семи, сім" },
  eight: { en: "eight", id: "delapan", ru: "восемь, восьми, вісім" },
  nine: { en: "nine", id: "sembilan", ru: "девять, девяти, дев'ять" },
  ten: { en: "ten", id: "sepuluh", ru: "десять, десяти" },
  eleven: { en: "eleven", id: "sebelas", ru: "одиннадцать, одиннадцати" },
  twelve: { en: "twelve", id: "dua belas", ru: "двенадцать, двенадцати" },
} as const satisfies Vocabulary<string>;

const AVAILABILITY = {
  available: {
    en: "next free slot, next free date, next free dates, next slot, next available slot, next availability, available, availability, avail, avail., available date, available dates, available time, dates, avaliable, availble, availabe, avaible, avaiable, free, vacant, ready, ready for check in, empty, move in, move in date, moving in, check in, check in date, checkin, starts, start date, lease starts, contract starts, rent starts, opens, opens up, opening, open for rent, becomes available, can move in, will be free, will be empty, open, frees up, ready to move in, ready to check in",
    id: "kosong berikutnya, tersedia, tersedia kembali, kosong, kosongnya, akan kosong, ready, bisa masuk, bisa ditempati, bisa ditempatin, bisa dihuni, bisa dihuni mulai, siap huni mulai, bisa check in, bisa cek in, cek in, bisa mulai sewa, mulai sewa, mulai kontrak, free lagi, baru kosong, available lagi, siap ditempati mulai, siap tempati mulai, bisa masuk mulai, kosong lagi, tersedia lagi, masuk",
    ru: "ближайшая дата, ближайшие даты, ближайшая свободная дата, ближайшие свободные даты, ближайший заезд, свободна, свободен, свободно, свободны, свободная, свободный, доступна, доступен, доступно, доступны, заезд, заезд возможен, заселение, заселиться, заехать, въезд, заезжать, можно заезжать, можно заехать, можно заселяться, можно въехать, въехать, освобождается, освободится, освобождаются, освободятся, освобождаем, даты, дата заезда, сдается, сдаю, сдаем, готов к заселению, готова к заселению, готов к заезду, готова к заезду, вільна, вільний, вільно, вільні, доступний, доступні, заізд, звільняється, звільниться, звільняються, звільняться, здається, здаю, здаємо, заіхати, заселитися",
  },
  /** With a day: without one it may be of a contract or of a building site. */
  handover: {
    en: "i'm out on, i am out on, we're out on, we are out on, i move out on, we move out on, i'm moving out on, we're moving out on, handover, hand over, handover date, handing over, leaving on, i leave on, we leave on, moving out on, move out on, fly out on, flying out on, fly home on, flying home on",
    id: "serah terima, serah terima kunci, pindah tgl, pindah tanggal, keluar tgl, keluar tanggal",
    ru: "ключи отдаем, ключи отдаю, ключи отдадим, ключи отдам, ключи передаем, ключи передаю, отдаем ключи, отдаю ключи, передача ключей, уезжаю, уезжаем, съезжаю, съезжаем, выезжаю, выезжаем, улетаю, улетаем",
  },
  /** Who sublets lets for the time of being away, also by the night. */
  sublets: { en: "sublet, subletting, sublease, subleasing", ru: "в субаренду, субаренда, пересдаю" },
  /** `Available: yes, now` */
  affirmed: { en: "yes, yep", id: "iya", ru: "да" },
  weekday: {
    en: "monday, tuesday, wednesday, thursday, friday, saturday, sunday",
    id: "senin, selasa, rabu, kamis, jumat, sabtu, hari senin, hari selasa, hari rabu, hari kamis, hari jumat, hari sabtu, hari minggu",
    ru: "понедельник, понедельника, вторник, вторника, среды, четверг, четверга, пятницу, пятницы, субботу, субботы, воскресенье, воскресенья",
  },
  from: {
    en: "from, starting, starting from, start, start from, as of, as from, beginning, effective, frm",
    id: "mulai, mulai dari, per, sejak, start dari",
    ru: "с, со, начиная с, от, з, із, зі, від, починаючи з",
  },
  dayOf: { id: "tanggal, tgl, tgl., tg" },
  ordinal: { en: "st, nd, rd, th", ru: "го, ого, числа, число, е" },
  now: {
    en: "now, right now, immediately, immediate, today, asap, straight away, right away, anytime, any time, any day, now on, instantly, as soon as possible",
    id: "sekarang, skrg, skrng, skarang, saat ini, hari ini, langsung, kapan saja, kapan aja, langsung masuk, langsung huni, segera",
    ru: "сейчас, прямо сейчас, уже сейчас, сразу, сегодня, хоть сегодня, уже сегодня, немедленно, хоть сейчас, в любой день, в любое время, с сегодняшнего дня, уже, зараз, вже зараз, одразу, сьогодні, вже, негайно",
  },
  /** That one can move in now, in one phrase. */
  atOnce: {
    en: "move in now, move in today, move in asap, move in immediately, move in straight away, move in right away, immediate move in",
    id: "bisa langsung masuk, bisa langsung huni, bisa langsung tempati, bisa langsung ditempati, bisa langsung check in, bisa langsung pindah, lgsg bisa masuk, lgsung bisa masuk, lgs bisa masuk, langsung bs masuk, lgsg bs masuk, bisa lgsg masuk, bs lgsg masuk, bs langsung masuk, bisa lgsung masuk, bisa lgsg huni, langsung bisa masuk, langsung bisa huni, langsung bisa ditempati, bisa masuk kapan saja, bisa masuk kapan aja, hari ini bisa masuk, hari ini bisa langsung masuk, siap sekarang, siap skrg, siap skrng",
    ru: "заезд сразу, заезд сегодня, заезд сейчас, заезд в любое время, заезд в любой день, заезжай сегодня, заезжайте сегодня, заехать сегодня, въезд сразу, въехать сразу, заселение сразу, заехать сразу",
  },
  /** Without a word for now. */
  movable: {
    en: "move in ready, ready to occupy, ready to live in, ready to stay, ready to move",
    id: "siap huni, siap ditempati, siap tempati, siap pakai, tinggal masuk, ready huni",
    ru: "можно жить, заезжай и живи, готова к проживанию, готов к проживанию",
  },
  tomorrow: { en: "tomorrow", id: "besok, bsk, besuk", ru: "завтра, с завтрашнего дня, з завтрашнього дня" },
  nextWeek: {
    en: "next week",
    id: "minggu depan, mgg depan",
    ru: "со следующей недели, на следующей неделе, следующая неделя, следующей недели",
  },
  nextMonth: {
    en: "next month, the next month",
    id: "bulan depan, bln depan, awal bulan depan, bl depan",
    ru: "со следующего месяца, следующего месяца, в следующем месяце, следующий месяц, з наступного місяця, наступного місяця",
  },
  in: { en: "in, after", id: "dalam", ru: "через, после, в" },
  later: { en: "from now", id: "lagi" },
  first: {
    en: "beginning of, start of, the beginning of, first of, the first of, the start of",
    id: "awal, awal bulan",
    ru: "начало, начала, начале, в начале, с начала, початок, початку, на початку, з початку",
  },
  early: { en: "early" },
  mid: {
    en: "mid, middle of, the middle of",
    id: "pertengahan, tengah",
    ru: "середина, середины, середине, в середине, с середины",
  },
  late: {
    en: "end of, the end of, late, end",
    id: "akhir, akhir bulan",
    ru: "конец, конца, конце, в конце, с конца, кінець, кінця, наприкінці, в кінці, з кінця",
  },
  until: {
    en: "until, till, til, to, through, thru, before",
    id: "sampai, sampe, s/d, sd, hingga, sebelum",
    ru: "до, по",
  },
  /** Of a time for which somebody else has the home. */
  taken: {
    en: "taken, booked, already taken, already booked, fully booked, is booked, is taken, are booked, are taken, reserved, occupied, blocked",
    id: "terisi, sudah terisi, dibooking, sudah dibooking, sudah di booking, full booking, full booked, penuh",
    ru: "занято, занята, занят, заняты, забронировано, забронирована, забронирован, забронированы, уже занято, уже заняты, уже забронировано, зайнято, зайняті",
  },
  /** What is free before it is said before it: `two rooms for December, after that from February`. */
  afterThat: {
    en: "after that, after this, afterwards",
    id: "setelah itu, sesudah itu, habis itu",
    ru: "после этого, далее, дальше, після цього",
  },
  /** For the second time, as well as between the word for it and the date. */
  again: { en: "again, then again, then, and then", id: "kembali", ru: "снова, потом, затем, знову, потім" },
  /** Between the word for it and the date. */
  filler: {
    en: "the, on, is, are, of, around, about, approx, approximately, by, and, date, for rent, for, possible, it, exactly, say, galungan, kuningan, nyepi, after galungan, after kuningan, after nyepi, say the, maybe the, around the, after new year, after the new year, after nye, after christmas",
    id: "di, pada, sekitar, kira kira, tanggal nya, untuk, ini, bisa, bs, setelah galungan, setelah kuningan, setelah nyepi, habis galungan, habis kuningan, habis nyepi, setelah tahun baru, habis tahun baru, setelah lebaran",
    ru: "примерно, ориентировочно, будет, на, и, к заезду, для заезда, к заселению, для заселения, возможен, возможна, можно, хоть, после нового года, после праздников, после галунгана, после ньепи",
  },
  /** Of a rent for a part of the year. */
  season: {
    en: "season, night, nights, nightly, high season, low season, peak season, promo, discount",
    id: "malam, semalam, musim, diskon",
    ru: "сезон*, ночь, ночи, сутки, скидк*, акци*",
  },
} as const satisfies Vocabulary<string>;

export const DATES = { ...MONTHS, ...UNITS, ...SINGLE_UNITS, ...NUMBERS, ...AVAILABILITY };

const STAY = {
  /** In a date it is an ordinal. */
  yearOfStay: { id: "th, th." },
  night: { en: "night, nights, nite, nites", id: "malam", ru: "ночь, ночи, ночей, сутки, суток" },
  minimum: {
    en: "min, min., minimum, minimal, minim, minumum, minimun, mininum, at least, not less than, no less than, no shorter than, not shorter than, shortest",
    id: "paling sedikit, paling singkat, paling sebentar, sekurangnya, sekurang kurangnya, minimalnya, tidak kurang dari",
    ru: "минимум, мин, мин., минимально, минимальн*, не менее, не меньше, не менее чем, меньше чем на, не короче, минималка, как минимум, мінімум, мінімально, мін, мін., не менше, щонайменше",
  },
  /** It may be a length of stay that a lower rent is for. */
  from: { en: "from, starting from", ru: "от, від" },
  /** After a length; a lower rent may be for it as well. */
  orMore: {
    en: "or more, or longer, or over, and more, and longer, and up, or above",
    id: "atau lebih, ato lebih, atau lebih lama, ke atas, keatas",
    ru: "и больше, и более, и дольше, или больше, или дольше, или более, і більше, і довше, або більше, або довше",
  },
  /** Of a number: `от 3-х месяцев`. */
  ending: { ru: "х, ех, ти, и" },
  stay: {
    en: "stay, stays, rent, rental, lease, contract, term, period, commitment, booking, of, is, length, length of stay, rental period, duration, for, a, the, let, tenancy, renting, nights stay",
    id: "sewa, kontrak, menginap, tinggal, masa, lama, waktu, masa sewa, lama sewa, ambil, per, kontraknya, sewanya, adalah, booking an",
    ru: "срок*, аренд*, договор*, контракт*, проживани*, на, период*, оренд*, термін*",
  },
  payment: {
    en: "deposit, dp, notice, old, ago",
    id: "jaminan",
    ru: "залог*, депозит*",
  },
  /** What has an age and is no stay. */
  aged: {
    en: "age, aged, kids, kid, child, children, years old",
    id: "usia, umur, anak",
    ru: "дети, детям, детей, детьми, ребенок, ребенк*, возраст*",
  },
} as const satisfies Vocabulary<string>;

export const STAYS = { ...UNITS, ...SINGLE_UNITS, ...NUMBERS, ...STAY };

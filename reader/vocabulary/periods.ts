/** Units of time, which stand after an amount or after a number. */
const UNITS = {
  month: {
    en: "month, months, mo, mos, mth, mths, mnth, mnths, mnt, mounth, monht, mont, month's, calendar month",
    id: "bulan, bln, bl, bulanya, buln, bulannya",
    ru: "мес, месяц, месяца, месяцев, месяцы, месяцам, мсц, м ц, mec, міс, місяць, місяця, місяці, місяців",
  },
  year: {
    en: "year, years, yr, yrs, y, annum, year's",
    id: "tahun, thn, th, taun, thun, tahunnya",
    ru: "год, года, году, лет, г, рік, роки, років, року",
  },
  halfYear: {
    en: "half year, half a year, half yearly, semi annual",
    id: "setengah tahun, semester, 1/2 tahun",
    ru: "полгода, пол года, полугодие, полугода, пів року, піврічча, півроку",
  },
  week: {
    en: "week, weeks, wk, wks",
    id: "minggu, mgg, mggu, mingu",
    ru: "неделя, неделю, недели, недель, нед, тиждень, тижні, тижнів",
  },
  night: {
    en: "night, nights, nite, nt, nts",
    id: "malam, mlm, malem",
    ru: "ночь, ночи, ночей, ночку, ніч, ночі",
  },
  day: { en: "day, days", id: "hari, hr", ru: "день, дня, дней, сутки, суток, сут, доба, добу" },
};

/** Ways to say that a rent is for a period, which also stand as a label before it or as a heading. */
const RATES = {
  monthly: {
    en: "monthly, mthly, mnthly, mthy, mntly, montly, mothly, monthy, monhtly, pcm, p m, p/m, p.m, pm, m, monthly rent, monthly rental, monthly price, monthly rate, per month, a month, /month",
    id: "bulanan, blnan, perbulan, perbln, per bulan, per bln, perbl, sebulan, sbln, sebln, se bulan, bulanannya, sebulannya, perbulannya, per bulannya, tiap bulan, setiap bulan",
    ru: "в месяц, в мес, за месяц, за мес, ежемесячно, помесячно, по месячно, помесячная, месячная, месячный, помесячный, помес, ежемес, в м ц, за м ц, в одном месяце, ежемесячная, ежемесячный, на месяц, месячно, на місяць, за місяць, в місяць, на міс, за міс, в міс, щомісяця, щомісячно, помісячно",
  },
  yearly: {
    en: "yearly, yrly, yealy, yearl, yerly, anually, annual, annually, pa, p a, p/a, p.a, p y, yearly rent, yearly rental, yearly price, yearly rate, annual rent, per year, per annum, a year",
    id: "tahunan, thnan, pertahun, perthn, perth, per tahun, per thn, per th, setahun, sethn, se tahun, tahunannya, pertahunnya, per tahunnya, setahunnya, tiap tahun, setaun",
    ru: "в год, за год, на год, годовая, годовой, годовую, годовое, ежегодно, погодно, годовых, год аренды, на рік, за рік, в рік, щорічно",
  },
  weekly: {
    en: "weekly, wkly, weakly, pw, p w, p/w, per week, a week",
    id: "mingguan, perminggu, per minggu, seminggu, mggan",
    ru: "в неделю, за неделю, понедельно, еженедельно, недельная, на тиждень, за тиждень, щотижня",
  },
  nightly: {
    en: "nightly, nitely, ntly, pn, p n, p/n, per night, a night, per nite",
    id: "permalam, per malam, semalam, permlm, semlm",
    ru: "за ночь, в ночь, за ніч",
  },
  /** A night of some of the days: rents for them differ by it. */
  dayOfWeek: { en: "weekday, weekdays, weekend, weekends", ru: "будни, в будни, выходные, в выходные" },
  daily: {
    en: "daily, dly, dayly, p/d, per day, a day, daly",
    id: "harian, perhari, per hari, sehari, hariannya",
    ru: "в день, в сутки, за сутки, за день, посуточно, посуточная, суточно, ежедневно, за добу, на добу, подобово, на сутки",
  },
};

export const YEARS = { year: UNITS.year, yearly: RATES.yearly };

export const PERIODS = { ...UNITS, ...RATES };

/** The period that a unit or a rate is about. */
export const PERIOD_OF = {
  month: "month",
  halfYear: "month",
  year: "year",
  week: "week",
  night: "night",
  day: "day",
  monthly: "month",
  yearly: "year",
  weekly: "week",
  nightly: "night",
  dayOfWeek: "night",
  daily: "day",
} as const;

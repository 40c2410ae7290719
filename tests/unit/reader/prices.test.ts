import { proseOf } from "@/reader/contact/contacts";
import { readPrices } from "@/reader/rent/prices";

const prices = (text: string) => readPrices(proseOf(text));

/** The certain rents: rupiah in thousands (`28000 month`), other currencies in full (`900 USD month`). */
const certain = (text: string) =>
  prices(text)
    .rents.filter(({ doubt }) => doubt === null)
    .map(({ value: { amount, currency, period } }) =>
      currency === "IDR" ? `${amount / 1000} ${period}` : `${amount} ${currency} ${period}`,
    );

test.each<[string, string[]]>([
  // A yearly sum takes its millions from the monthly sum before it.
  ["10.5 mil/mo, yearly 110. Garden", ["10500 month", "110000 year"]],
  ["10.5 mil/mo, yearly 2 free cleanings", ["10500 month"]],
  ["22 млн/мес, на 6 мес — 20, на год — 18,5", ["22000 month", "20000 month", "18500 month"]],
  ["22 mil/month, 1 year 200 mil, 2 years 190 mil", ["22000 month", "190000 year", "200000 year"]],
  ["24 mln/month, a year - 250, Ungasan", ["24000 month", "250000 year"]],
  // The scale is written once for several sums.
  ["8.5 (fan) and 10 (AC) mil /month", ["8500 month", "10000 month"]],
  ["Two cottages, 9 & 11 million/month", ["9000 month", "11000 month"]],
  ["1 Bumbak 1BR - 13\n2 Bumbak 2BR - 19\nall jt/month", ["13000 month", "19000 month"]],
  // The total of a stay, and its rent by the month
  ["180 mil total for 9 months (that's 20 a month)", ["20000 month"]],
  ["Rate 21 mil for the first 3 monthly tenants", ["21000 month"]],
  // What the writer pays is not the rent they ask.
  ["We pay 31 and we're asking 27 mil/month", ["27000 month"]],
  ["We're paying 31 mil/month", []],
  ["3,4 mil/night\n39 mil/month\nPLN excl (avg 3 mil)", ["39000 month", "3400 night"]],
  // A list whose heading names the millions
  ["price per month in mio IDR\nStudio 7\n1BR 9,5\nmin 6 months", ["7000 month", "9500 month"]],
  ["Villa 25 mil per month\nJl. Pantai 17\nblock B 4", ["25000 month"]],
  // A sum above which something costs extra, and a weekly sum without its millions
  ["Villa 2BR, 25 mil per month. Electricity extra above 2 mil", ["25000 month"]],
  ["7.9 mil monthly, or 2.4 weekly", ["7900 month", "2400 week"]],
  ["7.9 mil monthly, 2 weekly cleanings", ["7900 month"]],
  ["$1,850 / month (≈ 29,5 mio IDR)\nyearly -15%", ["1850 USD month"]],
  ["Rp.7.500.000/mth x 6 mths paid upfront = 45jt", ["7500 month"]],
  // The 2 of m2 is no amount.
  ["type A 20m2 - IDR 5.9 mio per month", ["5900 month"]],
  // A sum takes its currency or millions from another one.
  ["USD 650 monthly / 6,600 yearly", ["650 USD month", "6600 USD year"]],
  ["USD 9,800 per year (1 yr) or 9,200 per year (2 yrs upfront)", ["9200 USD year", "9800 USD year"]],
  ["USD 1,500 / month, 300 m to the beach, 2,000 yearly visitors", ["1500 USD month"]],
  ["1 мес — 27, 3 мес — 25, 6 мес — 23 млн/мес", ["27000 month", "25000 month", "23000 month"]],
  ["We pay 30 a month, let it go for 22 a month (million rp)", ["22000 month"]],
  // Weekday and weekend nights, and the value up to which electricity is included
  ["Weekday 1,3jt | Weekend 1,5jt | Bulanan 27jt", ["27000 month", "1300 night", "1500 night"]],
  ["55 mil for the month, or 2.1 mil/night. Electricity fair use 2.5 mil", ["55000 month", "2100 night"]],
  ["Rp 9,5jt/month | Rp 550rb/day\nElectricity по факту ~500rb", ["9500 month", "550 day"]],
  // How often the rent is paid is no amount.
  ["250 mln per year, 6-monthly payment ok", ["250000 year"]],
  // Rents by length of stay: a longer stay does not cost more, so each sum is for one month.
  ["На месяц — 13 млн\nНа полгода — 11 млн\nНа год — 9,5 млн", ["13000 month", "11000 month", "9500 month"]],
  ["1 month - 19.5 mil\n2-3 months - 18\n4-6 months - 16.5", ["19500 month", "18000 month", "16500 month"]],
  // The period of a list follows its last sum.
  ["rooms: standard 2.8m, deluxe 5.2m, double 7m per month", ["2800 month", "5200 month", "7000 month"]],
  ["standard room 2.8m\ndeluxe 5.2m\nper month, all in", ["2800 month", "5200 month"]],
  ["Villa, pool 8 m, 25m / month", ["25000 month"]],
  // The millions are named elsewhere, or not at all.
  ["Daily 1.9 | Weekly 11 | Monthly 38 (in millions IDR)", ["38000 month", "11000 week", "1900 day"]],
  ["kamar kos renon, sebulannya 1,75 udah sama wifi", ["1750 month"]],
  ["sebulan 23jt / 3 bulan 22jt perbulannya", ["23000 month", "22000 month"]],
  // What the writer pays is the rent when they say that it stays the same.
  ["I pay 20 mil/month and I'm asking the same", ["20000 month"]],
  ["We pay 9.5 mil a month, the landlord keeps it the same. Electricity is around 400k", ["9500 month"]],
  ["Платим 25, хозяин оставит ту же цену, помесячно", ["25000 month"]],
  ["I pay 20 mil/month, asking 15 mil/month, same for the deposit", ["15000 month"]],
  ["I pay 20 mil/month now", []],
  // A sum for a stay that is no whole number of months is its total, not a rent.
  ["Sublet 5 Dec - 20 Jan: 1BR Berawa, 21 mil for everything", []],
  ["Сдаю студию с 5 декабря по 20 января, 15 млн за всё", []],
  ["Sublet 25 Dec - 25 Jan, 14 mil", ["14000 month"]],
  ["Villa 25 mil, high season 20 Dec - 5 Jan 40 mil", ["25000 month", "40000 month"]],
  // The period follows the sum, or precedes it as a label.
  ["RENT: 15 JT (monthly) / 165 JT (yearly)", ["15000 month", "165000 year"]],
  ["Sewa perhari 300rb perminggu 1,8jt perbulan 5jt", ["5000 month", "1800 week", "300 day"]],
  ["Ночь 1,2 млн / неделя 7 млн / месяц 22 млн", ["22000 month", "7000 week", "1200 night"]],
  ["Villa Ubud IDR 28 / month", ["28000 month"]],
  ["35.000.000 pm", ["35000 month"]],
  ["25 mln pm, office open 9 am - 9 pm, call 11.30 am or 1130 pm", ["25000 month"]],
  ["60 jt 12 bulan", ["60000 year"]],
  ["Weekly rate : 5jt\nMonthly rate : 17jt", ["17000 month", "5000 week"]],
  ["8 juta per bulan, bayar 3 bulan di depan (24 juta)", ["8000 month"]],
  // Handles and addresses hold no amounts.
  ["20 mln/month, @villa25jt, me@25villas.com, @_30jt", ["20000 month"]],
  // Billions.
  ["1.1 B / year", ["1100000 year"]],
  ["Rp 1M per tahun", ["1000000 year"]],
  ["1,2 млрд в год", ["1200000 year"]],
  ["20M/month, 250M/year", ["20000 month", "250000 year"]],
  ["3B 2B yearly 300 mln", ["300000 year"]],
  // The line, a heading or the whole text states the period.
  ["Yearly rental in Sanur. Price 120 mln", ["120000 year"]],
  ["35 млн рупий (~2150$) в месяц", ["35000 month"]],
  ["Rp 13.500.000 (tiga belas juta lima ratus ribu) / bulan", ["13500 month"]],
  ["Rp 1.800.000 / room / night", ["1800 night"]],
  ["room 1 - 4 jt, room 3 - 3.5 jt, per month", ["3500 month", "4000 month"]],
  // Without a period the size of the sum decides.
  ["22 mio, 1 month free if you take the year (= 242 mio a year)", ["22000 month", "242000 year"]],
  ["disewakan rumah 3KT, harga 35jt", ["35000 year"]],
  ["AC, wifi 1,2jt/bln", ["1200 month"]],
  ["Villa, 85 jt", []],
  ["1BR villa 22M+electricity, pool", ["22000 month"]],
  ["35M + bills", ["35000 month"]],
  ["9М + свет", ["9000 month"]],
  ["pool 8M, garden 20M x 30M, beach 500M", []],
  ["pool 8M + garden", []],
  // Lengths of stay, and lists of labelled sums
  ["17 млн / 30 дней", ["17000 month"]],
  ["Посуточно от 1.1 млн, помесячно от 22 млн", ["22000 month", "1100 day"]],
  ["От 6 месяцев — 22 млн/мес, от года — 20 млн/мес", ["22000 month", "20000 month"]],
  ["от 1 до 3 месяцев — 20 млн, 6–12 месяцев — 16 млн", ["20000 month", "16000 month"]],
  ["1-2 years 300 mln", ["300000 year"]],
  // The remainder of a contract, and rooms that are left
  ["Over kontrak kost 2jt/bln sisa 3 bulan", ["2000 month"]],
  ["kost sisa 2 kamar, 1,5jt", ["1500 month"]],
  ["Вилла 25 млн до моря 5 минут, 2 спальни", ["25000 month"]],
  ["Kost 1,5 jt sampai 2 jt per bulan", ["1500 month", "2000 month"]],
  ["Kos 1,5jt sisa 2 kamar", ["1500 month"]],
  ["2 rooms left, 5 mil for the remaining room", ["5000 month"]],
  ["Villa, price 20 mln until 31 Dec, then 25 mln", ["20000 month", "25000 month"]],
  // A rent that replaces a higher one
  ["Цена 40 вместо 55 млн за месяц", ["40000 month"]],
  ["now 40 instead of 55 mil per month", ["40000 month"]],
  ["harga 18 turun dari 22 jt per bulan", ["18000 month"]],
  ["20 mil (was 25 mil/month)", ["20000 month"]],
  ["20 mil a month, cleaning 3 instead of 2 per week", ["20000 month"]],
  // Abbreviated periods, and a week in a list of periods
  ["18 mil mthly / 5.5 weekly / 900k nightly", ["18000 month", "5500 week", "900 night"]],
  ["900k wkly, 3 mil mthly", ["3000 month", "900 week"]],
  ["Villa Canggu 2BR 200 mil yrly", ["200000 year"]],
  ["Villa 20jt/bulan, 6/minggu", ["20000 month", "6000 week"]],
  ["Вилла 20 млн в месяц / 6 в неделю / 1 млн в сутки", ["20000 month", "6000 week", "1000 day"]],
  ["kost harga 1,5jt, 2 bulan lagi naik", ["1500 month"]],
  // Millions that the text leaves out
  ["Цена 25 в месяц, 250 в год", ["25000 month", "250000 year"]],
  ["Rumah 6 bulanan, maid 2 per week", []],
  // One sum in two currencies.
  ["$2,500 / IDR 40,000,000 monthly", ["40000 month"]],
  ["35 mln or 2100 USD per month", ["35000 month"]],
  ["€900 / $1000 per month", ["900 EUR month"]],
  ["25 mln / $500 per month", ["500 USD month"]],
  // Former rents, and what others ask or pay
  ["from 40 mil to 33 mil per month", ["33000 month"]],
  ["was 35 now 27 mio per month", ["27000 month"]],
  ["Было 40 стало 33 млн в месяц", ["33000 month"]],
  ["~~40 mil~~ 33 mil/month", ["33000 month"]],
  ["4\u03360\u0336 \u0336j\u0336t\u0336 33 jt/bln", ["33000 month"]],
  ["25 juta setahun, sebelah aja 32 juta", ["25000 year"]],
  ["Room 8 mil a month, a friend pays 10 mil a month", ["8000 month"]],
  ["Kamar 2jt/bln, temenku bayar 3jt/bln", ["2000 month"]],
  ["Комната 8 млн в месяц, знакомые платят 10 млн в месяц", ["8000 month"]],
  ["Villa 2BR 30 mil a month, also per night, 1.9 mil", ["30000 month", "1900 night"]],
  ["Вилла 33 млн/мес. На сутки тоже можно, 1,9 млн", ["33000 month", "1900 day"]],
  ["Villa 2BR, daily cleaning available, 20 mil", ["20000 month"]],
  ["Villa 2BR, cleaning daily possible, 20 mil", ["20000 month"]],
  ["Доба 400 тис, тиждень 2,5 млн, місяць 8 млн", ["8000 month", "2500 week", "400 day"]],
  ["House 2BR. Original rent 150 mil a year, I ask 120 mil a year", ["120000 year"]],
  ["sewa 30jt/thn (harga awal 38jt/thn)", ["30000 year"]],
  ["Дом 120 млн в год, изначально 150 млн в год", ["120000 year"]],
])("the certain rents of %j are %j", (text, rents) => {
  expect(certain(text)).toEqual(rents);
});

test.each([
  "Deposit 5 mln",
  "Electricity up to 2 million IDR/month",
  "listrik maksimal 1 juta",
  "электричество обычно 1,5–2 млн, остальное в личку",
  "Laundry 15.000/kg, extra bed 250k per night",
  "Scooter rental 70k/day or 1.2jt/month",
  "sewa motor ada 900rb/bln",
  "Airport transfer 350k, breakfast 75k pp",
  "Commission for agents 1.75M",
  "Our helper stays (salary 3.2 mln/month, on you)",
  "IPL 600rb/bln, iuran sampah 30rb/bln",
  "Оплата банджара 100 тыс. в мес на вас",
  "нотариус 3 млн пополам",
  "2 org +100rb",
  "Harga jual 4,2 M",
  "480k USD leasehold 26 yrs",
  "land for sale 900 jt/are",
  "€19 min to the beach",
  "Reception until 10 pm, price list at 9.30 pm, price at 1030 pm",
  "Private pool 10m, 900m to the beach",
  "listrik 2500/kwh, 4400 watt",
  "an airport pick up service with the cost at IDR 500K (around USD 35) per car",
  "Car rental is also available at the cost of IDR 600K (around USD 47) for up to 8 hours",
  "convenient scooter rental service, priced between IDR 100K – 150K per day, excluding petrol",
  "WA 0812 3000 0222",
  "DM for price",
])("%j has no certain rent", (text) => {
  expect(certain(text)).toEqual([]);
});

test.each([
  "Rent 25 mln per month. Car can be rented too, 4.5 mln/month",
  "25 mln/month + electricity (about 1 million/month)",
  "25 mln/month, electricity not included (around 800k-1mil/mo)",
  "25 mln/month incl. wifi, parking for motorbikes 300k a month",
  "Pet friendly (+1 mln/month surcharge). 25 mln per month",
  "25 mln per month, 500k/month for the gardener",
  "25 mln per month. Second person 3 mln per month",
  "Guests paid 60 mln/month in August, now we ask 25 mln/month",
  "Move-in cost: 75 mln (2 months rent + 25 mln deposit). Rent 25 mln/month",
])("reads only the rent of %j, not its other sums", (text) => {
  expect(certain(text)).toEqual(["25000 month"]);
});

test.each([
  ["60 mln - 6 months upfront", "asked for 6 months at once"],
  ["Over kontrak kost 3 bulan lagi 4,5jt", "asked for 3 months at once"],
  ["Oper kontrak villa, 30jt, sisa waktu kontrak: 6 bulan", "asked for 6 months at once"],
  ["Передам дом: осталось 4 месяца, 40 млн", "asked for 4 months at once"],
  ["oper kontrak villa sisa 1,5 tahun, 180jt", "asked for the rest of a contract"],
  ["Yearly lease. 110 mil for the remaining 7 and a half months", "asked for the rest of a contract"],
  ["Yearly lease. 110 mil for the remaining 8 months", "asked for 8 months at once"],
  ["Yearly lease, asking 110 mil for what is left", "asked for the rest of a contract"],
  ["I paid 130 mil for the year, happy to let the rest go for 75 mil", "asked for the rest of a contract"],
  ["Yearly lease, the rest of the lease goes for 75 mil", "asked for the rest of a contract"],
  ["Rumah kontrak tahunan, sisanya saya lepas 30jt", "asked for the rest of a contract"],
  ["Платили 150 млн за год, остаток отдам за 80 млн", "asked for the rest of a contract"],
  ["Yearly house, 110 mil till 14 Aug", "asked for the rest of a contract"],
  ["Sublet room 12 mil for 1.5 months", "asked for the rest of a contract"],
  ["Lease till Oct 2027, yearly, 160 mil for the lot", "asked for the rest of a contract"],
  ["вилла до 30 июня, остаток 95 млн (платили 190 за год)", "asked for the rest of a contract"],
  ["за оставшиеся 2,5 месяца 55 млн, обычно платим 28 в месяц", "asked for the rest of a contract"],
  ["Rumah kontrak tahunan, 60 jt sampai 14 Agustus", "asked for the rest of a contract"],
  ["Rumah dikontrakkan setahun, 40 jt untuk sisanya", "asked for the rest of a contract"],
  ["платил 165 млн за год, отдам за 110 млн остаток до августа", "asked for the rest of a contract"],
  ["аренда на год, прошу 110 млн за оставшиеся 7,5 месяцев", "asked for the rest of a contract"],
  ["Rp 750/bulan", "no usual rent"],
  ["price 30 mln per month, price 31 mln per year", "rents for a month and for a year that do not fit"],
  ["wifi 400rb/bln", "may be a charge for something else"],
  ["5M/year", "millions or billions"],
])("%j is doubtful: %s", (text, doubt) => {
  expect(new Set(prices(text).rents.map((rent) => rent.doubt))).toEqual(new Set([doubt]));
});

test.each([
  ["180 mln / year + 10 mln security deposit", 10_000_000, "IDR"],
  ["6,5jt/bln, 1 bln di muka + jaminan 2jt", 2_000_000, "IDR"],
  ["Bond: 20 mln", 20_000_000, "IDR"],
  ["залог 3 ляма", 3_000_000, "IDR"],
  ["28 млн/мес, депозит 2000$", 2000, "USD"],
  ["6 mil a month. 500k key deposit", 500_000, "IDR"],
])("reads the deposit of %j", (text, amount, currency) => {
  expect(prices(text).deposit?.value).toEqual({ amount, currency });
});

test.each(["1 month deposit", "deposit 1 bulan", "no deposit, 9 mln a month", "9 млн в месяц, без залога"])(
  "reads no deposit sum in %j",
  (text) => {
    expect(prices(text).deposit).toBeNull();
  },
);

test("the spans of a rent cover its amount and its period", () => {
  const text = "💸 Monthly: 𝗜𝗗𝗥 𝟮𝟯 𝗺𝗹𝗻 nett";
  const [rent] = prices(text).rents;
  expect(rent?.spans.map(({ start, end }) => text.slice(start, end))).toEqual(["𝗜𝗗𝗥 𝟮𝟯 𝗺𝗹𝗻", "Monthly"]);
});

test.each([
  ["1BR 12 jt/bln, 2BR 18 jt/bln", false],
  ["35 mln/month (min 3 months), 30 mln/month (min 6 months)", false],
  ["25-30 mln per month", false],
  ["25 mln/month, 280 mln/year", false],
  ["16 mln/month, yearly: 14 mln/month", false],
  ["15 mln monthly | 13.5 mln for 6+ months", false],
  ["22,5 mln / mo\n21 mln / mo (3+ mo)\n240 mln / year", false],
  ["На месяц — 13 млн\nНа 2–3 месяца — 12 млн\nНа полгода — 11 млн\nНа год — 9,5 млн", false],
  ["12 jt/bln, 18 jt/bln", true],
  ["15 mln monthly | 18 mln for 6+ months", true],
])("whether the rents of %j are of units that cannot be told apart: %s", (text, isUnclear) => {
  expect(prices(text).areUnitsUnclear).toBe(isUnclear);
});

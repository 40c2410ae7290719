/** What an amount beside it is for. */
export const AMOUNT_ROLES = {
  /** The rent itself. */
  price: {
    en: `price, prices, priced, pricing, rent, rents, rental, rental price, rental fee, rate, rates, asking,
      rented out, for rent, to rent, lease, starts, starting, only, special price, promo price,
      discount price, discounted price, best price, tariff`,
    id: `harga, hrg, hrga, sewa, sewanya, harga sewa, disewakan, dikontrakkan, dikontrakan, kontrak, tarif, biaya sewa, start, cuma, hanya, cukup bayar, harga diskon, harga promo, promo`,
    ru: `цена, цены, цену, стоимость, прайс, аренда, арендная плата, сдам, сдаю, сдается, сдаем, сдаётся, всего,
      цена со скидкой, со скидкой, по цене, ставка, ціна, ціни, ціну, вартість, оренда, здам, здаю, здається, здаємо`,
  },
  cost: {
    en: "cost, costs, costing, charge, charges",
    id: "biaya, biayanya",
    ru: "стоит, обойдется, выходит",
  },
  from: {
    en: "from, starting from, start from, starts from, stays from",
    id: "mulai, mulai dari, dari",
    ru: "от, начиная от, від",
  },
  deposit: {
    en: `deposit, deposits, depo, dep, dep., security deposit, secure deposit, refundable deposit, damage deposit, bond,
      security bond, damages deposit, deposite, caution, holding deposit, sec dep, sec deposit, key deposit, keys deposit, refundable security deposit, refundable key deposit`,
    id: `jaminan, uang jaminan, deposito, uang deposit, deposit uang, garansi, uang garansi`,
    ru: `депозит*, залог, залога, залогом, залоговая, депо, обеспечительный платеж, страховой депозит, застава, заставу, завдаток`,
  },
  /** What was asked before, or what others ask. */
  comparison: {
    en: `was, were, before, previously, previous price, normal, normally, usual, usually, usual price, normal price, regular,
      regular price, regularly, original price, original rent, originally, initial price, initial rent, initially, instead of, old price, reduced from, down from, dropped from,
      compared to, compare to, market price, market rate, market value, worth, next door, neighbour, neighbor, neighbours,
      neighbors, neighbour's, neighbor's, others ask, others charge, elsewhere, similar villas, other villas, on airbnb,
      airbnb price, on booking, booking com, we paid, i paid, friend pays, friends pay, mate pays, mates pay, friend paid, mate paid, colleague pays, guests paid, guest paid, tenants paid, tenant paid, used to be, used to pay, total for, in total,
      whole period, whole stay, vs, versus, than`,
    id: `sebelumnya, sblmnya, tadinya, dulu, dulunya, biasanya, biasa, harga normal, normalnya, harga biasa, harga lama, harga awal, harga kontrak awal, sewa awal, harga sewa awal, dari harga,
      awalnya, turun dari, sebelah, tetangga, rumah sebelah, kos sebelah, tempat lain, yang lain, temen saya bayar, teman saya bayar, temenku bayar, temanku bayar, pasaran, harga pasar,
      harga pasaran, total, daripada`,
    ru: `была, было, был, были, раньше, ранее, прежняя, прежде, вместо, обычно, обычная, обычная цена, старая цена, цена была, изначально, изначальная цена, первоначально, первоначальная цена,
      снижена с, снизили с, у соседей, соседи, соседей, соседняя, рядом такие, в других, другие, на airbnb, на эйрбнб, аирбнб,
      по рынку, рыночная, знакомые платят, знакомый платит, друзья платят, друг платит, подруга платит, платили, платил, платила, за весь срок, весь срок, за весь период, итого, а не, чем, замість, раніше, зазвичай, платив, платила, платили, за весь термін, весь термін`,
  },
  /** What the writer pays, which is asked only where it stays the same. */
  paid: {
    en: "we pay, i pay, i'm paying, we're paying, currently pay, currently paying",
    id: "saya bayar, kami bayar, aku bayar, gw bayar, gue bayar",
    ru: "платим, плачу, платимо",
  },
  /** The most or least of something else, as of electricity that is included; nobody asks for a rent "up to" a sum. */
  cap: {
    en: "up to, upto, max, max., maximum, at maximum, no more than, not more than, limit, limited to, worth of, budget, fair use, fair usage, fair use of, capped at, cap, cap of, allowance, allowance of, quota, above, over, beyond, exceeding, in excess of, more than",
    id: "maks, maks., maksimal, maksimum, hingga, s d, batas, sampai, budget, bajet, bujet, dana, di atas, diatas, melebihi, lebih dari",
    ru: "до, макс, макс., максимум, не более, не больше, лимит, в пределах, бюджет, свыше, сверх",
  },
  /** A charge for what a home may also include. */
  utility: {
    en: `electricity, pln, electric, electrics, elect, elec, electrical, electricity bill, electricity bills, power, token, cleaning,
      housekeeping, cleaner, cleaning service, maid, utilities, utility, bills, bill, pool maintenance, pool service, pet, pets,
      pet fee, dog, cat, gardener, garden, staff, security`,
    id: `listrik, lstrk, strom, pulsa listrik, token listrik, kebersihan, bersih bersih, pembersihan, hewan, hewan peliharaan, anjing,
      kucing, tukang kebun, satpam, keamanan, perawatan kolam`,
    ru: `свет, электричеств*, электроэнерг*, электрик*, эл во, уборк*, клининг, коммунал*, комуслуг*, питом*, животн*, собак*,
      кошк*, садовник*, бассейнщик*, охран*, світло, прибиранн*, комуналк*, комунальн*, тварин*, ээ, э/э`,
  },
  /** What a home has, for which hardly anybody is charged as much as a rent. */
  facility: {
    en: `water, drinking water, gas, wifi, wi fi, internet, starlink, parking, car parking, bike parking, garage, carport, tv, cable,
      fiber, indihome, biznet, washing machine, dishwasher, coffee machine`,
    id: `air, pdam, air minum, gas, internet, parkir, parkir mobil, parkir motor, garasi, mesin cuci, tempat parkir`,
    ru: `вода, воду, газ, вайфай, вай фай, интернет, инет, парковк*, паркинг, стиральная машина, стиральная машинка, стиралк*,
      посудомоечная машина, кофемашин*, інтернет`,
  },
  /** A charge that is never the rent. */
  charge: {
    en: `laundry, couple add, couples add, add, second person, 2nd person, another person, extra occupant, move in cost, move in costs, scooter, scooters, scooter rental, scooter rent, bike, bike rental, motorbike, motorbikes, motorbike rental, motorcycle,
      bike rent, rent a bike, rent a scooter, nmax, vario, scoopy, pcx, vespa, car, car rental, rent a car, car rent, driver, bicycle, surfboard,
      snorkel*, transfer, transfers, pick up, pickup, airport pickup, airport pick up, airport transfer, drop off, shuttle, taxi,
      grab, gojek, breakfast, lunch, dinner, meal, meals, food, catering, chef, extra bed, extra person, extra guest,
      extra people, additional person, additional guest, additional, each extra, per extra, baby cot, late checkout,
      early check in, late check out, surcharge, supplement, service charge, service fee, maintenance fee, management fee,
      agent fee, agency fee, commission, comission, finder's fee, booking fee, admin fee, banjar, banjar fee, community fee,
      ipl, tax, taxes, notary, contract fee, fee, fees, salary, salaries, wage, wages, income, revenue, turnover, roi,
      profit, ticket, tickets, entrance, entry, class, classes, membership, gym, yoga, massage, spa, visa, registration,
      fine, penalty, instalment*, installment*, down payment, first payment, second payment,
      tip, tips, invest, investment, bonus, renovation, furniture cost, shop, coffee, tour, nanny, babysitter, linen, towels,
      sheets, per hour, hourly`,
    id: `laundry, sewa motor, rental motor, motor, sepeda, mobil, sewa mobil, rental mobil, sopir, supir, antar jemput, jemput,
      jemputan, ojek, sarapan, makan, katering, extra bed, ekstra bed, tambah orang, tambahan orang, orang kedua, 2 orang tambah, tambahan, tambah, nambah,
      biaya tambahan, biaya admin, admin, komisi, fee, iuran, sampah, uang sampah, iuran sampah, iuran banjar, iuran bulanan,
      ipl, pajak, notaris, gaji, pendapatan, penghasilan, omset, omzet, untung, tiket, tiket masuk, masuk, denda,
      cicil*, dp, uang muka, tanda jadi, booking fee, kasur, sprei, bonfire, per jam, kelas, anggaran,
      kompensasi, kipem, kk, jukir, sarung, galon`,
    ru: `байк, байка, байки, байком, скутер*, мопед*, мотобайк*, машин*, авто, автомобил*, водител*, велосипед*, сёрф*, доска, доски, трансфер*,
      такси, завтрак*, обед*, ужин*, питани*, еда, доп место, дополнительн*, доп, доп., доплат*, надбавк*, второй человек, за второго, за пару, сбор, сервисный сбор,
      комисси*, банджар*, налог*, нотариус*, нотариал*, зарплат*, оклад*, доход*, выручк*, прибыл*, окупаемост*, билет*, вход,
      входной, абонемент*, занят*, массаж*, виз*, штраф*, рассрочк*, предоплат*, задаток, стирк*, прачечн*,
      белье, мусор*, вывоз мусора, гонорар*, услуг*, аренда байка, аренда скутера, няня, няни, чаев*, прання, комісія, комісіі, комісію, податок, податк*`,
  },
  discount: {
    en: "discount, voucher, cashback, off",
    id: "diskon, discount, potongan, cashback",
    ru: "скидка, скидку, скидки, кешбэк",
  },
  sale: {
    en: `for sale, sale, on sale, selling, sell, sale price, selling price, asking price, to buy, buy, buying, purchase, freehold, leasehold,
      lease hold, key money, take over, takeover, over price`,
    id: `jual, dijual, di jual, harga jual, jual cepat, beli, dibeli, membeli, shm, hak milik, over kredit, harga tanah, per are, njop, imb`,
    ru: `продажа, продаю, продается, продаем, продам, продажи, продать, купить, покупк*, выкуп*, фрихолд, лизхолд, собственность, продається, продаємо, купити`,
  },
  /** What a sum is for one of, when it is no rent. */
  piece: {
    en: "kwh, kw, kg, kilo, km, hour, trip, way, ride, load, visit, session, item, piece, pc, are, m2, sqm, sq m, acre, gallon, cup, pack, animal, litre, liter",
    id: "jam, kwh, are, m2, kilo, potong, lembar, ekor, liter, trip, jalan",
    ru: "квтч, квт, квт ч, час, ар, сотку, кг, литр, поездку, км, м2, штуку, питомца",
  },
  head: {
    en: "person, pax, pp, head, guest, people, adult",
    id: "orang, org, kepala",
    ru: "человека, чел, чел., человек, гостя, персону",
  },
  home: {
    en: "room, rooms, unit, villa, house, apartment, bedroom, studio",
    id: "kamar, kmr, rumah, pintu",
    ru: "комнату, виллу, дом, номер, апартаменты, квартиру, студию",
  },
  /** What leads from a sum to its period, or to what it is for. */
  per: {
    en: "per, a, an, each, every, the, full, whole, entire, of, in, 1x",
    id: "per, se, tiap, setiap",
    ru: "в, каждый, каждую, весь, целый, из расчета, кожен, кожний",
  },
  for: { en: "for, as", id: "untuk, utk, untk, u, buat, sebagai", ru: "за, на, при, как, для" },
  /** Said beside a sum without changing what it is for. */
  aside: {
    en: `nett, net, all in, all inclusive, inclusive, nego, negotiable, flat, cash, fixed, fix, just, firm, ono, obo, upfront, up front,
      paid upfront, gross, is, at, it's, its, be, about, around, approx, approximately, roughly, ca, circa, paid, payment,
      single payment, special, est, estimated, extra, separate, separately, also, available, usually about, by usage, by use, by meter, on usage, per usage, on average, average, avg`,
    id: `nett, netto, nego, saja, aja, aj, doang, sudah, sdh, udah, pas, tunai, ya, kok, bisa nego, kembali, ada, diluar, di luar, sekitar, kira kira,
      kurang lebih, sebesar, adalah, di, bayar, terpisah, sendiri, pembayaran, di muka, dimuka, sesuai pemakaian, sesuai pakai, rata rata, rata2`,
    ru: `торг, нетто, отдельно, оплачивается, оплата, окончательно, наличными, чистыми, единоразово, возвратный, возвращается, строго, примерно, порядка,
      где то, около, р, это, составляет, будет, сразу, предоплатой, отдельная, доплата за, по факту, по счетчику, по счетчикам, в среднем`,
  },
  /** Between a sum that is no longer asked and the one that is. */
  replacing: {
    en: "to, down to, now, now only, become, becomes, reduced to, dropped to",
    id: "jadi, jd, menjadi, sekarang, skrg, skrng, turun jadi, turun ke",
    ru: "теперь, сейчас, стало, стала, снижена до",
  },
  joining: { en: "or, and, then, but", id: "atau, dan, tapi, lalu", ru: "или, и, либо, а, но" },
  /** What comes with the home, and costs nothing by itself. */
  inclusion: {
    en: "with, w, include, includes, included, including, incl, inc, inclusion, inclusions, free, complimentary, has, have, near, close to",
    id: "include, includ, termasuk, gratis, free, bebas, dengan, dgn, dg, plus, incl, lengkap, dekat, dkt, ke",
    ru: "включая, включено, включен*, включена, включены, входит, входят, бесплатн*, с, со, вкл, до моря, рядом с, возле, есть",
  },
  minimum: {
    en: "min, min., minimum, minimal, at least, least, contract, stay, notice, stays, rental period, term",
    id: "minimal, min, minim, paling sedikit, durasi, kontrak minimal, sewa minimal, minimum sewa",
    ru: "мин., мин, минимум, не менее, не меньше, минимальный срок, срок, договор, контракт",
  },
  /** How often something is done. */
  times: { en: "once, twice, times, x, time", id: "kali, sekali", ru: "раз, раза" },
};

import type { Vocabulary } from "../term-finder.ts";

/** What a home has, or what the rent may cover. */
export const TOPICS = {
  electricity: {
    en: "electricity, electric, electrics, electrical, electrical bill, elec, elect, electr, power, power bill, eletricity, electrisity, elektricity, pln, elec., elect., electr.",
    id: "listrik, listrik pln, listik, lstrk, lstrik, biaya listrik",
    ru: "электричеств*, электроэнерги*, электрик*, электро, эл во, эл-во, эл.во, эл энергия, эл. энергия, эл, эл., свет, света, светом, за свет, счета за свет, світло, світла, світлом, за світло, електроенергі*, електрика, електрику, електрики, ээ, э/э, элво",
  },
  water: {
    en: "water, running water, water bill, well water, cold water, pdam",
    id: "air, air pdam, air sumur, air bor, air sumur bor, sumur bor, sumurbor, air bersih, biaya air",
    ru: "вода, воду, воды, водой, холодная вода, водоснабжени*, скважина, скважину, скважины",
  },
  wifi: {
    en: "wifi, wi fi, wiffi, wi fy, wify, internet, fiber, fibre, fiber optic, broadband, starlink, biznet, indihome, high speed internet, fast internet",
    id: "inet, internetan",
    ru: "вайфай*, вай фай*, вафля, интернет*, инет*, старлинк*, оптоволокн*, оптика, оптику, оптикой, оптик, інтернет*",
  },
  cleaning: {
    en: "cleaning, cleanings, cleaner, cleaners, cleaning lady, cleaning service, cleaning services, room cleaning, house cleaning, home cleaning, housekeeping, house keeping, housekeeper, house keeper, maid, maid service, maids, housemaid, clening, room cleaned, is cleaned, are cleaned, cleaned weekly, cleaned daily, cleaned every, cleaned once, cleaned twice, room boy, staff cleans, staff clean, staff cleaning, we clean daily, we clean weekly, we clean twice, we clean once, we clean every, we clean the, cleans daily, cleans weekly, cleans twice, cleans once, cleans every, gets cleaned, get cleaned, clean twice a week, clean once a week, weekly clean, daily clean, cleaned 2x, cleaned 3x",
    id: "bersih bersih, bersih2, pembersihan, pembersihan kamar, jasa bersih, pembantu, cleaning servis, dibersihkan, dibersihin, bersihin, bersihkan, kebersihan, kebersihan kamar, tukang bersih, tukang bersih2, room boy, bersih bersih kamar, jasa bersih2",
    ru: "уборк*, клининг*, уборщиц*, горничн*, хаускипинг*, убирае*, прибиранн*, прибира*, клінінг*",
  },
  pool: {
    en: "pool, pools, swimming pool, swimmingpool, swiming pool, plunge pool, infinity pool, jacuzzi pool, salt water pool, saltwater pool, lap pool, privat pool, sharing pool, shared pool, pol renang",
    id: "kolam, kolam renang, kolam berenang, klm renang, kolem renang",
    ru: "бассейн, бассейна, бассейне, бассейном, бассейны, бассейну, бассик*, басик*, басссейн, басейн*, пул, пулом, плунж пул, басс, басса, бассом",
  },
  ac: {
    en: "ac, acs, a/c, ac's, a.c., air con, air cons, air conditioning, air conditioned, air conditioner, air conditioners, air condition, aircon, aircons, airco, air co, airconditioning, airconditioned, airconditioner, aircondition",
    id: "ber ac, pendingin ruangan, full ac",
    ru: "кондиционер*, кондей*, кондеи, кондеев, кондея, кондер*, кондишн*, кондишен*, кондюк*, сплит система, ас, кондиціонер*",
  },
  kitchen: {
    en: "kitchen, kitchens, kitchenette, kitchennette, kitchenet, kichen, kitchen set, kitchenset, kitchen area, kitcen, pantry, kicen",
    id: "dapur, dapurnya, dapor, dpr, pantri",
    ru: "кухня, кухни, кухню, кухней, кухне, кухонь*, кухонн*, кухоньк*, кухні",
  },
  parking: {
    en: "parking, parking area, parking lot, parking space, car parking, bike parking, motorbike parking, carpark, car park, garage, carport, car port, parking spot",
    id: "parkir, parkiran, tempat parkir, lahan parkir, area parkir, parkir motor, parkir mobil, garasi, garase, garasi mobil, garasi motor",
    ru: "парков*, паркинг*, гараж*, машиноместо, место под машину, место для машины, место под байк, место для байка, стоянк*, паркомест*, парковочн*, карпорт*, место для авто, место под авто, место для скутера, навес для машины, место для парковки, навес под машину, навес под авто, навес для авто, навес под байк, навес для байка, навіс для авто, паркінг*, паркомісц*, місце для авто, місце для байка, місце під байк",
  },
  pets: {
    en: "pet, pets, pet's, dog, dogs, cat, cats, animal, animals, puppy, doggo",
    id: "hewan, hewan peliharaan, peliharaan, binatang, binatang peliharaan, anjing, kucing, anabul, doggy",
    ru: "животн*, питомц*, питомец, домашними животными, собак*, собачк*, кошк*, кошечк*, кот, кота, котик*, котом, зверь*, звери, хвостат*, пет френдли, pet френдли, тварин*, тваринк*, кішк*, кішок, котам, котов",
  },
  furnished: {
    en: "furnished, fully furnished, full furnished, full furnish, fully furnish, furnish, furnishings, furniture, full furniture, fully equipped furniture, fullfurnished, fullfurnish, well furnished, complete furniture, furnised",
    id: "berperabot, perabot, perabotan, perabotan lengkap, furniture lengkap, isi lengkap, full perabot, full isi, full isian, mebel, furnis, full furnis",
    ru: "меблирован*, мебель, мебелью, мебели, меблировк*, полностью меблирован*, меблі, меблями, меблів, мебльован*",
  },
  /** Electricity and water under one word. */
  bills: {
    en: "bills, utilities, utility bills, utility, utilites, utility costs",
    id: "tagihan",
    ru: "коммунальн*, коммуналк*, комуналк*, счета, ку, утилит*, комунальні, комуналка, рахунки",
  },
} as const satisfies Vocabulary<string>;

/** What is said of the topics before or after it. */
const SAYINGS = {
  includes: {
    en: "include, includes, included, including, inclusive, inclusive of, inc, inc., incl, incl., incld, inclusion, inclusions, inclued, inculded, incuded, includ, icluded, in the price, price covers, rent covers, comes with, covered, in rent, provided, rental includes, all including, what is included, what's included, what you get",
    id: "termasuk, sudah termasuk, sdh termasuk, udah termasuk, trmasuk, termsuk, sudah sama, sdh sama, udah sama, udh sama, uda sama, dah sama, udh termasuk, uda termasuk, dah termasuk, sudah sekalian, sudah include, sudah dengan, harga sudah, inklud, inklusif, dpt, ditanggung pemilik, ditanggung owner, dari pemilik",
    ru: "включен, включена, включено, включены, включая, включает, включает в себя, вкл, вкл., входит, входят, в цене, в стоимость, в стоимости, в цену, входит в стоимость, входят в стоимость, включено в стоимость, включены в стоимость, включено в цену, уже в цене, на хозяине, оплачивает хозяин, за счет хозяина, оплачивает собственник, с учетом, вместе с, вместе со, включені, входять, входить, у вартість, включно",
  },
  free: {
    en: "free, complimentary, for free, foc, unlimited",
    id: "gratis, bebas biaya",
    ru: "бесплатн*, даром",
  },
  /** Of one thing, or of a list in parentheses: gardeners, fees and visas are paid as well. */
  paidByUs: {
    en: "paid by us, paid by me, paid by owner, paid by the owner, paid by landlord, paid by the landlord",
    id: "kami yg urus, kami yang urus, kami yg bayar, kami yang bayar, kami tanggung, kami yg tanggung, kami yang tanggung",
    ru: "оплачиваем мы, платим мы, оплачиваем сами, за ней, за хозяином, за хозяйкой, за владельцем, за собственником",
  },
  /** Before a list of what the rent covers, as well as before what a home has. */
  already: { id: "sudah, sdh, udah, udh, dah" },
  /** Only right after what whoever lets pays for: `наши собаки`, `наша вилла с бассейном`. */
  ours: {
    en: "on us, is on us, are on us, in, is in, are in",
    ru: "наш, наша, наше, наши, на нас, за нами, внутри",
  },
  everything: {
    en: "all in, all inclusive, all included, all incl, all incl., all inc, all inc., allin, everything included, everything is included, everything incl, everything incl., everything inc, incl everything, incl. everything, include everything, includes everything, including everything, inclusive everything, covers everything, include all, includes all, including all, inclusive all",
    id: "semua termasuk, semuanya termasuk, termasuk semua, termasuk semuanya, sudah semua, sudah semuanya, include semua, udah semua, sudah all in, terima beres, tinggal bawa koper",
    ru: "все включено, все вкл, все вкл., все входит, все уже включено, олл инклюзив, все расходы включены, включено все, усе включено, все включене",
  },
  allBills: {
    en: "all bills included, all the bills are included, all bills are included, bills included, bills are included, all utilities included, all utilities are included, utilities included, utilities are included, including all bills, include all bills, includes all bills, incl all bills, incl. all bills, including bills, including utilities, include utilities, includes utilities, including all utilities, incl utilities, incl. utilities, incl bills, all bills in, bills in, utilities incl, utilities incl., bills incl, bills incl.",
    id: "termasuk semua tagihan, semua tagihan termasuk",
    ru: "все счета включены, счета включены, включая все счета, коммуналка включена, коммунальные включены, коммунальные услуги включены, коммунальные платежи включены, включая коммуналку, включая коммунальные, с коммуналкой, коммуналка в цене, коммуналка входит, ку включены, коммунальные входят",
  },
  excludes: {
    en: "exclude, excludes, excluded, excluding, exclusive of, excl, excl., not included, not include, not includes, not including, not incl, not incl., not inc, not inc., isn't included, aren't included, is not included, are not included, doesn't include, does not include, don't include, not in the price, not covered, not yet included, not yet incl, not yet including, is not yet included, isn't yet included, are not yet included, don't get, exlude, exluded, exclud, excludet, no included, what you don't get, what's not included, what is not included, non included, un included, ex, exc, exc., exl, exl., excludin, what's not, what is not, what's excluded, out of the price, out of the rent",
    id: "tidak termasuk, tdk termasuk, belum termasuk, blm termasuk, gak termasuk, ga termasuk, nggak termasuk, tak termasuk, ngga termasuk, tidak include, belum include, blm include, di luar, diluar, eksklud, tidak ditanggung",
    ru: "не входит, не входят, не включен, не включена, не включено, не включены, не включает, не включая, не в цене, исключая, не входит в стоимость, не входят в стоимость, не вкл, не входить, не входять, не включені, не включена",
  },
  except: {
    en: "except, except for, excepting, apart from, but not, everything but, all but, besides, bar, minus, only exclude, aside from",
    id: "kecuali, selain, cuma listrik yang belum",
    ru: "кроме, за исключением, помимо, минус, исключение, крім, окрім, за винятком",
  },
  charged: {
    en: "at your cost, at your expense, at your own cost, at your own expense, at tenant's cost, at tenants cost, at tenant cost, at the tenant's cost, at tenant's expense, at tenants expense, at tenant expense, at the tenant's expense, at tenant's account, at the tenant's account, for tenant's account, for the tenant's account, on tenant's account, tenant's cost, tenants cost, tenant's expense, tenants expense, tenant's account, tenants account, tenant's responsibility, tenants responsibility, borne by tenant, borne by the tenant, covered by tenant, covered by the tenant, paid by tenants, paid by the tenants, extra, extra charge, extra cost, additional, additional cost, additional charge, surcharge, separate, separately, seperate, seperately, separated, paid separately, paid by tenant, by tenant, by the tenant, tenant's own, own cost, own account, own expense, own bill, on your own, self pay, pay yourself, pay your own, on you, is on you, are on you, up to you, as per use, as used, per usage, by usage, on usage, based on usage, by use, as per usage, pay as you go, topup, top up, at cost, at extra cost, not yet installed, on request, upon request, paid, split, shared cost, by consumption, based on consumption, by guest, at your expense, at your own expense, at own cost, pay for, on tenant, on the tenant, by tenants, paid by you, on guest, charged to tenant, tenant responsibility, paid by yourself, paid by guest, your own, at your cost, on your side, own electric, for your account, payable, plus, by own, on own, we halve, halved, we split, split in half, in half, fifty fifty, yours, is yours, tenant continues the subscription, tenant continues subscription, tenant takes over the subscription, tenant keeps the subscription, subscription by tenant, subscription on tenant, on your own subscription, you continue the subscription, you take over the subscription, subscription is yours",
    id: "biaya penyewa, beban penyewa, ditanggung oleh penyewa, dibayar oleh penyewa, bayar penyewa, tanggung jawab penyewa, ditanggung pengontrak, sendiri, sendiri2, sendiri sendiri, masing masing, bayar sendiri, byr sendiri, bayar masing masing, isi sendiri, beli sendiri, tanggung sendiri, ditanggung sendiri, ditanggung penyewa, ditanggung penghuni, tanggungan penyewa, oleh penyewa, terpisah, pisah, tambahan, sesuai pemakaian, sesuai pakai, sesuai penggunaan, bayar terpisah, patungan, dibagi, tambah, nambah, belum terpasang, pasang sendiri, ekstra, masing2, bayar masing2, sendiri ya, urus sendiri, beda, per kamar, oleh tamu, ditanggung tamu, biaya sendiri, di tanggung sendiri, di tanggung penyewa, dibayar sendiri, dibayar penyewa, tanggung penyewa, penyewa lanjut bayar, langganan sendiri, lanjut langganan, penyewa lanjutkan langganan, langganan ditanggung penyewa, ditanggung tenant, dibayar tenant, tanggungan tenant, dibayar tamu",
    ru: "отд, отд., за счет арендаторов, за счет квартиранта, за отдельную плату, отдельно, оплачивается отдельно, оплачиваются отдельно, оплата отдельно, оплачивает арендатор, оплачивает жилец, платит арендатор, сами, самостоятельно, за свой счет, за ваш счет, за счет арендатора, за счет жильца, на вас, на арендаторе, за вами, пополам, делим*, делится, доп, доп., дополнительно, доплата, за доплату, за доп плату, платно, платная, платный, по факту, по расходу, по потреблению, оплачиваете, оплачиваете сами, по договоренности, по запросу, по желанию, поровну, сверху, плюсом, ваш, ваши, ваше, ваша, за ваш, платите, платите сами, платите отдельно, платим отдельно, оплачивает гость, оплачивают жильцы, оплачивают гости, оплачивает съемщик, за счет съемщика, за счет гостя, доплачивается, оплачивается дополнительно, оплачивается, оплачивается по счетчику, плюс, оплачиваются, оплачиваются дополнительно, с вас, по расходам, на жильцах, на гостях, окремо, оплачується окремо, за рахунок орендаря",
  },
  /** Before a list of what costs extra, or after it. */
  tenantPays: {
    en: "tenant pays, tenants pay, tenant pays for, tenants pay for, tenant to pay, tenant to pay for, tenant covers, tenants cover, tenant responsible for, tenant is responsible for, tenants are responsible for, tenants responsible for, tenant to cover, renter pays, renters pay, renter pays for, guest pays, guests pay, guest pays for, guests pay for, you pay, you pay for, you pay the, you pay only, you only pay, you only pay for, you cover, you also pay, u pay, u pay for",
    id: "penyewa bayar, penyewa membayar, penyewa tanggung, penyewa menanggung, penghuni bayar",
    ru: "арендатор оплачивает, арендатор платит, арендатор платит за, арендаторы оплачивают, жилец оплачивает, жилец платит за, вы оплачиваете, вы платите, вы платите за, гость оплачивает, съемщик оплачивает",
  },
  /** Who pays, after a colon or a dash: `свет, вода - арендатор`. */
  tenant: {
    en: "tenant, tenants, renter, renters",
    id: "penyewa, penghuni",
    ru: "арендатор, арендаторы, арендатора, жилец, жильцы, съемщик",
  },
  /** Nothing is paid beside the rent. */
  noExtra: {
    en: "no extra charge, no extra charges, no extra cost, no extra costs, no extra fee, no extra fees, no extra payment, no additional cost, no additional costs, no additional charge, no additional charges, no additional fee, no additional fees, at no extra cost, at no extra charge, at no additional cost, without extra charge, without extra cost, without extra costs, without additional cost, without additional costs, without additional charge, no surcharge",
    id: "tdk ada tambahan, tidak ada tambahan, gak ada tambahan, ga ada tambahan, nggak ada tambahan, tdk ada tambahan biaya, tidak ada tambahan biaya, ga ada tambahan biaya, gak ada tambahan biaya, tidak ada biaya tambahan, tdk ada biaya tambahan, ga ada biaya tambahan, gak ada biaya tambahan, tanpa tambahan, tanpa tambahan biaya, tanpa biaya tambahan, tanpa biaya extra, tidak kena tambahan, tidak ada biaya extra",
    ru: "без доплат, без доплаты, без дополнительной платы, без дополнительной оплаты, без дополнительных платежей, без дополнительных расходов, доплачивать не нужно, доплачивать не надо",
  },
  /** Only where electricity is named: a token is of power, a meter may be a length. */
  metered: {
    en: "prepaid, pre paid, meter, metered, by meter, own meter, kwh meter",
    id: "meteran, meteran sendiri, prabayar, pascabayar, voucher, voucer",
    ru: "по счетчику, по счетчикам, по счетчик*, счетчик, счетчики, токен, токены, токенам, токенами, по токену, за лічильником, по лічильнику, лічильник",
  },
  token: {
    en: "token, tokens, token system, electricity token, per kwh, /kwh, / kwh, a kwh, own electricity, per kw, /kw",
    id: "pulsa, isi pulsa, token sendiri, pakai token, pake token, sistem token, isi token, beli token, token listrik, pulsa listrik, meteran listrik, voucher listrik, per kwh nya",
    ru: "предоплата света, за квт, за квтч, руб/квт, /квт, / квт, /квтч, / квтч, за киловатт",
  },
  /** Of what is paid by use. */
  /** Before a sum: what the rent includes of a charge. */
  cap: {
    en: "up to, upto, max, max., maximum, capped at, cap of, limited to, allowance of",
    id: "maks, maks., maksimal, hingga, batas",
    ru: "до, макс, макс., максимум, не более, не больше, в пределах",
  },
  estimate: {
    en: "approx, approx., approximately, roughly, usually, on average, average, about, around",
    id: "sekitar, kira kira, kira2, kisaran, rata rata, biasanya",
    ru: "примерно, обычно, в среднем, выходит, приблизительно",
  },
  none: {
    en: "no, non, zero, both not, neither has, neither have, there is no, there's no, not have, doesn't have, does not have, don't have, do not have",
    id: "gada, belum ada, blm ada, belum, blm",
    ru: "не имеется",
  },
  /** Said after the thing as well as before it. */
  absent: {
    en: "none, nope, not available, is not available, n/a, not provided",
    id: "tidak ada, tdk ada, gak ada, ga ada, nggak ada, ngga ada, tak ada",
    ru: "нет, отсутству*, нету, пока нет, не будет, не предусмотр*, немає, нема, тоже нет, пока тоже нет, также нет, ні, також ні, також немає, поки немає",
  },
  /** What a home can do without; not `ga perlu bayar wifi`. */
  unneeded: {
    en: "not needed",
    id: "ga perlu, gak perlu, nggak perlu, ngga perlu, tidak perlu, tdk perlu",
    ru: "не нужен, не нужна",
  },
  /** Before what a home has not yet. */
  installable: {
    en: "can be installed, can be connected, you can install, you could install, you may install",
    id: "bisa pasang, bs pasang, boleh pasang",
    ru: "можно подключить, можно провести, можно установить",
  },
  without: { en: "without, w/o, lacks, sans", id: "tanpa, tnp, tanpa ada", ru: "без" },
  yes: {
    en: "yes, yep, available, ready, ok",
    id: "ada, tersedia, lengkap, iya, ya",
    ru: "есть, да, имеется, имеются",
  },
  allowed: {
    en: "allowed, are allowed, okay, welcome, are welcome, accepted, permitted, are ok, is ok, is fine, are fine, accept, accepts, allow, allows, bring your, you can bring, can bring, bring, happy to have, small ones, small ones ok, small only, small ones only",
    id: "boleh, bisa, boleh bawa, bisa bawa, diperbolehkan, diizinkan, diijinkan, dibolehkan, bebas bawa, boleh pelihara, menerima, welcome juga",
    ru: "можно, можно с, приветству*, разрешен*, разрешает*, не против, рады, принимаем, допускает*, пускаем, френдли, согласны, можна, можна з, дозволен*",
  },
  /** After what a home does not have yet. */
  unfinished: {
    en: "under construction, being built, is being built, is under construction, coming soon, coming in, is coming, will be ready, will be built, will be finished, not finished",
    id: "masih dibangun, sedang dibangun, lagi dibangun, dalam pembangunan, akan dibangun, segera dibangun, belum jadi",
    ru: "строится, строят, достраива*, будет готов, будет готова, будет построен, будет достроен, скоро будет, будується",
  },
  /** Before what something else stands for. */
  instead: {
    en: "instead of, instead of a, instead of the, in place of, in place of a",
    id: "pengganti, sebagai ganti, sbg ganti",
    ru: "вместо, замість",
  },
  isNot: { id: "bukan" },
  /** Only right after the animals, at the end: `hewan jgn`. */
  dont: { id: "jangan, jgn, jgn ya, jangan ya, jgn dulu, jangan dulu" },
  /** Only right after the animals: much else may be fine. */
  fine: { en: "fine", id: "oke, okey", ru: "ок, окей" },
  forbidden: {
    en: "not allowed, aren't allowed, are not allowed, isn't allowed, is not allowed, not permitted, forbidden, prohibited, not accepted, don't accept, do not accept, not welcome, not for, strictly no, not suitable for, not suitable, can't have, cannot have, can't bring, cannot bring, can't host, cannot host, can not host, can't take, cannot take, can't accept, cannot accept, don't allow, do not allow, not friendly, not ok, sorry",
    id: "tidak boleh, tdk boleh, gak boleh, ga boleh, nggak boleh, ngga boleh, tidak bisa, gak bisa, ga bisa, tdk bisa, dilarang, dilarang bawa, dilarang membawa, tidak menerima, tdk menerima, tidak diizinkan, tidak diperbolehkan, tidak diperkenankan, ga terima, gak terima, no bawa, jangan bawa",
    ru: "нельзя, запрещен*, не разреш*, не допуска*, не принима*, не пуска*, не рассматрива*, против, никаких, не берем, не приветств*, не подходит, не сдаем, не сдается, не сдам, не можна, заборонен*",
  },
  unfurnished: {
    en: "unfurnished, un furnished, unfurnish, un furnish, not furnished, not furnish, non furnished, non furnish, unfurnised, no furniture, without furniture, empty house, empty room",
    id: "kosongan, kamar kosongan, rumah kosongan, tanpa perabot, tanpa furniture, tidak ada perabot, non furnis, tanpa isi",
    ru: "без мебели, немеблирован*, не меблирован*, мебели нет, нет мебели",
  },
  semiFurnished: {
    en: "semi furnished, semi furnish, semifurnished, semifurnish, half furnished, part furnished, partly furnished, partially furnished, basic furnishing, basic furniture, basic furnished",
    id: "setengah furnish, semi perabot, sebagian perabot, semi furnis",
    ru: "мебель частично, частично меблирован*, частично с мебелью, частичная мебель, мебель базовая, базовая мебель, минимум мебели",
  },
  petFriendly: {
    en: "pet friendly, pets friendly, petfriendly, dog friendly, cat friendly, animal friendly",
    id: "ramah hewan",
  },
  petFree: {
    en: "not pet friendly, non pet friendly, no pet friendly, pet free, pets free",
    id: "bukan pet friendly",
  },
  fanOnly: {
    en: "fan only, only fan, fans only, only fans, just a fan, just fan, fan room, fan cooled, fan no ac, fan not ac",
    id: "kipas angin saja, kipas saja, kipas angin aja, kipas aja, hanya kipas, hanya kipas angin, cuma kipas, cuma kipas angin",
    ru: "только вентилятор*, вентилятор вместо кондиционера, вентиляторы вместо кондиционеров",
  },
  near: {
    en: "near, nearby, close to, walk to, walking distance to, min to, mins to, minute to, minutes to, minutes from, min from, mins from, distance to, drive to, away from, opposite",
    id: "dekat, dkt, deket, menit ke, mnt ke, menit dari, sebelah, di sebelah, jarak ke",
    ru: "рядом, рядом с, возле, недалеко от, около, минут до, мин до, минутах от, напротив, пешком до, поруч, поряд, біля, недалеко від",
  },
  thousand: { en: "k", id: "rb, ribu, rban, ribuan", ru: "к, тыс, тыс., тысяч*, тис, тис., тисяч*" },
  /** Words that belong to something else than they seem to. */
  unrelated: {
    en: "etc, etc., pool table, pool club, pool bar, pool party, pool view, pool side, poolside, pool villa road, fish pool, car pool, pool cleaning, cleaning pool, pool cleaner, dry cleaning, cleaning supplies, cleaning product, cleaning products, cleaning tools, hot water, water heater, hot and cold water, hot cold water, hot & cold water, hot/cold water, warm water, hot and cold running water, hot & cold running water, cold and hot water, water dispenser, water filter, water filtration, drinking water, mineral water, gallon water, water gallon, water gallons, drinking water gallons, water pressure, water tank, water pump, water view, water kettle, water sport, water sports, water temple, waterfall, open air, fresh air, air purifier, air fryer, airy, air bnb, power outage, power outages, power cuts, power cut, powerful, powder room, maid room, maid's room, maids room, room maid, room for maid, maid bathroom, staff room, cat café, cat cafe, hot dog, hotdog, parking fee, parking ticket, electric stove, electric kettle, electric scooter, electric bike, electric gate, electric cooker, electric fence, electric car, kitchen utensils, water and electricity pole, dogs barking, street dogs, beach dog, internet cafe, internet cable, barking dogs, no barking dogs, no dogs barking, no dogs around, no dogs nearby, no dogs next door, no street dogs, noisy dogs, no barking, open kitchen concept nearby, internet by 4g, internet via 4g, internet over 4g, internet through 4g, internet on 4g, 4g internet, mobile internet",
    id: "kolam ikan, kolam koi, kolam pancing, air panas, air hangat, air terjun, air minum, air mineral, air galon, air putih, air lancar, air mancur, air dingin, kamar pembantu, kamar asisten, kamar art, km pembantu, kt pembantu, tempat kucing, pembantu rumah, iuran kebersihan, parkir liar, kompor listrik, motor listrik, sepeda listrik, kamar mandi pembantu, air conditioner bocor, tanpa perantara, tanpa agen, no agen, jaga kebersihan, uang kebersihan, biaya kebersihan, menjaga kebersihan, kebersihan lingkungan, iuran sampah",
    ru: "чистка бассейна, уборка бассейна, уход за бассейном, питьевая вода, питьевую воду, питьевой воды, горячая вода, горячую воду, горячей воды, горячая и холодная вода, бутилированная вода, фильтр для воды, вода в кулере, уборка территории, вид на воду, до воды, вода в океане, теплая вода, белый свет, дневной свет, много света, свет и воздух, естественный свет, естественного света, бильярд пул, электро байк, электробайк*, электрочайник*, электроплит*, кухонные принадлежности, без комиссии, без посредников, без агентов, без предоплаты, без пробок, без тусовок, на кухне у нас, мобильный интернет",
  },
} as const satisfies Vocabulary<string>;

export const INCLUDES = { ...TOPICS, ...SAYINGS };

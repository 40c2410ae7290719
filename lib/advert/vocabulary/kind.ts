import type { Vocabulary } from "../words";

/** What a post does: offers a home, asks for one, sells, warns, ... */
const ACTS = {
  offers: {
    en: "for rent, 4 rent, for lease, for let, to let, to rent, for monthly rent, for yearly rent, for long term rent, for daily rent, for rental, for long term, for short term, yearly lease, monthly lease, long term lease, annual lease, rent out, renting out, rents out, renting my, looking to rent my, looking to rent our, want to rent my, want to rent our, would like to rent my, would like to rent our, looking for guests, searching for guests, monthly rent, monthly rental, yearly rental, yearly rent, long term rental, longterm rental, daily rental, rental available, sublet, subletting, sublease, sub lease, lease takeover, lease transfer, take over lease, we rent, i rent, we lease, i lease, rent, or rent, & rent, and rent, rent and sale, rent & sale, renting, want to rent out, wants to rent out, would like to rent out, like to rent out, looking to rent out, need to rent out, thinking of renting out, thinking about renting out, considering renting out, sale and rental, for sale and rental, rental and sale, sale & rental, for sale and rent, sale and rent, sale or rental, will be empty, up for grabs, need someone to take, need somebody to take, want someone to take over, mine is free, mine is available, is up for rent, up for rent, up for let, is back on the market, leaving our, leaving my, letting my, letting our, for rant",
    id: "disewakan, disewak*, disewa kan, di sewak*, di sewa kan, disewain, di sewain, disewaka*, diswakan, disewkan, di sewkan, di swakan, disewa, di sewa, menyewakan, sewakan, sewain, dikontrakk*, dikontraka*, dikontrakn, dikontrakin, dikontrakan, di kontrak*, kontrakkan, sewa, dikoskan, di koskan, dikoskn, over kontrak, over kontark, over sewa, oper kontrak, oper sewa, oper alih, mau oper kontrak, mau oper sewa, kami sewakan, saya sewakan, mau sewakan, mau disewakan, mau menyewakan, mau kontrakkan, mau dikontrakkan, penyewaan, persewaan, lanjutin kontrak, lanjutkan kontrak, lanjut kontrak, melanjutkan kontrak, meneruskan kontrak, nerusin kontrak, terusin kontrak, lanjutin sewa, lanjutkan sewa, nerusin sewa, terusin sewa, take over kontrak, take over sewa, alihkan sewa, pindah tangan sewa",
    ru: "сдаю, сдам, сдаем, сдадим, сдается, сдаются, сдает, сдаст, сдают, пересдаю, пересдам, пересдаем, пересдадим, пересдается, аренда, в аренду, в субаренду, субаренда, освободилась, освободился, освободилось, освободились, освобождается, освобождаются, освобождаем, сдача в аренду, передам, передаю, передаем, отдам в аренду, отдаю в аренду, сдадим в аренду, переоформлю аренду, переуступка аренды, хочу сдать, хотим сдать, хочет сдать, готов сдать, готовы сдать, планирую сдать, планируем сдать, здаю, здам, здаємо, здамо, здається, здаються, здає, оренда, в оренду, перездаю, звільняється, звільняються, звільнилась, звільнилася, звільнився, передаємо, суборенда, в суборенду, здам в оренду, здаю в оренду",
  },
  /** Whoever says so looks for somebody to live there: `looking for someone to take over my house`. */
  handsOver: {
    en: "rent my, rent our, to rent my, to rent our, take over my, take over our, take my place, take our place, to replace me, replace us",
    id: "gantiin saya, menggantikan saya, gantikan saya, lanjutin sewa saya, melanjutkan sewa saya",
    ru: "вместо меня, вместо нас, на мое место, на наше место, на замену мне",
  },
  /** With the home in it. */
  offersHome: {
    en: "take over my room, room takeover",
    id: "terima kos, terima kost, terima anak kos, terima anak kost, menerima kos, menerima kost, terima penghuni, over kost, oper kost, oper kos, over kos, over kamar, oper kamar, take over kos, take over kost",
    ru: "сдам жилье, сдаю жилье",
  },
  /** Said of a home as well as of anything else. */
  has: {
    en: "available, is available, are available, now available, we offer, we offering, we are offering, we're offering, i offer, i'm offering, offering, we have, i have, we've got, i've got, vacant, for stay, rental, rentals, dm for price, dm for prices, dm for rate, dm for rates, pm for price, pm for prices, pm for rate, pm for rates, message for price, msg for price, inbox for price, ask for price, price on request, price upon request, rates on request, rate on request, monthly only, yearly only, long term only, longterm only, long stay only, has space, have space, has rooms, have rooms, is free from, are free from, welcomes monthly, monthly stays, monthly guests",
    id: "tersedia, ready, ready unit, kosong, harga inbox, harga by inbox, harga dm, harga by dm, harga via dm, harga japri, harga by japri, harga wa, harga via wa, tanya harga, info harga, harga hubungi, hanya bulanan, bulanan saja, khusus bulanan, khusus tahunan, hanya tahunan, tahunan saja",
    ru: "предлагаем, предлагаю, предлагается, доступна, доступен, доступны, цена по запросу, цены по запросу, стоимость по запросу, цена в лс, цены в лс, цена в личку, цена в личных, стоимость в лс, стоимость в личку, цена в директ, только помесячно, только долгосрок, только на длительный срок, только на долгий срок, пропонуємо, пропоную, доступний, доступні",
  },
  sells: {
    en: "roi, leasehold, for sale, 4 sale, on sale, hot sale, for quick sale, fast sale, urgent sale, for sell, sell, sells, selling, freehold, free hold, to sell, sale, leasehold sale, selling price, sale price, for investment, investment opportunity, off plan, offplan, take over leasehold, lease hold",
    id: "dijual, di jual, dijwal, jual, menjual, djual, dijual cepat, jual cepat, dijual santai, jual santai, jual bu, over kredit, oper kredit, harga jual, cicilan, kpr, take over kpr",
    ru: "продажа, продаю, продам, продаем, продается, продаются, продадим, на продажу, инвестици*, рассрочка застройщика, от застройщика, застройщик*, фрихолд, лизхолд, инвестиру*, доходность, доходности, вложени*, окупаемость, переуступка, переуступаю, доля в, долю в, доли в, продається, продаються, продаємо, на продаж",
  },
  wants: {
    en: "looking for, looking to rent, looking 4, lookin for, searching for, in search of, on the hunt for, hunting for, seeking, iso, wtr, want to rent, wants to rent, want to lease, wanting to rent, would like to rent, wish to rent, hoping to rent, hoping to find, trying to find, want to find, client request, client looking, my client, client needs, client ready, we are after, interested in renting, to rent for myself, in need of, lf, require, requires, requirement, requirements, requesting, we'd love a, would love a, would love to find, want a, wants a, we want a, i want a, hoping for, i'm after, am after, we're after, are after, desperate for, on the lookout for, keen to rent, keen to find, moving to bali and need, client wants, clients looking, buyer looking, want to stay, would like to stay, would like to find, like to find, wanna rent, looking to move into, looking to stay, looking to book, looking a, looking villa, looking house, looking room, searching a, search a, find me a, need to find, still looking, love to find, love to rent, love to stay, searching an, search an, looking an, interested to rent, want rent, want long term, will rent, happy to rent, i'd like to rent, i'd like a, we'd like to rent, we'd like a, like to rent a, would take a, thinking of renting, thinking about renting, considering renting, open to rent, hope to find, hope to rent, planning to rent, plan to rent, prefer to rent, able to rent, aiming to rent, wanting a, wanting an, i would like a, i would like an, we would like a, they'd like a, they would like a, she'd like a, he'd like a, would like to live, looking to move, want to move, wanna move, hoping to move, wanna find, trying to get a, in need for, hunt for, chasing a, on a hunt for, on the search for, on a search for, on search for, in the search for, searching, search:, search for, we search, i search, im search, looking to find, interested in a yearly, interested in a monthly, interested in a long term, keen on a, room hunt, house hunt, villa hunt, apartment hunt, flat hunt, help finding, help with finding, help me finding, help to find, new request, urgent request, rental request, request:, couple after, family after, people after, friends after, girls after, guys after, lady after, seeks, still searching, i'd take, i would take, we'd take, we would take, would like to take, room hunting, house hunting, villa hunting, on the look out for, in the market for, hoping to get",
    id: "cari, cariin, mencari, mencarikan, nyari, nyariin, carikan, lagi cari, lagi nyari, sedang mencari, butuh, butuhkan, membutuhkan, mau sewa, mau nyewa, mau menyewa, mikir mau sewa, mikir mau nyewa, ingin sewa, ingin menyewa, pengen sewa, pingin sewa, pengin sewa, mau ngekos, mau ngekost, mau kos, mau ngontrak, mau kontrak, ingin kontrak, ingin mengontrak, minta info, request client, permintaan client, pengen pindah, pingin pindah, mau pindah, rencana pindah, mau pindahan, pengen ngekos, pengen ngekost, pengen kos, pengen ngontrak, pengen kontrak, pengen nyewa, pingin nyewa, mau nyari, mau cari, mau mencari, tolong carikan, bantu carikan, bantu cari",
    ru: "ищу, ищем, ищет, ищут, подыскива*, сниму, снимем, снимет, снимут, сняли бы, снял бы, сняла бы, возьму в аренду, возьму в субаренду, возьмем в аренду, арендую, арендуем, арендует, хочу снять, хотим снять, хочет снять, хотят снять, хотела бы снять, хотел бы снять, хотели бы снять, сниму в аренду, в поиске, в поисках, запрос, планируем снять, планирую снять, мечтаем снять, думаем снять, думаю снять, думаем арендовать, думаю арендовать, надо снять, рассмотрю варианты, рассмотрим варианты, хотим арендовать, хочу арендовать, хотели бы арендовать, арендовать хотим, приму варианты, ждем варианты, жду варианты, ждем предложений, возьмем, возьму, рассматриваю аренду, рассматриваем аренду, рассмотрю аренду, рассмотрим аренду, хотелось бы снять, хотел бы арендовать, хочет арендовать, хотят арендовать, надо жилье, присматриваю, присматриваем, планируем арендовать, планирую арендовать, возьму на длительный срок, возьмем на длительный срок, нужна аренда, шукаю, шукаємо, шукає, шукають, зніму, знімемо, орендую, орендуємо, орендує, винайму, винаймемо, хочу зняти, хочемо зняти, хочу винайняти, хочемо винайняти, хочу орендувати, хочемо орендувати, хотіли б зняти, хотіла б зняти, хотів би зняти, в пошуку, у пошуку, в пошуках, розглянемо варіанти, розгляну варіанти",
  },
  /** Also after the thing. */
  needed: {
    en: "wanted, needed, required",
    id: "dicari, di cari, dicariin, dibutuhkan, di butuhkan, diperlukan",
    ru: "нужен, нужна, нужно, нужны, требуется, требуются, необходим*, срочно нужен, срочно нужна, потрібен, потрібна, потрібно, потрібні, потрібне",
  },
  /** Only before the thing: after it, it is a deposit that is needed. */
  needs: {
    en: "need, needs, needing",
    id: "perlu, memerlukan",
    ru: "интересует, интересуют",
  },
  asks: {
    en: "anyone have, anyone has, anyone got, anybody have, anybody has, does anyone, does anybody, do anyone, anyone know, anyone knows, anybody know, anybody knows, anyone leaving, anyone selling, anyone moving out, who has, do you know, do you guys know, any leads, any lead, any recommendations, any recommendation, any recs, any suggestions, any tips, any ideas where, can anyone, can anybody, could anyone, could anybody, please recommend, pls recommend, recommend me, can you recommend, where can i find, where to find, has anyone, has anybody, help me find, help us find, hit me up if you have, send me your listings, send your listings, send me offers, does somebody, somebody know, know of any, know any, who rents out, is anyone, is anybody, who is renting, who's renting, anybody leaving, who's got, who got, drop your listing, drop your listings, drop me your, send options, send me options, send me what you have, send your options, send me your options, send offers, pm me your, dm me your, any villa available, any villas available, any room available, any rooms available, any house available, any houses available, any place available, any places available, where can we rent, where can i rent, can someone, could someone, does someone, someone renting, someone has, would you recommend, you recommend, recommend a, recommend any, recommendations, recommendation, suggestions for, any suggestion, anyone, anybody, what've you got, what have you got, what do you have, what you got, show me what, hmu if you have, lmk if you have, let me know if you have, let me know if anyone, dm if you have, pm if you have, dm me if you have, pm me if you have, message me if you have, contact me if you have, text me if you have, if you have a, if you have any, if you have anything, if you know any, if you know a, if you know of, if anyone has, if anybody has, if anyone knows, if someone has, do you have, do u have, have you got, got any, who have, someone have, someone got, someone knows, someone know, somebody has, somebody have, does any one, any one have, any one has, any1, who can rent, who wants to rent out, who would rent, anyone renting, anybody renting, somebody renting, anyone letting, anyone subletting, anybody subletting, somebody subletting, anyone leasing, anyone rents, anybody rents, where do you look, where do you find, where do you guys, where did you find, where do people, where should i look, where should we look, where best to look, is there, are there, what's out there, whats out there, anything going, know anyone renting, somebody got, if you're leaving your, if you are leaving your, if ur leaving your, if you're moving out of, if you are moving out of, if you leave your, if your lease is ending, if your lease ends, send me your villas, send your villas, send me your places, send me your rooms, send me your houses, send me your apartments, send me your studios, show me your, share your villas",
    id: "ada yg punya, ada yang punya, ada yg tau, ada yang tau, ada yg tahu, ada yang tahu, ada yg nyewain, ada yg menyewakan, ada yang menyewakan, ada yg sewain, ada yg jual, ada info, ada yg ada, ada yang ada, ada yg kosong, ada yang kosong, ada yg mau over, ada yg mau oper, siapa punya, siapa yang punya, siapa yg punya, siapa ada, siapa yg ada, siapa tau ada, siapa yg tau, yang punya info, yg punya info, yg ada info, yang ada info, yg punya listing, yang punya listing, numpang nanya, numpang tanya, mau nanya, mau tanya, mohon info, mohon infonya, minta rekomendasi, rekomendasi, rekomendasinya, tolong info, boleh info, bagi info, ada rekomendasi, adakah, kosong ga, kosong gak, kosong nggak, kosong ngga, kosong tidak, kosong kah, dong, dongg, ada ga ya, ada gak ya, ada nggak ya, yang tau, yg tau, yang tahu, yg tahu, yg ada rumah, yang ada rumah, yg ada kos, yang ada kos, yg ada kost, yang ada kost, yg ada villa, yang ada villa, yg ada kontrakan, yang ada kontrakan, yg punya rumah, yang punya rumah, yg punya villa, yang punya villa, yg punya kos, yang punya kos, yg punya kost, yang punya kost, yg punya kontrakan, yang punya kontrakan, ada ga, ada gak, ada nggak, ada ngga, ada tidak, masih ada ga, masih ada gak, dimana ya, di mana ya",
    ru: "кто сдает, кто сдаёт, кто нибудь сдает, кто-нибудь сдает, кто то сдает, кто знает, кто может подсказать, кто уезжает, кто освобождает, кто съезжает, кто пересдает, кто продает, у кого есть, у кого нибудь есть, есть у кого, есть ли у кого, есть ли, может кто, может у кого, подскажите, подскажет, посоветуйте, посоветует, порекомендуйте, порекомендует, помогите найти, у кого свободн*, где снять, где найти, где искать, накидайте, присылайте варианты, предложите, кто знает кто сдает, сдает ли кто, сдает кто, есть что-нибудь, есть у кого нибудь, кто нибудь знает, знает кто, у кого то есть, никто не сдает, не сдает ли, что нибудь есть, что посоветуете, где лучше снять, где можно снять, есть варианты, есть ли варианты, кто нибудь съезжает, кто нибудь уезжает, кто то уезжает, кто то съезжает, где можно найти, где посмотреть, где смотреть, что можете посоветовать, підкажіть, порадьте, порекомендуйте, хто здає, хтось здає, хто знає, у кого є, чи є у когось, може хтось, чи здає хтось, допоможіть знайти",
  },
  /** At the beginning of a question. */
  opensQuestion: {
    en: "any",
    id: "ada, apa ada, apakah ada, kira kira ada, kira2 ada, apa masih ada",
    ru: "есть, а есть, нет ли",
  },
  /** Talks of homes, and lets none. */
  talks: {
    en: "has anyone stayed, anyone stayed, what do you think, your opinion, opinions, is it normal, is that normal, is it fair, a fair price, is it legal, experience with, experiences with, any experience, bad experience, review of, my review, rant, psa, lost my, lost cat, lost dog, lost wallet, missing cat, missing dog, stolen, house swap, home swap, villa swap, complaint, which area, which areas, what area is, best area, best areas, has anybody stayed, power cut, power outage, no electricity today, sorry for rant, time for rant, what are you guys paying, what do you guys pay, anyone else getting, anyone else having, anyone else experiencing, anyone else with no, anybody else getting, anybody else having, anybody else experiencing, anybody else with no",
    id: "kehilangan, menurut kalian, gimana menurut, menurut teman teman, pengalaman, curhat, apakah wajar, tukar rumah, barter, apakah aman, aman gak, aman ga, mati lampu, daerah mana yang, daerah mana yg, ada yang ngalamin, ada yg ngalamin, ada yang mengalami, ada yg mengalami, listriknya mati, airnya mati",
    ru: "потерял*, пропал*, нашли кошку, украли, отзыв, отзывы, что думаете, ваше мнение, нормально ли, нормальная ли, поделитесь опытом, адекватная ли, кто нибудь жил, кто жил, жил кто, обмен домами, обмен жильем, в добрые руки, как вам цена, как вам, нашли ключи, нашли телефон, кто сталкивался, кто нибудь сталкивался, что делать с, что делать если, как быть если, какой район, в каком районе, какие районы, кто еще без света, нет света, отключили свет, сколько сейчас стоит, сколько стоит снять, сколько стоит аренда, почем сейчас, стоит снимать, стоит ли снимать, какие впечатления, какое впечатление, кто снимал, кто снимали, сколько платите, сколько вы платите, сколько вы сейчас платите, почему так дорого, как снять, где лучше жить, какой интернет, кто еще сидит без, у всех отключили, у кого тоже нет",
  },
  hires: {
    en: "hiring, we are hiring, we're hiring, now hiring, vacancy, vacancies, job, jobs, job vacancy, job opening, job offer, urgently hiring, join our team, apply now, send your cv, cv to, send cv, resume to, position available, open position, walk in interview, recruitment, internship",
    id: "lowongan, lowongan kerja, loker, lowker, dicari karyawan, dibutuhkan karyawan, dibutuhkan staff, dibutuhkan segera staff, kirim cv, lamaran, kirim lamaran, penempatan, membuka lowongan, rekrut, rekrutmen",
    ru: "вакансия, вакансии, ищем сотрудник*, требуется сотрудник*, в команду, резюме, ищу работу, ищем в команду, подработка, работа на бали, график 5/2, график 2/2, ищем горничную, требуется горничная, требуется администратор, ищем няню",
  },
  warns: {
    en: "scam, scams, scammer, scammers, scamming, scammed, fraud, fraudster, fake villa, fake listing, fake listings, fake advert, fake adverts, fake agent, beware, be careful with, con artist, do not trust, don't trust, thief, got cheated, never returned my deposit, did not return my deposit, didn't return my deposit, didn't return the deposit, won't return my deposit, won't return the deposit, refuses to return, refused to return, kept my deposit, keeps my deposit, took my deposit, stole my deposit, stay away from, steer clear, do not rent from, don't rent from, never rent from, blacklist, rip off",
    id: "penipuan, penipu, ditipu, tertipu, menipu, hati2, hati hati, waspada, awas, alamat fiktif, modus, akun palsu, tidak mengembalikan deposit, tdk mengembalikan deposit, deposit tidak dikembalikan, deposit tdk dikembalikan, deposit ga dikembalikan, deposit gak balik, deposit ga balik, deposit hangus sepihak, jangan percaya, jgn percaya, jangan transfer, jgn transfer",
    ru: "мошенник*, мошенниц*, мошеннич*, осторожно, осторожнее, аферист*, кидал*, кинул*, развод, разводят, обманул*, обманыва*, фейк, фейков*, не ведитесь, будьте внимательны, черный список, жулик*, не отдавайте, не переводите, чужие виллы, чужую виллу, чужое жилье, не связывайтесь, не вернул депозит, не вернула депозит, не вернули депозит, не возвращает депозит, не возвращают депозит, не отдает депозит, не отдают депозит, не вернул залог, не вернули залог, не снимайте у, держитесь подальше, кидают на, предупреждение, антиреклама",
  },
  ended: {
    en: "no longer available, not available anymore, not available any more, no more available, already rented, already taken, already booked, already gone, has been rented, have been rented, has been taken, been rented, been taken, is rented, is taken, are taken, is now rented, is now taken, now taken, now rented, got rented, got taken, just rented, just taken, rented out already, room taken, villa taken, house taken, sold out, soldout, fully booked, fullbooked, fully occupied, is gone, rented already, taken already, closed deal, deal closed, deal done, already let, is booked, off the market, been let, found a tenant, found tenant, found tenants, found a housemate, found a roommate, tenant found, unit taken",
    id: "sudah laku, sdh laku, udah laku, udh laku, dah laku, sudah terisi, sdh terisi, udah terisi, udh terisi, sudah disewa, sdh disewa, udah disewa, udh disewa, sudah tersewa, sdh tersewa, sudah ada yang sewa, sudah ada yg sewa, sudah ada penyewa, sudah full, sdh full, udah full, udh full, sudah penuh, sdh penuh, udah penuh, sudah dikontrak, sdh dikontrak, sudah terjual, sdh terjual, sudah tidak tersedia, sdh tidak tersedia, tidak tersedia lagi, sudah tidak ada, kamar penuh, kos penuh, kost penuh, sudah ada yang ambil, sudah ada yg ambil, sudah taken, sdh taken, sudah tutup, sold ya, full booked",
    ru: "сдано, уже сдано, уже сдана, уже сдан, уже сдали, уже сдалась, сдался, сдалась, уже занята, уже занят, уже заняты, не актуально, неактуально, уже не актуально, больше не актуально, не актуален, не актуальна, неактуален, неактуальна, уже неактуально, больше не сдается, уже забронирован*, забронирована до, нашли жильцов, нашли арендатор*, нашли соседк*, нашелся жилец, вариант ушел, уже сняли, нашла соседку, виллу сдали, дом сдали, комнату сдали, студию сдали, всем спасибо сдали, нашли жильца, нашла жильца, нашла хозяина, нашел хозяина, нашла своего хозяина, нашел своего хозяина, уже нашли, уже заняли, уже забрали, уже снята, уже снят, больше не пишите, мест нет, нет мест, свободных нет, все занято, полностью занят*, полностью забронирован*, аренда закрыта, объявление закрыто, места закончились, вже здано, вже здана, вже здали, вже не актуально, вже зайнято",
  },
  /** Of the post when the sentence says little else: it may be pets that are not available, a living room that is closed. */
  endedAlone: {
    en: "gone, unavailable, not available, closed",
    ru: "бронь, закрыто",
  },
  /** So, and where it is set apart from the rest of its line: `Villa 25 mln [RENTED]`. */
  endedMark: {
    en: "taken, rented, sold, booked, occupied, rented out, let agreed",
    id: "laku, terisi, penuh, tersewa, terjual, habis",
    ru: "сдан, сдана, сданы, занята, занято, занят, заняты, забронирован*, продано, продана, снято, сдали, ушла, сняли, снята, снят, заняли, забрали, ушел, ушли, сдалось, сдались",
  },
  /** After a rent or first of all; elsewhere it is the furniture that is complete. */
  full: {
    en: "full",
    id: "full ya, full kak, full ya kak",
  },
  /** Said when a home is let, and by those who ask; nobody thanks for what is still to let. */
  thanks: {
    en: "thanks, thank you, thankyou, thanks all, thanks everyone, thx, tks, update, updated, upd",
    id: "terima kasih, trima kasih, terimakasih, makasih, makasi, mksh, trims, tks all, suksma, matur suksma",
    ru: "спасибо, спс, благодарю, благодарим, апдейт, обновление, апд",
  },
  /** Something is still to let. */
  remains: {
    en: "left, units left, still available, remaining, last one, only one left, one left, other units, another unit, more rooms, rooms left, still free, last unit, another one, we also have",
    id: "sisa, tinggal, masih ada, masih tersedia, masih kosong, tersisa, unit lain",
    ru: "осталось, осталась, остался, остались, еще свободн*, еще есть, свободна, свободен, свободны, есть еще, осталась одна, другие варианты",
  },
  /** To let after all: `booked in December, open from January`. */
  reopens: {
    en: "open from, opens from, but open, free from, but free, available from, but available, available after, available again, free after, vacant from, vacant again, free again, open again, reopens, then free, then available, next available",
    id: "kosong lagi, tersedia lagi, ready lagi, kosong mulai, tersedia mulai, available mulai, available lagi, free lagi, tapi kosong",
    ru: "снова свободна, снова свободен, потом свободна, потом свободен, потом свободно, затем свободна, затем свободен, далее свободна, далее свободно, дальше свободна, дальше свободно, свободна с, свободен с, свободно с, после свободна",
  },
  /** Who comes looks for a home. */
  arrives: {
    en: "arriving, we arrive, i arrive, landing in bali, moving to bali, relocating to bali, coming to bali, relocating, flying in, we'll be in bali, i'll be in bali, we will be in bali, i will be in bali, my parents visit, parents are visiting, friends are visiting, we land, i land, moving over, landing next, landing on, landing tomorrow, landing this, no place to stay, nowhere to stay, nowhere to live, without a place to stay, homeless",
    id: "mau pindah ke bali, pindah ke bali, akan ke bali",
    ru: "прилетаем, прилетаю, прилетает, приезжаем, приезжаю, переезжаем на бали, переезжаю на бали, летим на бали, едем на бали, будем на бали",
  },
  budget: {
    en: "budget, my budget, our budget, max budget, budget up to, budget max, budget is, budget around, wishlist, wish list, criteria, our criteria, we can pay, i can pay, can pay up to, can pay till, can pay until, can pay max, can pay maximum, can pay around, can pay about, can afford, we can spend, willing to pay, happy to pay, ready to pay, we pay up to, our max, my max, price range up to, send me what u have, to spend, recs please, recs pls, recommendations please, suggestions please, tips please, any help appreciated, any help is appreciated, what u got, ideally under, preferably under, hopefully under",
    id: "bajet, budjet, anggaran, sanggup bayar, saya bisa bayar, kami bisa bayar, bisa bayar max, bisa bayar maks, bisa bayar maksimal, bisa bayar sampai, bisa bayar sekitar, max budget, budget maksimal, kirim listing, kirim penawaran, tolong kirim, tawarkan ke saya, langsung tawarkan",
    ru: "готовы платить, готов платить, готова платить, рассчитываем на, бюджет, бюджета, бюджете, бюджетом, бюджету, кидайте предложения, кидайте варианты, присылайте предложения, жду вариантов, жду предложений, жду ваших предложений, скидывайте варианты, скиньте варианты, предлагайте варианты, варианты в лс, варианты в личку",
  },
  /** A sale of things, wherever they are picked up. */
  clears: {
    en: "garage sale, garage sales, moving sale, moving sales, moving out sale, move out sale, leaving sale, leaving bali sale, yard sale, clearance sale, house clearance, everything must go, flea market, car boot sale, selling furniture, selling my furniture, selling our furniture, selling all furniture",
    id: "jual barang, jual barang pindahan, jual barang barang, jual barang2, jual perabot, dijual perabot, jual perabotan, dijual perabotan, jual isi rumah, cuci gudang",
    ru: "гаражная распродажа, распродажа, распродажа вещей, распродаю, распродаем, продаю мебель, продаем мебель, продам мебель, продаю вещи, продаем вещи, продам вещи, барахолк*",
  },
  /** Said to owners of homes. */
  serves: {
    en: "rent out your, we rent out your, we rent your, renting out your, looking to rent out your, want to rent out your, like to rent out your, need to rent out your, rent it out for you, list your villa, list your property, manage your, managing your, manage your villa, fill your villa, we find tenants, find tenants for you, find tenants for your, find you tenants, find long term tenants for your",
    id: "bantu sewakan, kami bantu sewakan, bantu menyewakan, bantu carikan penyewa, carikan penyewa, titip sewa, titip sewakan, kami kelola",
    ru: "сдать вашу, сдать ваш, сдадим вашу, сдадим ваш, сдадим ее, сдадим его, поможем сдать, помогу сдать, возьмем в управление, возьму в управление, берем в управление, беру в управление, доверительное управление, в управление",
  },
  /** Where a fee is named and no rent. */
  addressesOwners: {
    en: "villa owners, villa owner, property owners, property owner, house owners, landlords",
    id: "pemilik villa, pemilik rumah, pemilik kos, pemilik kost, pemilik properti, villa anda, rumah anda, properti anda, kos anda, kost anda",
    ru: "собственники, собственники вилл, владельцы вилл, владельцы домов, хозяева вилл",
  },
  /** Before a home that is somebody else's. */
  owns: {
    en: "your, do you own, do you own a, own a",
    id: "punya",
    ru: "у вас есть",
  },
  fee: {
    en: "commission, comission, commision, fee, fees, profit share, profit sharing",
    id: "komisi, bagi hasil",
    ru: "комиссия, комиссии, комиссию, комиссией",
  },
  /** Before a price, of a place to work. */
  seats: {
    en: "day pass, monthly desk, hot desk, hot desks, dedicated desk, dedicated desks",
  },
  /** Of what is for sale: how it is let until then, or would be. */
  already: {
    en: "currently, presently, potential, expected, projected, estimated, generates, generating, earns, earning",
    id: "sudah, sdh, udah, sedang, sdg, saat ini, masih, telah, potensi",
    ru: "сейчас, уже, успешно, стабильно, в данный момент, на данный момент",
  },
  /** Of a time before what the post is about: `until then fully booked`, and of what is for sale how it was let. */
  previously: {
    en: "previously, until then, till then, before then, before that",
    id: "sebelumnya, selama ini, dulunya, tadinya",
    ru: "раньше, ранее, до этого, до того",
  },
  /** In a question about a sum; `normal price` is none. */
  judges: {
    en: "normal, reasonable, fair, too much, too expensive, overpriced",
  },
  /** They ask by themselves. */
  asksIfNormal: {
    id: "normal ga, normal gak, normal nggak, normal ngga, normal kah, wajar ga, wajar gak, wajar nggak, wajar ngga, wajar kah, kemahalan ga, kemahalan gak, kemahalan nggak, kemahalan ngga",
    ru: "это нормально, это адекватно, это дорого",
  },
  /** What others pay, for bills or for a home. */
  asksWhatOthersPay: {
    en: "how much do you pay, how much do u pay, how much do you guys pay, how much do u guys pay, how much do you all pay, how much do people pay, how much does everyone pay, how much do others pay, how much you pay, how much you guys pay, how much are you paying, how much are you guys paying, how much are u paying, how much is everyone paying, how much are people paying, what do you pay, what do u pay, what do u guys pay, what do you all pay, what do people pay, what do others pay, what does everyone pay, what are you paying, what are u paying, what are people paying, what is everyone paying, what's everyone paying, how much would you pay, how much would you charge, how much would you ask, how much would you rent, how much would u pay, what would you pay, what would you charge, what would you ask, how much should i charge, how much should i ask, how much can i charge, how much can i ask, how much could i charge, how much could i ask, what should i charge, what should i ask",
    id: "berapa kalian bayar, kalian bayar berapa, berapa bayar kalian, kalian pada bayar berapa, pada bayar berapa, biasa bayar berapa, berapa biasanya bayar, bagusnya disewakan berapa, enaknya disewakan berapa, pantasnya disewakan berapa, pantasnya berapa",
    ru: "кто сколько платит, по сколько платите, вы сколько платите, сколько все платят, сколько у вас уходит, сколько у вас выходит, сколько у вас получается, сколько обычно платите, сколько бы вы заплатили, за сколько бы вы сняли, за сколько можно сдать, за сколько можно сдавать, за сколько реально сдать, за сколько лучше сдавать",
  },
  /** What somebody else pays for another home. */
  hearsOfRent: {
    en: "my mate pays, my mates pay, my mate paid, my mate's paying, my mate is paying, my friend pays, my friends pay, my friend paid, my friend is paying, my friends are paying, a friend pays, a friend paid, a friend of mine pays, friends of mine pay, friends of ours pay, our friends pay, my neighbour pays, my neighbours pay, our neighbour pays, our neighbours pay, my neighbor pays, my neighbors pay, our neighbor pays, our neighbors pay, my colleague pays, a colleague pays, my brother pays, my sister pays",
    id: "temen saya bayar, teman saya bayar, temenku bayar, temanku bayar, temen aku bayar, teman aku bayar, temen gue bayar, temen gw bayar, tetangga saya bayar, tetanggaku bayar, tetangga aku bayar, kakak saya bayar, adik saya bayar, saudara saya bayar",
    ru: "знакомые платят, знакомый платит, знакомая платит, друзья платят, друг платит, подруга платит, подруги платят, соседи платят, сосед платит, соседка платит, коллега платит, знакомі платять, друзі платять, подруга платить, сусіди платять",
  },
  /** What the writer's own rent becomes. */
  raisesRent: {
    en: "raised the rent, raised our rent, raised my rent, raising the rent, raising our rent, raising my rent, raise the rent, raise our rent, raise my rent, increased the rent, increased our rent, increased my rent, increasing the rent, increasing our rent, put the rent up, put our rent up, put up the rent, put up our rent",
    id: "naikin sewa, naikkan sewa, menaikkan sewa, naikin harga sewa, menaikkan harga sewa, naikin uang sewa, naikin harga kos, naikin kos",
    ru: "поднял аренду, подняла аренду, подняли аренду, поднимает аренду, поднимают аренду, повысил аренду, повысила аренду, повысили аренду, повышает аренду, поднял цену, подняла цену, подняли цену, підняв оренду, підняла оренду, підняли оренду",
  },
  /** Of a stay that is over, unless it is what whoever moves in will pay. */
  rentedBefore: {
    en: "we rented, i rented, we have rented, i have rented, we've rented, i've rented",
    id: "kami nyewa, saya nyewa, aku nyewa, kami menyewa, saya menyewa, kami pernah sewa, saya pernah sewa",
    ru: "снимали, снимал, снимала, арендовали, арендовал, арендовала, знімали, знімав, знімала, орендували",
  },
  /** What the writer pays, or asks to be paid: whoever hands over a lease says so as well. */
  paysRent: {
    en: "paying, i'm paying, we're paying, i am paying, we are paying",
    id: "saya bayar, kami bayar, aku bayar, gue bayar",
    ru: "плачу, платим, платимо",
  },
  /** Of bills. */
  asksHowMuch: {
    en: "how much, how much is, how much does, how much would, how much should, how much do, how much are, what's a normal, whats a normal, what is a normal, what's the normal, what is the normal, what's the usual, what is the usual, what's the average, what is the average, what's an average, what is an average, what's a reasonable, what is a reasonable, what's your average, what's a typical, what is a typical, anyone else's, is it just me, why is my, why is the, why is our, does anyone pay, does anyone else pay",
    id: "berapa, brp, berapaan, habis berapa, abis berapa",
    ru: "сколько, во сколько, почем, какой обычно счет, какие счета, какой счет, почему такой счет, почему такие счета, у кого еще, только у меня",
  },
  /** A budget before a sum; otherwise how the rent is paid: `can pay 2 times`. */
  pays: {
    en: "can pay",
    id: "bisa bayar",
  },
} as const satisfies Vocabulary<string>;

/** What it is about. */
export const SUBJECTS = {
  home: {
    en: "villa, villas, vila, house, houses, home, homes, apartment, apartments, appartment, apartement, apt, apts, apart, flat, studio, studios, condo, condominium, townhouse, town house, townhouses, bungalow, bungalows, bungallow, guesthouse, guesthouses, guest house, guest houses, gusthouse, gh, homestay, home stay, cottage, cottages, loft, cabin, joglo, wooden house, casita, residence, place to stay, place to live, place for rent, places for rent, place to rent, places to rent, hut, penthouse, duplex, lumbung, glamping, tiny house, mansion, estate, coliving, co living, hostel, dorm, accommodation, accomodation, place, somewhere to live, somewhere to stay, something in, something around, somewhere in, somewhere around, somewhere near, somewhere quiet, somewhere, roof over, hotel, hotels, resort, resorts, suite, suites, smth, smth in, something with, smth with, anything in, anything under, anything below, anything around, anything near, anything with, anything available, anything free, anything cheap, anything decent, something decent, something cheap, something cosy, something cozy, something quiet, something small, something nice",
    id: "rumah, rmh, rumh, kost, kos, kosan, kostan, kost an, kos kosan, kost kostan, indekos, kontrakan, kontrkan, apartemen, wisma, losmen, penginapan, paviliun, pavilion, vilanya, mess, rumah kost, bedeng, tempat tinggal, perumahan, bungalo",
    ru: "вилла, виллы, виллу, вилле, виллой, виллах, вилл, вила, дом, дома, доме, домик, домика, домике, домики, домов, домом, апартамент*, апарт, апарты, апартов, апартах, квартир*, студия, студию, студии, студий, однушка, однушку, однушки, однушке, двушка, двушку, двушки, двушке, трешка, трешку, трешки, трешке, гест, геста, гесте, гесты, гестов, гестхаус*, гестхауз*, гест хаус*, гестик*, таунхаус*, бунгало, жилье, жилья, джогло, коттедж*, лофт*, пентхаус*, хостел*, резиденц*, кондо, коливинг*, хоумстей*, хоумстэй*, виллочк*, домишко, избушк*, что то до, что нибудь до, что то в, что нибудь в, что то на, что нибудь на, что то с, что нибудь с, что то под, что то недорогое, что нибудь недорогое, жильем, вілла, віллу, вілли, віллі, вілл, віллою, будинок, будинку, будинки, будиночок, будинків, дім, квартиру, квартира, апартаменти, житло, житла, студію, студія",
  },
  room: {
    en: "room, rooms, bedroom, bedrooms, br, bdr, bdrm, bed, beds, 1bed, master bedroom, en suite, ensuite, bd, brs",
    id: "kamar, kamr, kmr, kt, kamar tidur, km dalam, kamar kos, kamar kost",
    ru: "комнат*, комнатк*, спальня, спальни, спален, спальню, спальней, сп, спальная, двухспальная, односпальная, трехспальная, комн, 1сп, койко место, кімната, кімнату, кімнати, кімнаті, кімнат, кімнатою",
  },
  land: {
    en: "land, lands, plot, plots, land plot, kavling, rice field land, land lease",
    id: "tanah, tnh, kavling, kapling, tanah kavling, lahan",
    ru: "земля, земли, землю, земельн*, участок, участки, участка, участков",
  },
  commercial: {
    en: "shop, shops, shophouse, shop house, store, kiosk, office, office space, offices, restaurant, cafe, coffee shop, bar, warehouse, storage, commercial space, commercial, retail, retail space, salon, spa, stall, booth, gym, business, coworking, co working, workspace for rent, stand, food court, hotel business, clinic, showroom, studio space, event space, venue, beauty salon, barbershop, parking space, parking spot",
    id: "ruko, rukan, toko, kios, kantor, gudang, warung, resto, rumah makan, tempat usaha, ruang usaha, bangunan usaha, lapak, stand, gerai, bengkel, lapangan, gedung, pabrik, usaha, ruang kantor, garasi disewakan",
    ru: "офис*, магазин*, кафе, ресторан*, помещение, помещения, склад, склада, салон*, бизнес*, павильон*, коммерческ*, точка, торгов*, бар, коворкинг*, кабинет под, рабочее место, место под, помещение под, площадь под, зал под, под салон, под офис, под кафе, под магазин, под ресторан",
  },
  vehicle: {
    en: "scooter, scooters, motorbike, motorbikes, motor bike, bike, bikes, car, cars, car rental, bike rental, scooter rental, motorbike rental, driver, drivers, taxi, transfer, transfers, airport transfer, airport transfers, airport pickup, shuttle, transport, transportation, tour, tours, boat, nmax, vario, scoopy, pcx, xmax, surfboard, surfboards, campervan, innova, avanza, van, day trip, day trips, trip, airport shuttle, yacht, yachts, jet ski, jetski",
    id: "motor, mobil, sepeda, sepeda motor, supir, sopir, antar jemput, travel, rental mobil, rental motor, sewa motor, sewa mobil, sewa sepeda, pickup, pick up, truk, bus, angkutan, jemput bandara, mbl, kapal, trip",
    ru: "байк, байки, байка, байков, байке, скутер*, мопед*, мотоцикл*, авто, автомобил*, машина, машины, машину, машин, водител*, трансфер*, такси, экскурси*, тур, туры, прокат, серф, серфборд*, доставк*, лодк*, поездк*, яхт*, катер*, катамаран*",
  },
  event: {
    en: "retreat, retreats, workshop, workshops, ceremony, sound healing, yoga class, yoga classes, party, pool party, concert, festival, meetup, meet up, webinar, ticket, tickets, ecstatic dance, breathwork, masterclass, class, classes, event, events, screening, networking, cacao, dinner, brunch, open mic, ladies night, teacher training, market day, bazaar, course, quiz night, wedding venue, photoshoot, wedding",
    id: "acara, lomba, pesta, kelas, kelas yoga, tiket, konser, bazar, pameran, pelatihan, pengajian, seminar, gathering",
    ru: "ретрит*, мастер класс*, вечеринк*, концерт*, фестивал*, практик*, йога, семинар*, тренинг*, церемони*, встреча, встречи, мероприяти*, лекци*, курс, курсы, интенсив*, вебинар*, билет*, нетворкинг*, кинопоказ, мафия, квиз, бранч, приглашаем на, приглашаю на",
  },
  service: {
    en: "service, services, visa, visas, kitas, laundry, massage, renovation, construction, contractor, builder, architect, interior design, property management, villa management, management services, photographer, photography, videographer, plumber, electrician, handyman, repair, repairs, pest control, babysitter, babysitting, nanny, catering, private chef, chef, tattoo, barber, moving service, consultation, accountant, notary service, tax, english course, lessons, pool service, pool maintenance service, cleaning company, marketing, web design, insurance, delivery, currency exchange, money changer, loan, we clean, we manage, we build, we design, we repair, we buy, we fix, villa construction, house construction, building permit, cleaning of villas, villa cleaning services, house cleaning services, ac service, ac cleaning",
    id: "jasa, jasa pindahan, tukang, servis, servis ac, service ac, pasang ac, terima pasang, cuci ac, les, les privat, les renang, pijat, urut, katering, cathering, bangun rumah, renovasi, borongan, arsitek, desain, kontraktor, sedot wc, cleaning service panggilan, pengurusan, pinjaman, gadai, dana cepat, kredit, fotografer, badut, rias",
    ru: "виза, визы, визу, визовый, продление визы, китас, услуг*, массаж*, строим, стройка под ключ, дизайн*, фотограф*, видеограф*, няня, маникюр*, парикмахер*, стрижк*, тату, консультаци*, юрист*, нотариальн*, обмен, обменник*, обмен валют, перевод денег, кейтеринг*, урок*, репетитор*, управление виллами, управление недвижимостью, клининговая компания, химчистк*, шеф повар, психолог*, косметолог*, бухгалтер*, прачечная, страховк*, детский сад, садик, клининг*, генеральная уборка, ремонт квартир, ремонт вилл, делаем ремонт, ремонт кондиционер*, ремонт техники, ремонт байков, фотосесси*, меняю, обменяю, usdt, чистка кондиционер*, ваши виллы, вашу виллу, вашей виллы, вашими виллами, вашей виллой, вашу недвижимость, вашей недвижимостью, собственникам вилл, владельцам вилл, подберу, подберем, поможем найти, поможем снять, помогу найти, помогу снять, помощь в поиске жилья, помощь в поиске, фотостуди*, студия звукозаписи, уборка вилл, уборка домов, уборка квартир, уборка апартаментов, уборку вилл, уборку домов, уборка ваших, под ключ, дом под ключ, дома под ключ, вилла под ключ, виллы под ключ, фотосъемк*, видеосъемк*, портфолио, грузоперевозк*, сантехник*, дезинсекц*, экскурсовод*, наращивание, бровист*, груминг, ветеринар*, сиделк*, бэбиситтер*, сборка мебели, ремонт мебели, ремонт телефонов, чистка бассейна, чистка бассейнов, чистка ковров, чистка диванов, перевозка вещей, перевозка мебели, помогу с визой, поможем с визой",
  },
  goods: {
    en: "fridge, refrigerator, mattress, sofa, desk, chair, chairs, washing machine, iphone, laptop, clothes, kitten, puppy, puppies, kittens, bed frame, dishes, second hand",
    id: "kulkas, kasur, lemari, mesin cuci, meja, kursi, barang bekas, second, preloved, hp, sepatu, baju, etalase, spring bed, springbed, kompor",
    ru: "холодильник, матрас*, диван*, стиральн*, вещи, одежд*, телефон, айфон*, ноутбук*, велосипед*, детские вещи, коляск*, котята, щенк*, увлажнитель, пылесос, монитор*, доска, кроватк*, стульчик*, проектор*, палатк*, дрон",
  },
  /** Whom a home is shared with or let to. */
  person: {
    en: "housemate, housemates, house mate, house mates, roommate, roommates, room mate, room mates, flatmate, flatmates, flat mate, tenant, tenants, renters, renter, renters, occupant, sharer, couch mate, person to share, people to share, third person, another girl, another person, one more person, girl to share, female to share, new housemate, new tenant, long term tenant, long term tenants, third housemate, roomie, roomies, roomate, roomates, housemeit, people to join, person to join, girls, to join, someone to, somebody to, long term guest, long term guests, replacement, replacement tenant, replacement tenants, a replacement",
    id: "teman sekamar, teman kos, teman kost, teman sewa, teman satu rumah, teman serumah, temen sekamar, temen kos, temen kost, penyewa, penghuni, penghuni baru, anak kos, anak kost, roommate cewek, roommate cowok, partner kos, partner kost, teman sharing, temen sharing, teman untuk sharing, orang buat sharing, pengganti, org lagi, org lg, orang lagi, orang lg, penyewa baru, penyewa pengganti",
    ru: "сосед, соседа, соседку, соседка, соседей, соседи, соседа в виллу, жильцов, жильца, арендатора, арендаторов, арендатор, квартирант*, компаньон*, девушку, девочку, парня, человека, кого то, кого нибудь, гостей, семью, того кто, пару, жильцы, жилец, гостя, девочек, ребят, тех, тех кто, кому, замену, замена, кто заменит, кто займет, кто заменит меня, кто продолжит, кто заберет, кто въедет, желающих, подселенца, сусіда, сусідку, сусідка, сусідів, співмешканця, співмешканку, орендаря, орендарів, мешканця, заміну",
  },
  worker: {
    en: "manager, staff, cook, housekeeper, waiter, waitress, barista, receptionist, admin, administrator, assistant, gardener, worker, workers, employee, employees, teacher, developer, designer, sales, freelancer, villa manager, maid, cleaner, bartender, security guard, crew, house sitter, housesitter, house sit, housesit, house sitting, housesitting, pet sitter, pet sitting, cat sitter, dog sitter, investor, investors, business partner, partner",
    id: "karyawan, karyawati, pegawai, staf, kasir, koki, waiter, sopir pribadi, art, asisten, admin, spg, pekerja, helper, guru, tenaga, housekeeping, satpam, penjaga",
    ru: "администратор*, менеджер*, сотрудник*, повар*, помощник*, помощниц*, ассистент*, горничн*, уборщиц*, официант*, бармен*, учител*, тренер*, дизайнера, продавц*, работник*, мастера, мастер, няню, хаускипер*, домработниц*, инвестор*, партнер*, водителя, курьер*, риелтор*, агента, агентов, модел*, переводчик*, бухгалтера, напарник*",
  },
  /** What surrounds a home, or what it would suit, is not what the post is about. */
  purpose: {
    en: "suitable for, good for, great for, perfect for, ideal for, can be used as, near, close to, next to, nearby, min to, minutes to, mins to, walk to, opposite, behind, front of, good as, can use for",
    id: "cocok untuk, cocok utk, cocok buat, cocok, untuk, utk, buat, bisa untuk, bisa utk, bisa buat, dekat, dkt, deket, sebelah, samping, depan, belakang, bisa dipakai, menit ke",
    ru: "подойдет под, подходит под, подойдет для, под, для, рядом с, возле, около, недалеко от, напротив, минут до, мин до, поруч з, біля, недалеко від, поряд з, навпроти",
  },
} as const satisfies Vocabulary<string>;

/** Not what they seem to say. */
const UNRELATED = {
  unrelated: {
    en: "any questions, any question, any time, any agent, any agents, anyone need, anyone needs, anybody need, upon request, on request, rental income, rent income, for rental income, rental yield, rental return, rental business, rental price, rental period, rental potential, ready to rent, rental ready, currently rented, good for rent, perfect for rent, great for rent, suitable for rent, can be rented out, rented out daily, not for rent, not for sale, no sale, if you are looking for, if you're looking for, are you looking for, are you looking, you looking for, you are looking for, you're looking for, who is looking for, who are looking for, who's looking for, for those looking for, those looking, those who are looking for, anyone looking for, anybody looking for, someone looking for, people looking for, anyone searching for, anybody searching for, someone searching for, people searching for, those searching for, are you searching, are you searching for, you are searching, you are searching for, you're searching, you're searching for, if you are searching for, if you're searching for, who is searching for, who are searching for, whoever is searching for, searching no more, no more searching, perfect for those looking for, if you need, you need, do you need, whatever you need, everything you need, all you need, no need, need help, need more info, need a break, need to know, looking forward, looking forward to, what you need, don't need, dont need, owner wants, owner wants a, owner wants an, owners want, owners want a, landlord wants, landlord wants a, landlord wants an, low budget, budget friendly, on a budget, budget room, any budget, your budget, no scam, not a scam, no scams, not scammers, land size, land area, land view, size of land, on land, are land, of land, rice field view, service charge, room service, cleaning service, laundry service, service fee, serviced, linen service, maid service, scooter parking, car parking, motorbike parking, bike parking, parking car, parking bike, car park, parking for car, parking for cars, parking for motorbike, garden view, car access, by car, by bike, by scooter, by motorbike, wardrobe, home office, office desk, pool bar, fitness center, rent period, from sale, sale agent, land certificate, job done, good job, great job, photos taken, well taken care, taken care of, place is, is a place, great place, perfect place, place for, rented to, rented for, house is rented out for, is rented out for, available for viewing, available for sale, bedroom available, 24h service, tax and service, tax & service, available for rent only, car road, long as you need, available on request, bedding, full bathroom, full kitchen, bed linen, bed size, king size bed, queen bed, king bed, rice field, rice fields, view rice fields, laundry area, laundry room, tv, smart tv, also for sale, also available for sale, also sale, also selling, possible to buy, can also be sold, also to buy, available to buy, want a home feel, anyone in need, whoever needs, anyone wants, who wants to, do you want, want to live, want to feel, you want, if you want, as a rental, as rental, anyone interested, anybody interested, anyone who is interested, for anyone, anyone who, for anybody, with anyone, not looking for, not searching for, tired of searching, tired of looking, tired of searching for, tired of looking for, sick of searching, sick of looking for, sick of hunting, stop searching, stop searching for, stop looking for, your search, your search for, done searching, still looking for, still searching for, still hunting, hard to find, you would like a, you'd like a, if you would like, you want to move, booking required, not looking to sell, commercial or residential, residential or commercial, commercial and residential, residential and commercial, not rented, not rented yet, not taken, not booked, not sold, not occupied, taken until, taken till, booked until, booked till, rented until, rented till, occupied until, occupied till, normal price, normal prices, normal rate, normal rates, fair price, fair prices, reasonable price, reasonable prices, reasonable rate, reasonable rates",
    id: "cocok disewakan, bisa disewakan lagi, cocok untuk disewakan, bisa disewakan, siap disewakan, bisa di sewakan, potensi sewa, harga sewa, minimal sewa, min sewa, lama sewa, masa sewa, bayar sewa, yg cari, yang cari, yg lagi cari, yang lagi cari, yg mau cari, buat yg cari, bagi yg cari, bagi yang mencari, yg mencari, yang mencari, yang sedang mencari, yg nyari, yang nyari, yg butuh, yang butuh, yang membutuhkan, bagi yang membutuhkan, buat yang butuh, buat yang cari, bagi yang cari, lagi cari kos, lagi cari kost, anda mencari, kamu cari, kamu mencari, sedang cari, bagi yg membutuhkan, bagi yg butuh, yg perlu, yang perlu, tidak perlu, gak perlu, ga perlu, tdk perlu, tak perlu, nggak perlu, luas tanah, lt tanah, zona tanah, di atas tanah, tanah luas, hak tanah, sertifikat tanah, akses mobil, masuk mobil, muat mobil, bisa mobil, mobil bisa, parkir mobil, parkir motor, garasi mobil, garasi motor, parkiran motor, parkiran mobil, bukan penipu, bukan penipuan, no tipu tipu, jual beli, anak kantor, pemasaran, naik motor, pakai motor, naik mobil, mobil masuk, tidak dijual, tdk dijual, bukan dijual, mau beli jg bisa, mau beli juga bisa, bisa juga dijual, sewa motor ada, ada sewa motor, bisa sewa motor, sewa motor tersedia, bisa sewa mobil, uang sewa, listrik mobil, sisa sewa, penyewa lama, sdh penuh perabot, juga dijual, jual juga, tanah lot, membutuhkan waktu, butuh waktu, hanya membutuhkan, hanya butuh, tidak disewakan, tdk disewakan, bukan disewakan, bukan utk disewakan, bukan untuk disewakan, tidak untuk disewakan, tidak disewa, capek cari, capek nyari, bosan cari, bingung cari, bingung nyari, bingung mencari, susah cari, susah nyari, lelah mencari, tidak cari, tidak mencari, bukan cari, bulan depan, bln depan, bl depan, bln dpn, bulan dpn, minggu depan, mggu depan, minggu dpn, mgg depan, tahun depan, thn depan, th depan, tahun dpn, thn dpn, taun depan, hari depan, ke depan, kedepan, kedepannya, belum penuh, belum laku, belum terisi, belum tersewa, blm penuh, blm laku, blm terisi, disewa sampai, terisi sampai, penuh sampai, penuh sampe, terisi sampe, bulan penuh, sebulan penuh, tahun penuh, setahun penuh",
    ru: "доход от аренды, доход с аренды, под сдачу, для сдачи, для сдачи в аренду, под аренду, под сдачу в аренду, сдача ключей, стоимость аренды, цена аренды, срок аренды, при аренде, договор аренды, условия аренды, минимальный срок аренды, ключи сдача, кто ищет, если ищете, ищете, ищешь, для тех кто ищет, тем кто ищет, если вам нужен, если вам нужна, если вам нужно, вам нужен, вам нужна, если нужно, если нужен, если нужна, не нужно, не нужен, не нужна, что нужно, все что нужно, все необходимое, нужно ваше, вид на море, вид на поля, не мошенник*, без обмана, аренда байка, аренда байков в подарок, площадь участка, на участке, участок соток, участок ар, дома есть, дома тихо, не продается, продавать не планирует, не продаем, не продажа, рабочий стол, обслуживание бассейна, доставка еды, в доме, собственник дома, места под байк, парковка для машины, парковка на байк, парковка для байка, на машине, на байке, до моря на байке, не работа, также продается, тоже продается, возможна продажа, возможен выкуп, также продаем, можно купить, может кому, кому нужно, кому нужен, кому нужна, кому надо, кому интересно, вдруг кому, кому то нужно, кому-то нужно, не нужна предоплата, если вы ищете, если вы ищите, ищите, не сдается, не сдаю, не сдаем, не для аренды, не аренда, не для сдачи, устали искать, надоело искать, хватит искать, не ищу, не ищем, бронь по, бронь при, бронь через, бронь после, бронь от, бронь с, бронь в, бронь за, бронь на, для брони, при брони, бронь возможна, бронь осуществля*, ваш запрос, ваши запросы, вашему запросу, под запрос, под ваш запрос, занята до, занят до, занято до, сдана до, сдан до",
  },
} as const satisfies Vocabulary<string>;

export const KIND = { ...ACTS, ...SUBJECTS, ...UNRELATED };

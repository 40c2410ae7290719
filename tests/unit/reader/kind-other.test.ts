import { readAdvert } from "@/reader/read-advert";

const kindOf = (text: string) => readAdvert(text, { postedAt: new Date("2026-11-10T09:00:00+08:00") });

const OTHERS = [
  // For sale, and let in the meantime.
  ["sale", "Dijual villa freehold 3KT Jimbaran 4,5 M nego. SHM, luas 3 are. Cocok utk disewakan 40jt/bulan"],
  ["sale", "Dijual rumah Sanur 2,5 M, sudah disewakan 100jt/tahun"],
  ["sale", "Dijual cepat rumah Sanur SHM 1,8 M, saat ini disewakan 60jt/th sampai 2027"],
  ["sale", "Jual villa Canggu 5 M, sedang disewa 300jt/tahun"],
  ["sale", "Villa for sale 4BR Cemagi, 8.5 B IDR, potential rent 60 mln/month"],
  ["sale", "Продам виллу в Улувату 250к$, сейчас сдаётся за 35 млн в месяц"],
  ["sale", "DIJUAL RUMAH Pemogan, harga 1,65 M nego\nSelama ini dikontrakkan 40jt/thn"],
  ["sale", "Villa for sale 4.5 B IDR, Umalas, previously for rent at 25 mln/month"],
  // About rents in general.
  ["talk", "Is 28 mil a month for a 2BR in Babakan with no pool normal nowadays??"],
  ["talk", "Honest question, is 12 mln for a studio in Ubud too much? What do others pay"],
  ["talk", "mau tanya min, normal ga sih kos di Canggu minta deposit 2 bulan padahal cuma 2jt/bulan?"],
  ["talk", "Kos Denpasar 2,5jt/bln kemahalan gak ya?"],
  // What others pay for bills.
  [
    "talk",
    "How much do u guys pay for electricity in a 2br villa in Canggu? mine is 3.2 mil this month, 2 AC",
  ],
  ["talk", "how much do you guys pay for electricity in a 2br villa in Canggu\nmine is 3.2 mil a month"],
  ["talk", "What do you pay for wifi in your 2br villa in Canggu? mine is 450k a month"],
  ["talk", "What's a normal electricity bill for a 2br villa in Canggu? Mine is 3.2 mil this month"],
  ["talk", "Paying 3.2 mil a month for electricity in a 2br in Canggu, how much do you guys pay?"],
  ["talk", "How much electricity should a 2br with 2 ac use?? My landlord in Ubud wants 2.5 mil per month"],
  ["talk", "Anyone else's wifi bill go up? 650k a month now, 2br villa Berawa"],
  ["talk", "How much would you rent a 2br villa in Ubud with pool? thinking of listing mine at 25 mil"],
  ["talk", "За сколько можно сдать виллу 2 спальни в Убуде? думаем 25 млн в месяц"],
  ["talk", "What do you pay for a 2br villa in Canggu? We got one for 30 mil a month"],
  ["talk", "Berapa kalian bayar listrik di villa 2 kamar di Canggu? punya saya 3,2 jt sebulan"],
  ["talk", "Listrik villa 2 kamar di Canggu biasanya habis berapa sebulan ya? punya saya 3,2 jt"],
  ["talk", "Сколько у вас выходит свет на вилле с 2 спальнями в Чангу? У меня вышло 3,2 млн за месяц"],
  ["talk", "Сколько стоит интернет на вилле в Чангу? С меня просят 700к в месяц за дом"],
  // What somebody else pays, and complaints.
  ["talk", "Nah mate that's too much, my mate pays 12 mil a month for a one bed in Kedungu with a pool"],
  ["talk", "My friend pays 15 mil a month for a 2br villa in Ubud with pool"],
  ["talk", "Temen saya bayar 3jt sebulan di kos Renon, AC wifi"],
  ["talk", "Знакомые платят 18 млн в месяц за виллу 2 спальни в Убуде"],
  ["talk", "Anyone else having no water in Ubud? Paying 20 mil a month for a 2 bedroom villa"],
  ["talk", "Ada yang listriknya mati di Canggu? Saya bayar 20jt sebulan buat villa 2 kamar"],
  ["talk", "Is 28 mil a month for a 2br in Pererenan normal now? Owner wants a full year in advance"],
  ["talk", "Our landlord raised the rent from 20 to 28 mil a month for a 2BR in Pererenan, is this legal?"],
  ["talk", "Pemilik naikin sewa dari 20jt jadi 28jt per bulan, villa 2 kamar di Canggu, boleh ga sih?"],
  ["talk", "Хозяин поднял аренду с 20 до 28 млн в месяц за виллу в Переренане, законно ли это?"],
  // Things, wherever they are picked up.
  ["goods", "Moving sale: fridge 1.5 mln, AC 1/2 PK 2 mln, bed 160x200 1 mln, Kerobokan pick up"],
  ["goods", "Garage sale in Umalas villa this Saturday: sofa 2 mln, TV 3 mln, bed 1.5 mln"],
  ["goods", "Moving out sale Canggu: bed king 2 mln, aircon 2 mln, kitchen set 3 mln"],
  ["goods", "Leaving Bali sale! Bedroom set 5 mln, pick up at our villa in Sanur"],
  ["goods", "Jual barang pindahan rumah Sanur: spring bed 1jt, AC 2 jt"],
  ["goods", "Распродажа вещей на вилле в Убуде: кровать 2 млн, стол 1 млн"],
  // For owners.
  ["service", "Looking to rent out your villa? We manage 40+ properties in Canggu & Uluwatu, 15% commission"],
  ["service", "Want to rent out your house in Sanur? We find tenants in 2 weeks, fee 10%"],
  ["service", "Do you own a villa in Uluwatu? We rent it out for you, 15% commission"],
  [
    "service",
    "Villa owners! We fill your villa in Seminyak with long term tenants, 10% fee. WA 081234567890",
  ],
  ["service", "Is your villa empty? We get you bookings, 20% commission"],
  ["service", "Punya villa kosong di Canggu? Kami sewakan, komisi 10%"],
  ["service", "Pemilik villa! Kami bantu sewakan villa anda, komisi 10%"],
  ["service", "Есть вилла в Чангу? Сдадим её за неделю, комиссия 10%"],
  ["service", "У вас есть вилла на Бали? Возьмём в управление, комиссия 15%"],
  ["service", "We clean villas in Canggu, 500k per visit"],
  ["business", "Coliving in Canggu – work desk, events, community. Day pass 150k, monthly desk 2.5 mln"],
  // What somebody asks about another post, or about what is asked.
  [
    "talk",
    "How much is normal for a 2 bed w pool in Ungasan monthly? Landlord wants to raise us from 22 to 29 mil",
  ],
  [
    "talk",
    "Кто-нибудь платил за свет на вилле 4 млн в месяц? Снимаем за 26 млн. Это норма или счётчик крутит?",
  ],
  ["talk", "Вилла 2 спальни, которую вы выкладывали за 24 млн/мес, ещё свободна?"],
  ["warning", 'Careful with the "owner" of a 2BR in Berawa for 12 mil / month, he asks 5 mil to hold it'],
  ["warning", "Ini ada yang ngaku pemilik villa di Umalas 15jt/bulan, foto curian"],
  // For sale, and good for something else.
  ["sale", "Dijual rumah Jimbaran 3KT 2,1 M nego. Cocok utk tempat tinggal atau kost / disewakan harian"],
  ["land", "3 are of land for lease in Kedungu, 18 mil/are/year, min 25 years"],
  ["talk", "Сколько сейчас реально стоит снять 2 спальни в Переренане? Предлагают за 35 млн"],
  ["warning", "Our landlord kept the 8 mil deposit on a villa in Babakan (25 mil/month)"],
  ["talk", "Does 18 mil for a 1BR in Bingin sound right to you? Agent says it's a steal, I have my doubts"],
  [
    "warning",
    "Heads up, the 2BR in Umalas (26 mil/month) has construction on both sides. We left after two weeks",
  ],
  ["warning", "Не берите виллу на Нелаяне за 20 млн у Кетута! Депозит 5 млн не вернул"],
  [
    "sale",
    "Invest in Bali: 12% guaranteed yearly return, 1BR units in Nyanyi from $99k, est. $1,400 monthly",
  ],
  ["service", "Moving truck + 3 guys, Canggu to Ubud 750k, whole house 1.5 mil. Packing boxes 15k each"],
  ["service", "We will look after your house and pets in January for free, villa or apartment"],
  ["goods", "Terima pesanan furniture kos: lemari 850rb, meja 300rb. Bisa cicil per bulan"],
] as const;

const OFFERS = [
  "Anyone want my room? Berawa, 8.5m monthly straight w/ the landlady",
  "Переуступаю годовой контракт: дом 3 спальни в Керобокане, можно помесячно по 18 млн",
  "butuh yg gantiin kamar kos saya di Kuta, bulanan 1,5jt",
  "Villa on 3 are of land for lease in Kedungu, 2BR, 300 mil/year",
  "Dijual villa 2KT dekat pantai Sanur 3 M, disewakan juga 200jt/th",
  "Dijual / disewakan rumah Sanur 3KT, sewa 70jt/th",
  "Rumah Kerobokan dijual atau disewakan 60jt/tahun",
  "Jual/sewa rumah Renon 80jt/th",
  "For sale or rent 350jt/th, villa Umalas",
  "Dijual rumah Sanur 2,5 M, bisa juga disewakan 100jt/tahun",
  "Is 25 mln too much? We have a 2BR villa in Umalas for 15 mln/month",
  "Is 25 mln too much? 2BR villa in Umalas, 15 mln/month, WA 081234567890",
  "Villa 2BR Umalas, price is 25 mln/month, reasonable, interested? WA 081234567890. Pool, wifi",
  "Kos 2,5jt kemahalan ga? Kos Denpasar 1,2jt/bln WA 081234567890",
  "2BR villa in Umalas, normal price 25 mln/month, now 20 mln. Is that for you?",
  "Harga normal 25jt/bln, villa 2KT Umalas sekarang 20jt/bln. Minat?",
  "hello sir, vila for rant in Canggu 2 bedroom 20 milion/month",
  "Villa for sale 3.5 B or for rent 25 mln/month, Canggu",
  "Продажа или аренда: вилла Убуд 25 млн в месяц",
  "Disewakan rumah Dalung 40jt/th, sedang direnovasi, bisa juga dibeli",
  "House for rent in Sanur 15 mln/month. I also have a moving sale, ask me",
  "Moving out! Our 2BR villa in Berawa is for rent from December, 24 mln/month",
  "2BR villa Umalas 25 mln/month, no agent fee",
  "Villa 3BR Seminyak 45 mln/month, agents welcome, 10% commission",
  "Disewakan villa 2KT Sanur 20jt/bln, komisi agen 5%",
  "Kami sewakan villa 2KT di Canggu 25jt/bln, fee agen 5%",
  "Punya villa kosong di Sanur nih, 15jt/bln, tanpa komisi",
  "Вилла Чангу 2 спальни 30 млн/мес, комиссия 50%",
  "Есть вилла в Чангу, 2 спальни, 25 млн/мес, комиссия агента 50%",
  "Сдадим нашу виллу в Убуде на полгода, 20 млн/мес, без комиссии",
  "Looking to rent out our villa in Seseh, 2BR 25 mln/month, agent commission 5%",
  "Owner raised the rent, so we leave: 2BR villa in Canggu, 25 mil a month",
  "Не поднял цену! Вилла 2 спальни в Убуде, 20 млн в месяц",
  "Thinking of renting out my 2BR villa in Ubud, 20 mil a month",
  "We rented a scooter to guests. Our 2BR villa in Ubud is 20 mil a month",
  "My friend pays for electricity. 2BR villa in Ubud, 20 mil a month",
  "My neighbour pays 25 mil a month, our 2BR villa in Ubud is 20 mil a month",
  "My friend pays 9 mil a month for a room in Berawa and is leaving, WA 081234567890",
  "My friend pays 15 mil a month for this villa in Ubud, it is available from December",
  "Tetangga saya bayar 3jt, kos di Renon ini cuma 2jt sebulan",
  "Соседи платят 25 млн, вилла в Убуде 2 спальни за 20 млн в месяц",
  "Villa 2BR Umalas 25 mln/month, owner wants a deposit of 10 mln",
  "Сдаю однушку в Чангу, 16 млн в месяц",
  "Двушка в Убуде с бассейном, 25 млн в месяц",
  "Coliving room in Canggu 8 mln/month, day pass 150k for your friends",
  "Your villa in Ubud is waiting! 2BR, 20 mln/month, 0% commission",
  "2BR villa in Umalas, 25 mln/month. How much is electricity? About 1 mln, by meter",
  "Villa 2BR Umalas\nHow much is wifi? It is included\nPrice 25 mln/month",
  "How much do you pay for your villa? We have a 2BR in Umalas for rent, 15 mln/month",
  "How much do you pay for rent? Stop overpaying, our 2BR villa in Umalas 15 mln/month, WA 081234567890",
  "What do you pay: 20 mln per month, 2BR villa in Ubud with electricity included",
  "Kos Denpasar 1,2 jt/bln. Listrik berapa? Token sendiri",
  "How much? 5 mil/month wifi included, room in Ubud",
  "Вилла 2 спальни, Убуд. Сколько за свет? примерно 1 млн. 20 млн в месяц",
] as const;

describe("a post that names a home", () => {
  it.each(OTHERS)("is about something else (%s): %s", (why, text) => {
    expect(kindOf(text)).toMatchObject({ kind: { value: "other", doubt: null }, why });
  });

  it.each([
    "We rented a villa in Ubud for 20 mil a month and loved it",
    "Kami nyewa villa di Ubud 20jt sebulan, puas banget",
    "Снимали виллу в Убуде за 20 млн в месяц, все понравилось",
    "My landlord does not fix the roof. Paying 32 mil a month for a 2 bedroom villa in Canggu",
    "Villa 2 kamar di Canggu atapnya bocor terus, padahal saya bayar 20jt sebulan",
  ])("may only tell what is paid: %s", (text) => {
    expect(kindOf(text).kind).toMatchObject({ value: "offer", doubt: "it may be what somebody pays" });
  });

  it.each(OFFERS)("lets it: %s", (text) => {
    expect(kindOf(text).kind).toMatchObject({ value: "offer", doubt: null });
  });
});

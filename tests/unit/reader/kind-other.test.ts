import { readAdvert } from "@/reader/read-advert";

const kindOf = (text: string) => readAdvert(text, { postedAt: new Date("2026-11-10T09:00:00+08:00") });

const OTHERS = [
  // For sale with a tenant in place
  ["sale", "Dijual rumah Sanur 2,5 M, sudah disewakan 100jt/tahun"],
  ["sale", "Dijual cepat rumah Sanur SHM 1,8 M, saat ini disewakan 60jt/th sampai 2027"],
  ["sale", "Jual villa Canggu 5 M, sedang disewa 300jt/tahun"],
  ["sale", "Продам виллу в Улувату 250к$, сейчас сдаётся за 35 млн в месяц"],
  ["sale", "DIJUAL RUMAH Pemogan, harga 1,65 M nego\nSelama ini dikontrakkan 40jt/thn"],
  // Questions about usual rents
  ["talk", "Honest question, is 12 mln for a studio in Ubud too much? What do others pay"],
  ["talk", "mau tanya min, normal ga sih kos di Canggu minta deposit 2 bulan padahal cuma 2jt/bulan?"],
  ["talk", "Kos Denpasar 2,5jt/bln kemahalan gak ya?"],
  // Questions about bills
  [
    "talk",
    "How much do u guys pay for electricity in a 2br villa in Canggu? mine is 3.2 mil this month, 2 AC",
  ],
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
  // What an acquaintance pays, and complaints
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
  // Household goods, whatever place they are collected from
  ["goods", "Garage sale in Umalas villa this Saturday: sofa 2 mln, TV 3 mln, bed 1.5 mln"],
  ["goods", "Moving out sale Canggu: bed king 2 mln, aircon 2 mln, kitchen set 3 mln"],
  ["goods", "Leaving Bali sale! Bedroom set 5 mln, pick up at our villa in Sanur"],
  ["goods", "Jual barang pindahan rumah Sanur: spring bed 1jt, AC 2 jt"],
  ["goods", "Распродажа вещей на вилле в Убуде: кровать 2 млн, стол 1 млн"],
  // Services for owners
  ["service", "Looking to rent out your villa? We manage 40+ properties in Canggu & Uluwatu, 15% commission"],
  ["service", "Want to rent out your house in Sanur? We find tenants in 2 weeks, fee 10%"],
  ["service", "Do you own a villa in Uluwatu? We rent it out for you, 15% commission"],
  ["service", "Is your villa empty? We get you bookings, 20% commission"],
  ["service", "Punya villa kosong di Canggu? Kami sewakan, komisi 10%"],
  ["service", "Есть вилла в Чангу? Сдадим её за неделю, комиссия 10%"],
  ["service", "We clean villas in Canggu, 500k per visit"],
  ["business", "Coliving in Canggu – work desk, events, community. Day pass 150k, monthly desk 2.5 mln"],
  // Questions and warnings about another offer
  [
    "talk",
    "How much is normal for a 2 bed w pool in Ungasan monthly? Landlord wants to raise us from 22 to 29 mil",
  ],
  [
    "talk",
    "Кто-нибудь платил за свет на вилле 4 млн в месяц? Снимаем за 26 млн. Это норма или счётчик крутит?",
  ],
  ["warning", 'Careful with the "owner" of a 2BR in Berawa for 12 mil / month, he asks 5 mil to hold it'],
  // Land, warnings, talk, services and goods
  ["land", "3 are of land for lease in Kedungu, 18 mil/are/year, min 25 years"],
  ["warning", "Our landlord kept the 8 mil deposit on a villa in Babakan (25 mil/month)"],
  ["talk", "Does 18 mil for a 1BR in Bingin sound right to you? Agent says it's a steal, I have my doubts"],
  [
    "warning",
    "Heads up, the 2BR in Umalas (26 mil/month) has construction on both sides. We left after two weeks",
  ],
  ["service", "Moving truck + 3 guys, Canggu to Ubud 750k, whole house 1.5 mil. Packing boxes 15k each"],
  ["service", "We will look after your house and pets in January for free, villa or apartment"],
  ["goods", "Terima pesanan furniture kos: lemari 850rb, meja 300rb. Bisa cicil per bulan"],
] as const;

const OFFERS = [
  "Anyone want my room? Berawa, 8.5m monthly straight w/ the landlady",
  "butuh yg gantiin kamar kos saya di Kuta, bulanan 1,5jt",
  "Dijual villa 2KT dekat pantai Sanur 3 M, disewakan juga 200jt/th",
  "Jual/sewa rumah Renon 80jt/th",
  "Villa 2BR Umalas, price is 25 mln/month, reasonable, interested? WA 081234567890. Pool, wifi",
  "Kos 2,5jt kemahalan ga? Kos Denpasar 1,2jt/bln WA 081234567890",
  "2BR villa in Umalas, normal price 25 mln/month, now 20 mln. Is that for you?",
  "hello sir, vila for rant in Canggu 2 bedroom 20 milion/month",
  "Продажа или аренда: вилла Убуд 25 млн в месяц",
  "Owner raised the rent, so we leave: 2BR villa in Canggu, 25 mil a month",
  "We rented a scooter to guests. Our 2BR villa in Ubud is 20 mil a month",
  "My friend pays for electricity. 2BR villa in Ubud, 20 mil a month",
  "My friend pays 9 mil a month for a room in Berawa and is leaving, WA 081234567890",
  "My friend pays 15 mil a month for this villa in Ubud, it is available from December",
  "Tetangga saya bayar 3jt, kos di Renon ini cuma 2jt sebulan",
  "Сдаю однушку в Чангу, 16 млн в месяц",
  "Двушка в Убуде с бассейном, 25 млн в месяц",
  "Coliving room in Canggu 8 mln/month, day pass 150k for your friends",
  "Your villa in Ubud is waiting! 2BR, 20 mln/month, 0% commission",
  "2BR villa in Umalas, 25 mln/month. How much is electricity? About 1 mln, by meter",
  "How much do you pay for rent? Stop overpaying, our 2BR villa in Umalas 15 mln/month, WA 081234567890",
  "What do you pay: 20 mln per month, 2BR villa in Ubud with electricity included",
  "How much? 5 mil/month wifi included, room in Ubud",
  "Вилла 2 спальни, Убуд. Сколько за свет? примерно 1 млн. 20 млн в месяц",
] as const;

describe("a post that mentions a home", () => {
  it.each(OTHERS)("is about something else (%s): %s", (why, text) => {
    expect(kindOf(text)).toMatchObject({ kind: { value: "other", doubt: null }, why });
  });

  it.each([
    "We rented a villa in Ubud for 20 mil a month and loved it",
    "Kami nyewa villa di Ubud 20jt sebulan, puas banget",
    "Снимали виллу в Убуде за 20 млн в месяц, все понравилось",
    "My landlord does not fix the roof. Paying 32 mil a month for a 2 bedroom villa in Canggu",
    "Villa 2 kamar di Canggu atapnya bocor terus, padahal saya bayar 20jt sebulan",
  ])("is a doubtful offer when the writer may only tell what they pay: %s", (text) => {
    expect(kindOf(text).kind).toMatchObject({ value: "offer", doubt: "it may be what somebody pays" });
  });

  it.each(OFFERS)("is an offer: %s", (text) => {
    expect(kindOf(text).kind).toMatchObject({ value: "offer", doubt: null });
  });
});

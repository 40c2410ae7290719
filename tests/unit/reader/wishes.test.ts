import { readAdvert } from "@/reader/read-advert";

const kindOf = (text: string) => readAdvert(text, { postedAt: new Date("2026-11-10T09:00:00+08:00") });

const WANTED = [
  // The writer seeks a rental, a rent, a lease or a sublet.
  "Hi, looking for a long-term rental, Pererenan area, 1BR, 18 mln/month",
  "We are searching for monthly rental in Ubud, 2 people, 12 mln",
  "Couple searching for sublet in Canggu Dec-Jan, 14 mln per month",
  "We are looking for yearly lease in Pererenan, 2-3BR, 300 mln",
  "Need long term rent in Umalas, 2BR, 20 mln/month",
  "We search 3BR villa to rent in Pererenan from February, 40 mln/month",
  "Searching: long term villa for rent in Ubud, 2br, 15 mln/month",
  "Search: 1BR, Uluwatu, monthly rent, 15 mln",
  "Looking to find a place for rent in Amed, 6 mln/month",
  "Ищу аренду студии в Чангу, 10 млн в месяц",
  "Thinking of renting a 2BR villa in Berawa for 25 mil a month",
  "Думаем снять виллу, 2 спальни, 25 млн в месяц в Бераве",
  // The writer introduces themselves before they say what they seek.
  "Still looking! Family of four and a dog. House from two bedrooms in Sanur, 20 mln/month",
  // The writer says what they can pay.
  "Kost area Kuta, bisa bayar 1,2jt/bulan",
  "Family of 4, house in Ubud, we can pay 6 months upfront",
  // The writer seeks a roommate to look for a home together.
  "Looking for 1-2 roommates to find a villa together in Canggu, my budget is 10 mil/month each",
  "Looking for a roommate to find a villa with, Canggu, 10 mil each",
  "Roommate wanted to rent a house together in Sanur, 8 mil/month each",
  "Cari teman buat sewa bareng rumah di Kuta 2jt/bulan",
  "Ищу соседку, пока выбираем виллу: Берава или Чангу, до 13 млн в месяц",
] as const;

const OFFERS = [
  "Looking for tenants for long term rent, 2BR villa Sanur, 20 mln/month",
  "Searching for long term renters for our joglo in Ubud, 12 mln/month",
  "Stop searching! 2BR villa for rent in Umalas, 25 mln/month",
  "End your search for a long term rent: 1BR villa Sanur 14 mln/month",
  "Searching for a long term rental? 2BR Umalas available, 26 mln/month",
  "Who is looking for a long term rent in Sanur? 2BR house 15 mln/month, pool",
  "Anyone searching for long term rent: 2BR house in Sanur, 15 mln/month",
  // How the rent is paid.
  "Rumah Sanur 40jt/th bisa bayar 20jt dulu",
  // The writer already has the home to share or hand over.
  "Housemate wanted for our 3BR villa in Umalas, 9 mil/month",
  "We haven't found a new housemate yet! Room in Umalas, 9 mil/month, looking for a girl to join us",
  "Съезжаем с виллы в Умаласе, ищем кто нас сменит, 2 спальни, 25 млн/мес",
] as const;

describe("a post that seeks a home", () => {
  it.each(WANTED)("is wanted: %s", (text) => {
    expect(kindOf(text).kind).toMatchObject({ value: "wanted", doubt: null });
  });

  it.each(OFFERS)("is an offer when it only sounds like one that seeks a home: %s", (text) => {
    expect(kindOf(text).kind).toMatchObject({ value: "offer", doubt: null });
  });
});

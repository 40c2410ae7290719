import type { Vocabulary } from "../term-finder.ts";

/** Words beside which a number counts bedrooms or bathrooms, and words that only look like them. */
export const ROOM_WORDS = {
  bedroom: {
    en: "bedroom, bedrooms, bedroom(s), bed room, bed rooms, bedrom, bedrooom, bedroms, bedrm, bedrms, badroom, bdrooms, bdroom, bed rm, bed rms, b/r, bedr, bedr., bdrm., sleeping areas, room sleep, sleeping room, sleeping rooms, bdr, bdrs, bdrm, bdrms, brm, bhk",
    id: "kamar tidur, kamar tidurnya, kamar tdr, kmr tidur, kmr tdr, kamr tidur, kmar tidur, k. tidur, k.tidur, k tidur, kamar tdur, kamar tidr, kamar tidut, kmr tdur, kmr tdr., kamar tdr., kt., ktd, kam tidur, kam. tidur, ruang tidur, r. tidur, r.tidur, kt",
    ru: "спальня, спальни, спален, спальню, спальней, спальнями, спальнях, спальне, спальная, спальный, спальное, спальную, спальной, спальных, спальные, спал, сп, сп., спалень, спаленка, спаленки, бедрум*, бэдрум*, спальні, спалень, спальнею, спальнями",
  },
  /** Furniture where bedrooms are counted as well. */
  bed: { en: "bed, beds" },
  /** Short for a bedroom after a number; otherwise a banjar. */
  shortBedroom: { en: "br, brs, bd, bds", ru: "бр" },
  /** In a house to let a bedroom; of rooms to let one of several. */
  room: {
    en: "room, rooms",
    id: "kamar, kmr, kamarnya, kmar, kamr, bilik",
    ru: "комната, комнаты, комнат, комнату, комнатный, комнатная, комнатную, комнатной, кімната, кімнату, кімнати, кімнат, кімнаті",
  },
  bathroom: {
    en: "bathroom, bathrooms, bathroom(s), bath(s), bath room, bath rooms, bathrom, bathrooom, bathroms, bathrm, bathrms, bathr, bathr., bathrm., batroom, bthroom, room bath, bath, baths, bth, bths, ensuite bathroom, ensuite bathrooms, en suite bathroom, en suite bathrooms",
    id: "kamar mandi, kamar mandinya, kmr mandi, kamr mandi, kmar mandi, k. mandi, k.mandi, k mandi, kmr mndi, kamar mndi, kamar mandi., kmr mdi, kam mandi, kam. mandi",
    ru: "ванная, ванные, ванных, ванной, ванную, ванна, ванны, ванн, ванну, ванная комната, ванные комнаты, ванных комнат, ванной комнаты, ванной комнатой, санузел, санузла, санузлы, санузлов, сан узел, сан узла, с/у, сан.узел, сан.узла, душевая, душевые, душевых, ванными, ванными комнатами, санузлами, ванной комнатой, сан узлов, сан.узлов, санузел., туалетных комнат, ванні, ванною, ванних кімнат, ванноі, санвузол, санвузла, санвузли, санвузлів",
  },
  /** Short for a bathroom beside a count of bedrooms; otherwise a kilometre or part of another word. */
  shortBathroom: { en: "ba", id: "km, km.", ru: "су, ван, ванн." },
  /** A bathroom where none is counted by its name; otherwise one for guests. */
  toilet: { en: "toilet, toilets, wc", ru: "туалет, туалета, туалеты, туалетов" },
  /** Between a number and what it counts. */
  adjective: {
    en: "cozy, cosy, spacious, large, big, huge, small, comfortable, comfy, ensuite, ensuited, en suite, ac, a/c, air conditioned, aircon, private, separate, separated, shared, sharing, common, western, master, double, king, queen, full, fully, beautiful, modern, luxury, luxurious, bright, main, lovely, nice, airy, well appointed, elegant, stylish, furnished, indoor, outdoor, open, semi open, closed, enclosed, guest, kids, children, twin, standard, junior, additional, extra, new, good, great, real, proper, equal, size, sized, kingsize, super",
    id: "buah, ruang, unit, pcs, luas, besar, nyaman",
    ru: "больш*, просторн*, отдельн*, светл*, уютн*, изолированн*, полноценн*, хозяйск*, красив*, совмещенн*, раздельн*, мастер, гостев*, раздельные, шт, шт.",
  },
  /** Furniture and fittings. */
  fitting: {
    en: "bed linen, bed linens, bed sheet, bed sheets, bed cover, bed covers, bed frame, bed set, king bed, king beds, king size bed, king size beds, kingsize bed, king sized bed, king koil bed, queen bed, queen beds, queen size bed, queen size beds, single bed, single beds, double bed, double beds, twin bed, twin beds, bunk bed, bunk beds, sofa bed, sofa beds, spring bed, day bed, bath tub, bath tubs, bathtub, bath towel, bath towels, bath mat",
    id: "kasur spring bed, spring bed besar",
    ru: "спальных места, спальных мест, спальное место, спальные места, спальный район, спальном районе",
  },
  /** Rooms that are no bedrooms, and bedrooms of those who work there. */
  otherRoom: {
    en: "living room, living rooms, dining room, powder room, guest toilet, storage room, laundry room, working room, maid room, maids room, maid's room, staff room, driver room, staff bedroom, maid bedroom, guest bathroom, maid bathroom, tv room, media room, gym room, office room, room service, room only, roommate, room mate, rooms left, work room, study room",
    id: "kamar pembantu, kamar asisten, kamar art, kamar mandi pembantu, kamar mandi tamu, kamar mandi luar, km luar, kmr mandi luar, bathroom tamu, kamar mandi art, km pembantu, km tamu, kt pembantu, kt art, kamar tidur pembantu, kamar tidur art, kamar tidur asisten, kamar suster, kamar tamu, ruang tamu, ruang keluarga, ruang makan, kamar kerja, kmr kerja, ruang kerja",
    ru: "комната для персонала, комната персонала, комната для прислуги, комната отдыха, гостевой туалет, ванная для персонала, гостевой санузел",
  },
} satisfies Vocabulary<string>;

/** Pictures beside which a number counts. */
export const ROOM_SIGNS: Readonly<Record<string, "bedroom" | "bathroom">> = {
  "🛏": "bedroom",
  "🛌": "bedroom",
  "🛁": "bathroom",
  "🛀": "bathroom",
  "🚿": "bathroom",
};

/** A bedroom that nothing counts, in the singular of a language without articles, and what stands beside more of them. */
export const LONE_BEDROOMS = {
  one: { ru: "спальня, спальню" },
  more: {
    ru: "спальни, спален, спальней, спальне, спальнями, спальнях, спальн*, детск*, комнат*, мастер спальня, гостевая спальня, вторая спальня, каждая спальня, кабинет*, еще",
  },
} satisfies Vocabulary<string>;

/** Numbers in words. */
export const NUMBER_WORDS = {
  1: { en: "one, single", id: "satu", ru: "один, одна, одной, одну, одно, одним" },
  2: { en: "two", id: "dua", ru: "два, две, двух, двумя, дві, двома" },
  3: { en: "three", id: "tiga", ru: "три, трех, тремя, трьох" },
  4: { en: "four", id: "empat", ru: "четыре, четырех, чотири, чотирьох" },
  5: { en: "five", id: "lima", ru: "пять, пяти" },
  6: { en: "six", id: "enam", ru: "шесть, шести" },
  7: { en: "seven", id: "tujuh", ru: "семь, семи" },
  8: { en: "eight", id: "delapan", ru: "восемь, восьми" },
  9: { en: "nine", id: "sembilan", ru: "девять, девяти" },
  10: { en: "ten", id: "sepuluh", ru: "десять, десяти" },
} satisfies Vocabulary<string>;

/** Words that hold a number of bedrooms; a studio has none. */
export const NUMBERED_BEDROOMS = {
  0: {
    en: "studio, studios, studio apartment, studio apartments, studio room, studio flat, studio villa, studio unit",
    id: "tipe studio, type studio",
    ru: "студия, студию, студии, студий, студией, студио, квартира студия, квартиру студию, апартаменты студия",
  },
  1: {
    en: "apartment 1+1, flat 1+1, apt 1+1, villa 1+1, house 1+1, townhouse 1+1, loft 1+1, 1+1 with office, 1+1 with study, 1+1 office, 1+1 study",
    ru: "однушка, однушку, однушки, однушке, односпальн*, однаспальн*, апартаменты 1+1, апарт 1+1, квартира 1+1, дом 1+1, вилла 1+1, виллу 1+1, виллы 1+1, домик 1+1, апарты 1+1, таунхаус 1+1, 1+1 кабинет, 1+1 с кабинетом, 1+1 гостиная",
  },
  2: {
    en: "apartment 2+1, flat 2+1, apt 2+1, villa 2+1, house 2+1, townhouse 2+1, loft 2+1, 2+1 with office, 2+1 with study, 2+1 office, 2+1 study",
    ru: "двушка, двушку, двушки, двушке, двухспальн*, двуспальн*, двухспаленн*, апартаменты 2+1, апарт 2+1, квартира 2+1, дом 2+1, вилла 2+1, виллу 2+1, виллы 2+1, домик 2+1, апарты 2+1, таунхаус 2+1, 2+1 кабинет, 2+1 с кабинетом, 2+1 гостиная",
  },
  3: {
    en: "apartment 3+1, flat 3+1, apt 3+1, villa 3+1, house 3+1, townhouse 3+1, loft 3+1, 3+1 with office, 3+1 with study, 3+1 office, 3+1 study",
    ru: "трешка, трешку, трешки, трешке, трехспальн*, трехспаленн*, апартаменты 3+1, апарт 3+1, квартира 3+1, дом 3+1, вилла 3+1, виллу 3+1, виллы 3+1, домик 3+1, апарты 3+1, таунхаус 3+1, 3+1 кабинет, 3+1 с кабинетом, 3+1 гостиная",
  },
  4: { ru: "четырехспальн*" },
  5: { ru: "пятиспальн*" },
  6: { ru: "шестиспальн*" },
} satisfies Vocabulary<string>;

/** Bedrooms and a living room, where nothing else is counted. */
export const WITH_LIVING_ROOM = {
  1: { en: "1+1" },
  2: { en: "2+1" },
  3: { en: "3+1" },
} satisfies Vocabulary<string>;

/** Places of work and beds that sound like them. */
export const NO_BEDROOMS = {
  none: {
    en: "yoga studio, yoga studios, gym studio, fitness studio, pilates studio, dance studio, music studio, recording studio, photo studio, art studio, tattoo studio, work studio, studio yoga, studio pilates, studio foto, studio musik",
    ru: "йога студия, йога студии, йога студию, йога студией, студия йоги, студии йоги, студию йоги, студией йоги, фотостудия, студия пилатеса, студии пилатеса, студию пилатеса, тату студия, двуспальная кровать, двуспальные кровати, двуспальных кровати, двуспальной кроватью, двуспальную кровать, двухспальная кровать, двухспальные кровати, двухспальных кровати, двухспальной кроватью, двухспальную кровать, односпальная кровать, односпальные кровати, односпальных кровати, односпальных кроватей, двуспальных кроватей, кровать двуспальная, кровать двухспальная, двуспальный матрас, кухня студия, кухня студию, кухней студией",
  },
} satisfies Vocabulary<string>;

/** What is let: a room of a home, or the home. */
export const ROOM_OFFERS = {
  /** One room, also where the bedrooms of the home are counted. */
  oneRoom: {
    en: "room for rent, rooms for rent, room to rent, rooms to rent, room for let, room to let, room available, rooms available, available room, available rooms, room is available, rooms are available, rent a room, renting a room, renting out a room, rent out a room, renting one room, renting out one room, renting my room, rent my room, spare room, one room for rent, one room available, 1 room available, one room in, 1 room in, one room left, 1 room left, private room in, private rooms in, private bedroom in, own bedroom in, room in a, room in my, room in our, room in shared, room in the, room in villa, room in big, room in large, rooms in a, rooms in my, rooms in our, rooms in shared, bedroom in a, bedroom in my, bedroom in our, bedroom in shared, bedroom for rent in, bedroom available in, master bedroom for rent, shared villa, shared house, villa share, house share, flat share, flatshare, house sharing, villa sharing, house mate, housemate, housemates, house mates, flatmate, flatmates, flat mate, looking for a roommate, looking for roommate, looking for roommates, looking for one more roommate, roommate wanted, roommate needed, need a roommate, need roommate, searching for a roommate, search for a roommate, seeking roommate, seeking a roommate, find a roommate, new roommate, room mate wanted, looking for room mate, looking for a room mate, roomie, villamate, villa mate, sublet my room, dorm, dorm bed, bed in a dorm, rooms per month, room per month, of 2 rooms, of 3 rooms, of 4 rooms, of 5 rooms, room gets free, room becomes available, room opening up, room opening, rent per room, per room per month, share the villa, share the house, share a villa, share a house, in our villa, in my villa, in our house, in my house, room rental, room rent, room free in my, room free in our, room free in a, rooms free in my, rooms free in our, rooms free in a, has a room free, has rooms free, has 2 rooms free, has 3 rooms free, has 4 rooms free, has two rooms free, has three rooms free, has four rooms free, has 1 room free, has one room free, have a room free, have rooms free, have 2 rooms free, have 3 rooms free, have 4 rooms free, have two rooms free, have three rooms free, have four rooms free, have 1 room free, have one room free, month per room, monthly per room, mo per room, room is free in, room free from, room is free from, room going in, room going at, sharehouse, share house, share villa, sharevilla, third roommate, fourth roommate, another roommate, sharing my house, sharing my villa, sharing our house, sharing our villa, sharing my place, sharing our place, sharing my home, sharing our home, sharing my 2br, sharing my 3br, sharing my 4br, sharing our 2br, sharing our 3br, sharing our 4br, sharing my 2 bedroom, sharing my 3 bedroom, sharing my 4 bedroom, sharing our 2 bedroom, sharing our 3 bedroom",
    id: "sewa kamar, kamar bulanan, kamar harian, sewakan kamar, disewakan kamar, disewain kamar, disewakn kamar, di sewakan kamar, disewakan 1 kamar, disewakan satu kamar, disewakan kmr, kamar disewakan, kamar di villa, kamar di rumah, kamar dalam rumah, kamar dalam villa, kamar di vila, teman sekamar, sekamar, share kamar, sharing kamar, sewa per kamar, disewakan per kamar, disewakan perkamar, sewa perkamar, satu kamar di, teman serumah, temen serumah, teman satu rumah, temen satu rumah, temen sekamar",
    ru: "пересдаю комнату, пересдам комнату, пересдаем комнату, сдаю комнату, сдам комнату, сдается комната, сдаются комнаты, сдаем комнату, сдадим комнату, сдаю комнаты, сдам комнаты, сдаем комнаты, сдаю 1 комнату, сдам 1 комнату, сдаю одну комнату, сдам одну комнату, сдается 1 комната, сдается одна комната, комната в, комнату в, комнаты в, комнатка в, комнатку в, аренда комнаты, комната в аренду, свободна комната, освободилась комната, освобождается комната, комната свободна, отдельная комната в, отдельную комнату, приватная комната, койко место, койкоместо, подселение, подселю, третью соседку, третьего соседа, четвертую соседку, четвертого соседа, еще одну соседку, еще одного соседа, соседку на виллу, соседа на виллу, соседку в дом, соседа в дом, шукаю сусідку, шукаємо сусідку, шукаю сусіда, шукаємо сусіда, ищу соседа, ищу соседку, ищем соседа, ищем соседку, нужен сосед, нужна соседка, ищу сожителя, ищу хаусмейта, хаусмейт*, румейт*, руммейт*, здаю кімнату, здам кімнату, здається кімната, здаємо кімнату, кімната в, кімнату в, кімната на віллі, кімнату на віллі",
  },
  /** A boarding house lets by the room. */
  kos: {
    en: "boarding house",
    id: "kost, kos, kosan, kostan, kos2an, kost2an, kos kosan, kost kostan, indekos, indekost, rumah kos, rumah kost, kamar kost, kamar kos, kmr kos, kmr kost",
    ru: "кост",
  },
  /** A room, where nothing else is said of the home. */
  room: {
    en: "room, rooms, private room, private rooms",
    ru: "комната, комнатка, комнатку, комнату, кімната, кімнату",
  },
  whole: {
    en: "living rooms, dining rooms, powder rooms, storage rooms, staff rooms, entire villa, entire house, whole villa, whole house, entire place, whole place, entire home, every room, each room, all room, all rooms, in every room, living room, dining room, laundry room, storage room, maid room, maids room, maid's room, staff room, powder room, work room, working room, office room, extra room, guest room, tv room, room sleep, room bath, bath room, bath rooms, bed room, bed rooms, sleeping room, room service, cocok untuk kost, rooms with, with rooms, changing room, game room, games room, gym room, meeting room, media room, family room, walk in room, multi purpose room, multipurpose room, prayer room, service room, storeroom",
    id: "semua kamar, setiap kamar, tiap kamar, tiap tiap kamar, cocok untuk kos, cocok utk kost, cocok utk kos, bisa untuk kost, bisa untuk kos, buat kost, buat kos, untuk kost, untuk kos, utk kost, utk kos, kos karyawan nyaman",
    ru: "ванная комната, ванную комнату, ванной комнаты, гардеробная комната, комната отдыха, рабочая комната, рабочую комнату, комнату для персонала, комната для персонала, комната персонала, детская комната, детскую комнату, комната для гостей, гостевая комната, гостиная комната, постирочная комната, каждая комната, в каждой комнате",
  },
} satisfies Vocabulary<string>;

/** A bathroom that is not counted: of the room alone, shared, or the one there is. */
export const ROOM_BATHS = {
  own: {
    en: "private bathroom, own bathroom, ensuite, en suite, ensuite bathroom, en suite bathroom, attached bathroom, inside bathroom, bathroom inside, bathroom inside the room, inner bathroom, private bath, own bath, personal bathroom, privat bathroom, bathroom in room, bathroom private, room with bathroom, bathroom in the room",
    id: "kamar mandi dalam, kamar mandi di dalam, kmr mandi dalam, kmr mandi dlm, kmr mandi di dlm, kamar mandi dlm, kamar mandi didalam, kmr mandi di dalam, km dalam, km dlm, km di dalam, km didalam, k. mandi dalam, k.mandi dalam, k mandi dalam, kmd, km pribadi, kamar mandi pribadi, kamar mandi sendiri, km sendiri, kmr mandi sendiri",
    ru: "своя ванная, своей ванной, собственная ванная, собственной ванной, личная ванная, отдельная ванная, своя ванна, свой санузел, собственный санузел, личный санузел, отдельный санузел, с собственной ванной, со своей ванной, с отдельной ванной, отдельной ванной, приватная ванная, ванная в номере, ванная в комнате, своя душевая, своим санузлом, собственным санузлом, ванная своя, ванна своя, санузел свой, душ свой, свой душ, душевая своя, свой душ и туалет, своя ванна кімната, власна ванна, власний санвузол, окрема ванна",
  },
  one: {
    en: "bathroom, bath room, a bathroom, the bathroom",
    id: "kamar mandi, kmr mandi, k. mandi, k.mandi",
    ru: "ванная, ванной, ванную, ванна, санузел, ванная комната, ванной комнатой",
  },
  shared: {
    en: "shared bathroom, shared bathrooms, sharing bathroom, share bathroom, common bathroom, bathroom shared, shared bath, shares bath, outside bathroom, bathroom outside, shared kitchen & bathroom, shared kitchen and bathroom",
    id: "kamar mandi luar, km luar, kamar mandi bersama, km bersama, kamar mandi sharing, km sharing, kmr mandi luar, kamar mandi di luar, kamar mandi umum",
    ru: "общая ванная, общей ванной, общий санузел, санузел общий, ванная общая, общий душ, ванная на двоих, удобства на улице, санузел на этаже, спільна ванна, спільний санвузол",
  },
} satisfies Vocabulary<string>;

/** That each of the rooms has a bathroom of its own. */
export const EACH_ROOM = {
  each: {
    en: "each, every, all, each bedroom, every bedroom, all bedrooms, all the bedrooms, each room, every room, all rooms, all the rooms, all of them, each one",
    id: "setiap kamar, tiap kamar, tiap2 kamar, tiap tiap kamar, semua kamar, masing masing kamar, masing2 kamar, setiap kamar tidur, tiap kamar tidur, semua kamar tidur, masing masing",
    ru: "каждая, каждая спальня, все, все спальни, кожна, кожна спальня",
  },
  /** A bathroom may stand right after them. */
  inEach: {
    id: "tiap kamar ada, setiap kamar ada",
    ru: "у каждой, в каждой, при каждой, у каждой спальни, в каждой спальне, при каждой спальне, в каждой комнате, во всех, во всех спальнях, у кожній, в кожній, у кожній спальні, в кожній спальні",
  },
  both: {
    en: "both, both bedrooms, both rooms, both of them",
    id: "kedua kamar, kedua kamar tidur, dua duanya",
    ru: "обе, в обеих, у обеих, обе спальни, в обеих спальнях, при обеих, обидві, в обох, у обох спальнях",
  },
  own: {
    en: "ensuite, en suite, ensuites, en suites, ensuited, ensuite bathroom, ensuite bathrooms, en suite bathroom, en suite bathrooms, own bathroom, own bathrooms, own bath, private bathroom, private bathrooms, attached bathroom, attached bathrooms",
    id: "kamar mandi dalam, kmr mandi dalam, kmr mandi dlm, kamar mandi dlm, km dalam, km dlm, kamar mandi sendiri, km sendiri, kmr mandi sendiri, kamar mandi pribadi",
    ru: "своя ванная, со своей ванной, своей ванной, с собственной ванной, собственная ванная, своя ванная комната, со своей ванной комнатой, с ванной, с ванными, с ванной комнатой, с санузлом, свой санузел, со своим санузлом, собственный санузел, с собственным санузлом, отдельная ванная, отдельный санузел, своя душевая, своя ванна, своя ванна кімната, з власною ванною, власний санвузол",
  },
  bathroom: {
    en: "bathroom, bath",
    id: "kamar mandi, kmr mandi, km",
    ru: "ванная, ванная комната, санузел, с/у, ванна",
  },
  between: {
    en: "with, with a, with an, w, has, has a, has an, has its, has it's, have, have a, have their, having, its, it's, their, are, is, come with, comes with, come, comes",
    id: "ada, dengan, dgn, dg, punya, memiliki, pakai, sudah, sdh, ber",
    ru: "есть, имеет, имеют, є, має",
  },
  place: { en: "in, for, to, per", id: "di, utk, untuk", ru: "в, у, при" },
} satisfies Vocabulary<string>;

/** After a count: only some of the rooms, which are counted elsewhere. */
export const SOME_OF_THEM = {
  some: {
    en: "with ac, with a/c, with air con, have ac, has ac, use ac, ac, with ensuite, with bathtub, with bath tub, with balcony, with fan, on first floor, on the first floor, outside, outdoor, for guest, for guests, for staff, for maid, staff, maid, tamu, with king bed, with queen bed, with single bed, with twin beds, with ocean view",
    id: "pakai ac, pake ac, dg ac, dgn ac, dengan ac, ber ac, di lantai, luar, di luar, tamu, pembantu, art, utama, anak",
    ru: "с кондиционером, с кондеем, для персонала, для гостей, гостевая, гостевой",
  },
} satisfies Vocabulary<string>;

/** After a count as well: of the rooms on one of two floors. */
export const FLOOR_OF_THEM = {
  upper: {
    en: "upstairs, up, on top, on second floor, on the second floor, on the upper floor, on the top floor",
    id: "di atas, atas, lantai atas, di lantai atas, di lt 2, di lantai 2",
    ru: "наверху, на втором этаже, на 2 этаже, на верхнем этаже",
  },
  lower: {
    en: "downstairs, down, below, on ground floor, on the ground floor, ground floor",
    id: "di bawah, bawah, lantai bawah, di lantai bawah, di lt 1, di lantai 1",
    ru: "внизу, на первом этаже, на 1 этаже, на нижнем этаже",
  },
} satisfies Vocabulary<string>;

/** On the line of a unit that is let no more. */
export const TAKEN = {
  taken: {
    en: "taken, rented, rented out, already rented, booked, fully booked, sold, sold out, not available, unavailable, occupied",
    id: "terisi, sudah terisi, penuh, sudah laku, laku, sudah disewa, tersewa, sold, habis",
    ru: "сдано, сдана, сдан, сданы, занято, занята, занят, заняты, забронировано, забронирована, продано, ушла, ушел",
  },
} satisfies Vocabulary<string>;

/** Floors whose rooms may be counted one by one. */
export const FLOORS = {
  floor: {
    en: "ground floor, first floor, second floor, third floor, 1st floor, 2nd floor, 3rd floor, upper floor, lower floor, top floor, upstairs, downstairs, floor 1, floor 2, level 1, level 2, main house, guest house building",
    id: "lantai 1, lantai 2, lantai 3, lantai satu, lantai dua, lantai atas, lantai bawah, lt 1, lt 2, lt 3, lt. 1, lt. 2, lt.1, lt.2, lt1, lt2, lt3, lt atas, lt bawah",
    ru: "первый этаж, второй этаж, третий этаж, 1 этаж, 2 этаж, 3 этаж, 1й этаж, 2й этаж, 1-й этаж, 2-й этаж, на первом этаже, на втором этаже, на 1 этаже, на 2 этаже, на первом, на втором, наверху, внизу",
  },
} satisfies Vocabulary<string>;

import type { Vocabulary } from "../term-finder.ts";

/** Words before or after the name of a place that say what the place is to the home. */
export const AREA_CUES = {
  /** The home is there. */
  located: {
    en: "location, locations, loc, located, located in, located at, is located in, address, area, areas, district, district of, heart of, the heart of, in the heart of, center of, in the center of, centre of, in the middle of, welcome to, village, village of, situated in, set in, based at",
    id: "lokasi, lokasinya, lok, alamat, alamatnya, daerah, kawasan, wilayah, terletak di, berlokasi di, bertempat di, letak, posisi, jantung, pusat, desa, ds, kelurahan, kel, kecamatan, kec, kabupaten, kab, br, lingkungan, banjar dinas",
    ru: "район, районе, района, райончик, локация, локации, локацию, адрес, расположен*, находится, находятся, местоположени*, место, местонахождени*, деревня, деревне, поселок, в самом центре, в центре, центр, в сердце",
  },
  in: {
    en: "in, at, inside, to rent, for rent, to let, for lease, rent in, available in, co living in, coliving in, co housing in, outdoor living in, easy living in, slow living in, tropical living in, villa living in, luxury living in, community living in, comfortable living in, peaceful living in, private living in, modern living in, island living in, above our shop in, above a shop in, above the shop in, above our restaurant in, above our office in",
    id: "di, dlm, seputaran, sekitaran, didaerah, dikawasan, utk daerah",
    ru: "в, во, на",
  },
  /** The home is somewhere near. */
  near: {
    en: "near, nearby, near to, close to, close by, close from, closed to, next to, beside, not far from, far from, away from, outside of, walking distance, walking distance to, walk to, walk from, drive to, drive from, ride to, ride from, minutes to, minute to, min to, mins to, from, to, toward, towards, between, around, access to, easy access to, outskirts of, on the way to, north of, south of, west of, east of, border of, overlooking, vs",
    id: "dekat, dkt, deket, dekat dengan, dekat dgn, dari, ke, menuju, sebelah, sekitar, antara, akses ke, akses, arah, jarak, jarak ke, kearah, ke arah, perbatasan, nempel, belakang, depan, samping, hampir, utara dari",
    ru: "рядом, рядом с, рядышком с, возле, недалеко от, неподалеку от, близко к, близко от, близость к, около, вблизи, до, от, к, ко, из, между, по дороге в, по пути в, по направлению к, ближе к, в сторону, не доезжая, граница с, на границе, окрестност*, соседн*, біля, поруч, поруч з, поряд, поряд з, недалеко від, неподалік, від",
  },
  /** Somebody or something else is there. */
  elsewhere: {
    en: "living in, lives in, live in, i live in, we live in, based in, moving to, moved to, move to, office in, our office in, shop in, restaurant in, not in, no, than in, than, school in, another villa in, other villas in, other villa in, also have in, branch in, instead of, tired of, unlike, not, i'm in, stay in now, born in, meet in, viewing in, delivery in, expensive than, taken, rented, rented out, booked, sold, it's not, its not, this is not, this isn't",
    id: "tinggal di, pindah ke, kantor di, kantor kami di, bukan, bukan di, selain di, cabang di, bandingkan, dibanding, dibanding di, kerja di, saya di, toko di, terisi, laku, sudah laku",
    ru: "живу в, живет в, живем в, живут в, переезжаем в, переезжаю в, переезд в, переехали в, переехал в, уехали в, улетаем в, уезжаем в, офис в, наш офис в, не, кроме, чем в, в отличие от, работаю в, школа в, магазин в, доставка в, вместо, сдано, сдана, сдан, занято, занята, занят, заняты, живу у, живемо у, переіжджаємо в, это не, это не в",
  },
  /** Other islands, and places there: some have a Kuta or a Kediri of their own. */
  otherIsland: {
    en: "lombok, south lombok, central lombok, mandalika, kuta mandalika, sumba, sumbawa, flores, labuan bajo, east java, java, ntb, ntt",
    id: "lombok selatan, lombok tengah, lombok barat, lombok utara, lombok timur, pulau lombok, jawa, jawa timur, jatim, pulau jawa, nusa tenggara barat, nusa tenggara timur",
    ru: "ломбок, ломбоке, ломбока, ява, яве, явы, флорес, флоресе, сумба, сумбе, сумбава, сумбаве",
  },
  /** Between two places: the first one was a slip. */
  corrects: {
    en: "no wait, wait no, sorry, no sorry, oh no, oops, i mean, i meant, scratch that, correction, make that",
    id: "eh, maaf, salah, ralat, maksudnya, maksud saya, eh bukan",
    ru: "ой, ой нет, точнее, вернее, то есть, поправка, ошибся, ошиблась",
  },
  /** Beside a name: a place called after another, a road there, or a manner. */
  landmark: {
    en: "airport, international airport, bypass, hotel, palace, market, art market, fish market, hospital, school, community school, independent school, club, beach club, mall, square, traffic, style, styled, monkey forest, golf, temple, university, rice terrace, rice terraces, waterfall, vibe, vibes, clinic, padel, gym, crowd, hype, prices, festival",
    id: "bandara, pasar, kampus, universitas, univ, terminal, rs, rsu, rsup, rsud, rumah sakit, pelabuhan, gunung, polsek, polres, kantor camat, smp, sma, sd, smk, spbu, lapangan, pura, stasiun, alun alun, jl denpasar, jalan denpasar, jl raya denpasar, jalan raya denpasar, raya denpasar, jl singaraja, jl raya uluwatu, jalan raya uluwatu, jl uluwatu, jalan uluwatu, jl. uluwatu, jl. raya uluwatu, jln uluwatu, jln raya uluwatu, bypass tanah lot, by pass tanah lot, jl raya tanah lot, jalan raya tanah lot, simpang",
    ru: "аэропорт, аэропорта, аэропорту, аэропорте, вулкан, вулкана, рынок, отель, гора, храм, храма, храму, стайл, палас",
  },
  street: {
    en: "street, st, road, rd, lane",
    id: "jl, jl., jln, jln., jalan, jalan raya, jl raya, jl. raya, jln raya, jln. raya, raya, gg, gg., gang, jl pantai, jl. pantai, jalan pantai, jln pantai, by pass, jl by pass",
    ru: "улица, улице, ул, ул., джалан, роуд",
  },
  /** After a number: how far or how long. */
  distance: {
    en: "min, mins, minute, minutes, min., km, kms, kilometer, kilometers, kilometre, kilometres, mnt, hour, hours, hr",
    id: "menit, jam",
    ru: "мин, минут, минуты, минутах, минута, минуту, мин., км, километр*, час, часа",
  },
  /** Words of time, price and people that hold a word of nearness, or of how far it is. */
  noPlace: {
    en: "m monthly, m per month, m a month, m/month, m / month, m/mo, m yearly, m per year, m/year, m / year, m nett, m net, m idr, m+, m +, available from, avail from, free from, starting from, start from, starts from, price from, prices from, from now, from today, from tomorrow, from next, from the owner, from owner, direct from, from january, from february, from march, from april, from may, from june, from july, from august, from september, from october, from november, from december, from jan, from feb, from mar, from apr, from jun, from jul, from aug, from sept, from sep, from oct, from nov, from dec, ready to, easy to, want to, welcome to stay, need to, happy to, free to, contact to, up to, move to you",
    id: "m/bln, m/bulan, m / bulan, m per bulan, m/thn, m/tahun, m / tahun, m per tahun, tersedia dari, mulai dari, harga dari, langsung dari, dari pemilik, bulan depan, minggu depan, tahun depan, halaman depan, teras depan, halaman belakang, lebih dari, terdiri dari, ke pemilik, taman belakang, kamar depan, lt depan",
    ru: "м/мес, м/месяц, м в месяц, м/год, м в год, м+, м +, от хозяина, от хозяев, от собственника, от собственников, от владельца, цена от, аренда от, срок от, к аренде, к заезду, к заселению, из дерева, до конца, от месяца, от года, от полугода, до лета, до весны, до зимы, до нового",
  },
  /** A number in words, which may count minutes. */
  number: {
    en: "five, six, seven, eight, ten, twelve, fifteen, twenty, thirty, forty",
    id: "lima, sepuluh, lima belas, dua puluh, tiga puluh",
    ru: "пять, семь, десять, двенадцать, пятнадцать, двадцать, тридцать",
  },
  /** After a number: still there. */
  metres: { en: "m, meter, meters, metre, metres", ru: "м, метр, метров, метра, метрах" },
  and: {
    en: "and, or, the, beautiful, sunny, north, south, east, west, central",
    id: "dan, atau, bali",
    ru: "и, или, самом, самый, центре, бали",
  },
} satisfies Vocabulary<string>;

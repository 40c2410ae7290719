import type { Words } from "./words.ts";

export const indonesianSettings: Words["ofSetting"] = {
  surf: [
    "Dekat kafe, warung dan minimarket.",
    "Lokasi strategis tapi tetap tenang.",
    "Akses jalan mudah, bebas banjir.",
  ],
  cliff: [
    "Dekat pantai-pantai terbaik di Bukit.",
    "Air PDAM lancar, ada tandon.",
    "Dekat minimarket dan apotek.",
  ],
  beach: [
    "Lingkungan aman dan tenang.",
    "Dekat pasar dan rumah makan.",
    "Pagi bisa jalan-jalan di pinggir pantai.",
  ],
  town: [
    "Lokasi strategis, dekat pasar, bank dan rumah sakit.",
    "Dekat minimarket, laundry dan warung makan.",
    "Jalan besar dekat, tapi di dalam gang, jadi tidak bising.",
    "Lingkungan aman, tetangga baik.",
  ],
  rice: [
    "Suasana desa, udara segar.",
    "Tenang, jauh dari kebisingan.",
    "Pagi dengar suara burung, malam dengar jangkrik.",
  ],
  mountain: ["Udara dingin, tidak perlu AC.", "Dekat danau dan kebun."],
  island: ["Dekat dermaga, kapal ke Sanur tiap hari.", "Suasana pulau, santai dan aman."],
};

export const indonesianPlaces: Words["ofPlace"] = {
  canggu: ["7 menit ke Pantai Batu Bolong.", "Dekat shortcut Canggu.", "Dekat coworking dan gym."],
  pererenan: ["5 menit ke Pantai Pererenan.", "Sebelah barat Canggu, lebih sepi."],
  berawa: ["5 menit ke Pantai Berawa.", "Dekat sekolah internasional dan gym."],
  tibubeneng: ["Antara Berawa dan Kerobokan."],
  seseh: ["Pantai Seseh masih sepi, cocok untuk jogging."],
  umalas: ["Ke Seminyak 10 menit, ke Canggu 15 menit."],
  kerobokan: ["Ke Seminyak hanya 10 menit.", "Dekat kantor desa dan pasar."],
  seminyak: ["Dekat Pantai Petitenget.", "Pusat Seminyak, ke mana-mana dekat."],
  legian: ["5 menit jalan kaki ke Pantai Legian."],
  kuta: ["15 menit ke bandara.", "Dekat mall dan Pantai Kuta."],
  uluwatu: ["Dekat Pantai Padang Padang dan Suluban."],
  pecatu: ["Dekat Pantai Dreamland."],
  ungasan: ["10 menit ke Pantai Melasti.", "Dekat GWK."],
  jimbaran: ["Dekat kampus Udayana.", "10 menit ke bandara."],
  nusaDua: ["Dekat kawasan hotel Nusa Dua."],
  sanur: ["10 menit ke Pantai Sanur.", "Dekat Pasar Sindhu dan jalan bypass."],
  denpasar: ["Dekat Jalan Gatot Subroto.", "Dekat kampus dan rumah sakit.", "Pusat kota Denpasar."],
  renon: ["Dekat Lapangan Renon, enak untuk jogging."],
  ubud: ["10 menit ke pusat Ubud.", "Dekat Monkey Forest, jalan bagus."],
  mas: ["Desa Mas, ke Ubud 15 menit."],
  sidemen: ["Di tengah sawah Sidemen, pemandangan Gunung Agung."],
  padangbai: ["Dekat pelabuhan Padangbai."],
  lovina: ["10 menit ke pusat Lovina."],
  singaraja: ["Tengah kota Singaraja, dekat kampus."],
  bedugul: ["Dekat Danau Beratan dan kebun raya."],
  tabanan: ["20 menit ke kota Tabanan."],
  nusaLembongan: ["Dekat dermaga Jungut Batu."],
  nusaPenida: ["Dekat pelabuhan Toyapakeh."],
};

/** The other villages of Bali by regency and district, as the ministry of home affairs and OpenStreetMap name them. */
export const VILLAGES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  badung: {
    abiansemal:
      "abiansemal, abiansemal dauh yeh cani, angantaka, ayunan, blahkiuh, bongkasa, bongkasa pertiwi, darmasaba, jagapati, mambal, mekar bhuwana, punggul, sangeh, sedang, selat, sibanggede, sibangkaja, taman",
    kuta: "",
    "kuta selatan": "",
    "kuta utara": "",
    mengwi:
      "abianbase, baha, gulingan, kapal, kekeran, kuwun, lukluk, mengwitani, penarungan, sading, sembung, sempidi, sobangan, werdi bhuwana",
    petang: "belok/sidan, carangsari, getasan, pangsan, pelaga, petang, sulangai",
  },
  bangli: {
    bangli: "bebalang, bunutin, cempaga, kawan, kayubihi, kubu, landih, pengotan, tamanbali",
    kintamani:
      "abangsongan, abuan, awan, bantang, banua, batudinding, batukaang, batur selatan, batur tengah, batur utara, bayung cerik, bayung gede, belancan, belandingan, belanga, belantih, binyan, bonyoh, buahan, bunutin, catur, daup, dausa, gunungbau, katung, kedisan, langgahan, lembean, mangguh, manikliyu, mengani, pengejaran, pinggan, satra, sekaan, sekardadi, selulung, serai, siakin, songan a, songan b, subaya, sukawana, suter, terunyan, ulian",
    susut: "abuan, apuan, demulih, pengiangan, penglumbaran, selat, sulahan, susut, tiga",
    tembuku: "bangbang, jehem, peninjoan, tembuku, undisan, yangapi",
  },
  buleleng: {
    banjar:
      "banjar, banjar tegeha, banyuatis, banyuseri, cempaga, dencarik, gesing, gobleg, kaliasem, kayuputih, pedawa, sidetapa, tampekan, temukus, tigawasa, tirtasari",
    buleleng:
      "alasangker, anturan, astina, baktiseraga, banjar bali, banjar jawa, banjar tegal, banyuasri, banyuning, beratan, jinangdalem, kaliuntu, kampung anyar, kampung baru, kampung bugis, kampung kajanan, kampung singaraja, kendran, liligundi, nagasepaha, paket agung, pemaron, penarukan, penglatan, petandakan, poh bergong, sarimekar, tukadmungga",
    busungbiu:
      "bengkel, bongancina, busungbiu, kedis, kekeran, pelapuan, pucaksari, sepang, sepang kelod, subuk, telaga, tinggarsari, tista, titab, umejero",
    gerokgak:
      "banyupoh, celukanbawang, gerokgak, musi, patas, pejarakan, pengulon, penyabangan, sanggalangit, sumberkima, sumberklampok, tinga-tinga, tukadsumaga",
    kubutambahan:
      "bengkala, bila, bontihing, bukti, bulian, depeha, kubutambahan, mengening, pakisan, tajun, tambakan, tamblang, tunjung",
    sawan:
      "bebetin, bungkulan, galungan, giri emas, jagaraga, lemukih, menyali, sangsit, sawan, sekumpul, sinabun, sudaji, suwug",
    seririt:
      "banjarasem, bestala, bubunan, gunungsari, joanyar, kalianget, kalisada, lokapaksa, mayong, munduk bestala, pangkungparuk, patemon, pengastulan, rangdu, ringdikit, sulanyah, tangguwisia, ularan, umeanyar, unggahan",
    sukasada:
      "ambengan, gitgit, kayuputih, padangbulia, pancasari, panji, panji anom, pegadungan, pegayaman, sambangan, selat, silangjana, sukasada, tegallinggah, wanagiri",
    tejakula: "bondalem, julah, les, madenan, pacung, penuktukan, sambirenteng, sembiran, tejakula, tembok",
  },
  denpasar: {
    "denpasar barat":
      "dauh puri, dauh puri kangin, dauh puri kauh, dauh puri kelod, padangsambian, padangsambian kaja, padangsambian kelod, pemecutan, pemecutan kelod, tegal harum, tegal kertha",
    "denpasar selatan": "",
    "denpasar timur":
      "dangin puri, dangin puri kelod, kesiman, kesiman kertalangu, kesiman petilan, penatih, penatih dangin puri, sumerta, sumerta kaja, sumerta kauh, sumerta kelod",
    "denpasar utara":
      "dangin puri kaja, dangin puri kangin, dangin puri kauh, dauh puri kaja, peguyangan, peguyangan kaja, peguyangan kangin, pemecutan kaja, tonja, ubung, ubung kaja",
  },
  gianyar: {
    blahbatuh: "belega, blahbatuh, bona, buruan, medahan, pering",
    gianyar:
      "abianbase, bakbakan, beng, bitera, lebih, petak, petak kaja, samplangan, serongga, siangan, sidan, sumita, suwat, tegal tugu, temesi, tulikup",
    payangan: "bresela, buahan, buahan kaja, bukian, kelusa, kerta, melinggih, melinggih kelod, puhu",
    sukawati: "batuan kaler, batubulan kangin, celuk, guwang, kemenuh, singapadu kaler, singapadu tengah",
    tampaksiring: "manukaya, pejeng kaja, pejeng kangin, pejeng kawan, pejeng kelod, sanding",
    tegallalang: "kedisan, kenderan, pupuan, sebatu, taro",
    ubud: "",
  },
  jembrana: {
    jembrana:
      "air kuning, batu agung, budeng, dangin tukadaya, dauhwaru, loloan timur, pendem, perancak, sangkaragung, yehkuning",
    melaya: "belimbingsari, candikusuma, ekasari, manistutu, melaya, nusasari, tukadaya, tuwed, warnasari",
    mendoyo:
      "delodberawah, mendoyo dangin tukad, mendoyo dauh tukad, penyaringan, pergung, pohsanten, tegalcangkring, yeh sumbul, yehembang, yehembang kangin, yehembang kauh",
    negara:
      "baler bale agung, baluk, banjar tengah, banyu biru, berangbang, cupel, kaliakah, lelateng, loloan barat, pengambengan, tegal badeng barat, tegal badeng timur",
    pekutatan: "asahduren, gumbrih, manggissari, pangyangan, pekutatan, pengragoan, pulukan",
  },
  karangasem: {
    abang:
      "ababi, abang, bunutan, culik, datah, kertha mandala, kesimpar, laba sari, nawa kerti, pidpid, purwa kerthi, tista, tiyingtali, tri buana",
    bebandem: "bebandem, bhuana giri, budakeling, bungaya, bungaya kangin, jungutan, macang, sibetan",
    karangasem:
      "bugbug, bukit, padang kerta, pertima, seraya, seraya barat, seraya timur, subagan, tegalinggah, tumbu",
    kubu: "ban, baturinggit, dukuh, kubu, sukadana, tianyar, tianyar barat, tianyar tengah",
    manggis:
      "antiga, antiga kelod, gegelang, ngis, nyuh tebel, pesedahan, selumbung, sengkidu, tenganan, ulakan",
    rendang: "besakih, menanga, nongan, pempatan, pesaban, rendang",
    selat: "amerta bhuana, duda, duda timur, duda utara, muncan, peringsari, sebudi, selat",
    sidemen:
      "kertha buana, lokasari, sangkan gunung, sinduwati, talibeng, tangkup, telagatawang, tri eka buana, wisma kerta",
  },
  klungkung: {
    banjarangkan:
      "aan, bakas, banjarangkan, bungbungan, getakan, negari, nyalian, nyanglan, takmung, tihingan, timuhun, tohpati, tusan",
    dawan:
      "besan, dawan kaler, dawan kelod, gunaksa, kampung kusamba, kusamba, paksebali, pesinggahan, pikat, sampalan kelod, sampalan tengah, sulang",
    klungkung:
      "akah, gelgel, jumpai, kamasan, kampung gelgel, manduang, satra, selat, selisihan, semarapura kaja, semarapura kangin, semarapura kauh, semarapura kelod, semarapura kelod kangin, semarapura tengah, tangkas, tegak, tojan",
    "nusa penida":
      "batukandik, batumadeg, batununggul, bunga mekar, jungutbatu, kampung toyapakeh, klumpu, kutampi, kutampi kaler, lembongan, ped, pejukutan, sakti, sekartaji, suana, tanglad",
  },
  tabanan: {
    baturiti:
      "angseri, antapan, apuan, batunya, baturiti, candikuning, luwus, mekarsari, perean, perean kangin, perean tengah",
    kediri:
      "abian tuwung, banjar anyar, bengkel, nyitdah, pandak bandung, pandak gede, pangkung tibah, pejaten",
    kerambitan:
      "batuaji, baturiti, belumbang, kelating, kerambitan, kesiut, kukuh, meliling, pangkung karung, penarukan, samsam, sembung gede, tibubiu, timpag, tista",
    marga:
      "baru, batannyuh, beringkit belayu, cau belayu, geluntung, kukuh, kuwum, marga, marga dajan puri, marga dauh puri, peken belayu, petiga, selanbawak, tegaljadi, tua",
    penebel:
      "babahan, biaung, buruan, jegu, mengesta, penatahan, penebel, pesagi, pitra, rejasa, riang gede, sangketan, senganan, tajen, tegallinggah, tengkudak, wongaya gede",
    pupuan:
      "bantiran, batungsel, belatungan, belimbing, jelijih punggung, karyasari, kebon padangan, munduk temu, padangan, pajahan, pujungan, pupuan, sai, sanda",
    selemadeg:
      "antap, bajera, bajera utara, berembeng, manikyang, pupuan sawah, selemadeg, serampingan, wanagiri, wanagiri kauh",
    "selemadeg barat":
      "angkah, antosari, bengkel sari, lalanglinggah, lumbung, lumbung kauh, mundeh, mundeh kangin, mundeh kauh, selabih, tiying gading",
    "selemadeg timur":
      "bantas, dalang, gadungan, gadungsari, gunung salak, mambang, megati, tangguntiti, tegal mengkeb",
    tabanan:
      "bongan, buahan, dajan peken, dauh peken, delod peken, denbantas, gubug, sesandan, subamia, sudimara, tunjuk, wanasari",
  },
};

/** Villages whose name is a common word or a first name as well: read only where a place must stand. */
export const COMMON_WORDS =
  "aan, abang, awan, ban, banjar, banua, baru, basa, bangbang, beng, bengkel, beratan, besan, bila, bona, budeng, bukit, bukti, buahan, buruan, catur, celuk, culik, dalang, daup, dukuh, duda, gadungan, galungan, gesing, gubug, kapal, kawan, kedis, kerta, kubu, kukuh, lebih, les, lumbung, luwus, marga, mekarsari, menanga, mengening, musi, negari, ngis, panji, patas, ped, pendem, pering, petak, petang, petiga, pinggan, pitra, puhu, rendang, sai, sakti, samsam, sanda, sanding, satra, sawan, sedang, selat, serai, sidan, suana, subuk, sulang, sumita, susut, suter, taman, tangkas, tangkup, taro, tegak, telaga, tembok, tiga, timpag, tista, titab, tojan, tua, tunjuk, tunjung, tusan, ulian, belimbing, bakas, astina, kayuputih, kamasan, sukadana, karyasari, wanasari, gunungsari, sembung, kampung baru, kampung anyar, banjar tengah, banjar tegal, banjar jawa, banjar bali, banjar anyar, mambang, suwat, kendran, lokasari, kertha buana, lembean, tambakan, gelgel, sekaan, pacung, anturan, baha, bila, bukian, macang, batur, air kuning, batu agung, dawan, datah, jungutan, tumbu, kusamba";

import type { Vocabulary } from "../term-finder.ts";

/** Words beside a number or a handle that say where it belongs. */
export const CONTACT_CUES = {
  whatsapp: {
    en: "whatsapp, whats app, whatapp, whatsap, watsapp, wathsapp, whattsapp, wa, w.a, w/a, wapp, whatsup, what's app, wa only, whatsapp only",
    id: "wa, w.a., watsap, wasap, wa aja, nomor wa, no wa, no. wa, via wa, by wa, chat wa",
    ru: "вотсап, вотсапп, ватсап, ватсапп, вацап, вацапп, воцап, васап, уотсап, вотс ап, ватс ап, вотсапе, ватсапе, вацапе, вотсапу, ватсапу, ва",
  },
  telegram: {
    en: "telegram, telegramm, tg, tlgrm, tele, telega",
    ru: "телеграм, телеграмм, телеграме, телеграмме, телеграма, тг, тгк, телега, телеге, телегу, телегр, тлг",
  },
  other: {
    en: "instagram, insta, ig, i.g., facebook, fb, tiktok, tik tok, twitter, youtube, line, email, e mail, mail, gmail, website, skype, snapchat, wechat",
    ru: "инстаграм, инстаграмм, инстаграме, инста, инсте, инст, фейсбук, фб, почта, почту, имейл",
  },
  phone: {
    en: "phone, phone number, mobile, call, call me, cell, tel, tel., contact, contact number, contact person, number, text, sms",
    id: "telp, telp., tlp, tlpn, telpon, telepon, hp, hp., hub, hub., hubungi, cp, nomor, no hp, no. hp, info",
    ru: "тел, тел., телефон, телефону, звоните, звонить, номер, связь, контакт, контакты",
  },
  /** Where many adverts are, not the one who lets. */
  channel: {
    en: "channel, channels, group, groups, join, join us, subscribe, follow, follow us, more rentals, more listings, more offers, our chat, bot, community",
    id: "grup, gabung, ikuti, saluran, kanal",
    ru: "канал, канале, канала, каналы, группа, группе, группу, чат, чате, подписывайтесь, подписаться, подпишись, бот, бота, подборка, сообщество, больше вариантов, все варианты, еще варианты",
  },
} satisfies Vocabulary<string>;

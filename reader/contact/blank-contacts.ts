/** Handles begin with a letter: `@25jt`, `@rp25jt` are sums. */
const ADDRESS =
  /(?<!\S)\(?(?:https?:\/\/|www\.|t\.me\/|wa\.me\/|maps\.)\S{1,2000}|@(?!(?:rp|idr|usd)[. ]{0,2}\d)[a-z_]\w*|(?<=\w)@\d[\w-]{0,60}\.[a-z]\w*/gu;

/** Numbers to call: with a plus, with the leading zero or the 62 of Indonesia, and Russian ones. */
const PHONE =
  /(?<![\d.,])(?:\+\d(?:[ ().-]{0,2}\d){8,15}|\(?0\)?(?:[ ().-]{0,2}\d){7,14}|\(?62\)?[ ().-]{0,2}[38](?:[ ().-]{0,2}\d){6,13}|[78][ ().-]{0,2}9(?:[ ().-]{0,2}\d){9}|8[1-9][1-9](?:[ -]?\d){6,9})(?!\d)/gu;

const blank = (found: string) => " ".repeat(found.length);

/** The text with links and handles blanked, whose words are names; as long as it was. */
export function blankAddresses(text: string): string {
  return text.replace(ADDRESS, blank);
}

/** The text with links, handles and phone numbers blanked, whose digits are no amounts; as long as it was. */
export function blankContacts(text: string): string {
  return blankAddresses(text).replace(PHONE, blank);
}

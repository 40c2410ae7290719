import { type CountryCode, parsePhoneNumberFromString } from "libphonenumber-js/max";

/** An Indonesian mobile number without its leading 0: `WA 812 3000 0999`. */
const WITHOUT_ZERO = /^8[1-35-9]\d{7,10}$/;

/** A dialable number, with the country to dial it in; null if it does not start like a phone number. */
function dialled(
  written: string,
  country: CountryCode,
  isRussian: boolean,
  isAnnounced: boolean,
): { number: string; country: CountryCode } | null {
  const number = written
    .replace(/[^\d+]/g, "")
    .replace(/^00/, "+")
    .replace(/^\+?620/, "+62");
  if (number.startsWith("+")) return { number, country };
  if (isRussian && /^[78]9\d{9}$/.test(number)) return { number: `+7${number.slice(1)}`, country: "RU" };
  if (/^62[2-9]/.test(number)) return { number: `+${number}`, country };
  if (isAnnounced && WITHOUT_ZERO.test(number)) return { number: `0${number}`, country };
  return number.startsWith("0") ? { number, country } : null;
}

type Parsed = { number: string; isValid: boolean; hasCountry: boolean };

/**
 * A phone number in E.164, null for an impossible one. Without a country code it is one of `country`, or a Russian one in a Russian
 * text (`isRussian`). `isAnnounced`: a word such as "WA" precedes it.
 */
export function parsedPhone(
  written: string,
  country: CountryCode,
  isRussian: boolean,
  isAnnounced: boolean,
): Parsed | null {
  const dial = dialled(written, country, isRussian, isAnnounced);
  const phone = dial && parsePhoneNumberFromString(dial.number, dial.country);
  if (!phone?.isPossible()) return null;
  const isPersonal = ["MOBILE", "FIXED_LINE", "FIXED_LINE_OR_MOBILE", undefined].includes(phone.getType());
  return {
    number: phone.number,
    isValid: phone.isValid() && isPersonal,
    hasCountry: written.startsWith("+"),
  };
}

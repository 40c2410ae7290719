import { type CountryCode, parsePhoneNumberFromString } from "libphonenumber-js/max";

/** `WA 812 3000 0999` lacks the 0 of an Indonesian mobile number. */
const WITHOUT_ZERO = /^8[1-35-9]\d{7,10}$/;

/** A number as it may be dialled, with the country that it is dialled in; null when it does not begin like one. */
function dialled(
  written: string,
  isRussian: boolean,
  isAnnounced: boolean,
): { number: string; country: CountryCode } | null {
  const number = written
    .replace(/[^\d+]/g, "")
    .replace(/^00/, "+")
    .replace(/^\+?620/, "+62");
  if (number.startsWith("+")) return { number, country: "ID" };
  if (isRussian && /^[78]9\d{9}$/.test(number)) return { number: `+7${number.slice(1)}`, country: "RU" };
  if (/^62[2-9]/.test(number)) return { number: `+${number}`, country: "ID" };
  if (isAnnounced && WITHOUT_ZERO.test(number)) return { number: `0${number}`, country: "ID" };
  return number.startsWith("0") ? { number, country: "ID" } : null;
}

type Parsed = { number: string; isValid: boolean; hasCountry: boolean };

/** A number as it is written; null where it can be none. `isAnnounced`: a word such as "WA" stands before it. */
export function parsedPhone(written: string, isRussian: boolean, isAnnounced: boolean): Parsed | null {
  const dial = dialled(written, isRussian, isAnnounced);
  const phone = dial && parsePhoneNumberFromString(dial.number, dial.country);
  if (!phone?.isPossible()) return null;
  const isOfPerson = ["MOBILE", "FIXED_LINE", "FIXED_LINE_OR_MOBILE", undefined].includes(phone.getType());
  return {
    number: phone.number,
    isValid: phone.isValid() && isOfPerson,
    hasCountry: written.startsWith("+"),
  };
}

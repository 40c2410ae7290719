/** A country code with +, an Indonesian mobile number from 08, or one from 628 without its +. */
const SHAPE = /^(?:\+[1-9]\d{8,14}|08\d{7,11}|628\d{7,11})$/;

/** The tel: address of a phone number as people write it; null when the digits are not one. */
export function phoneUrl(written: string): string | null {
  const digits = written.replace(/[^\d+]/g, "");
  if (!SHAPE.test(digits)) return null;
  return `tel:${digits.startsWith("62") ? "+" : ""}${digits}`;
}

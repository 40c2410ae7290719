/** Whether a typed text has two words or a digit, such as "villa canggu" or "2br". A single word is a keyword or a place. */
export const mayBeSentence = (text: string): boolean => /\S\s+\S|\d/.test(text);

/** Whether a typed text has two words or a digit, "villa canggu", "2br": less is a keyword or a place. */
export const mayBeSentence = (text: string): boolean => /\S\s+\S|\d/.test(text);

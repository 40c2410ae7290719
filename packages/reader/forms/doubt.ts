/** The doubt about a date such as "next week". */
export const DAY_NOT_NAMED = "the day is not named";

/** The columns of /rents, in order. Numbers are bedrooms of homes. */
export const RENT_COLUMNS = ["area", "listings", "studio", "1", "2", "3", "4", "room", "night"] as const;
export type RentColumn = (typeof RENT_COLUMNS)[number];

export type RentsOrder = { column: RentColumn; isReversed: boolean };

const REVERSED = "-reversed";

export const DEFAULT_ORDER: RentsOrder = { column: "listings", isReversed: false };

export const orderParam = ({ column, isReversed }: RentsOrder): string =>
  `${column}${isReversed ? REVERSED : ""}`;

/** The pattern of orders in addresses, for server/http/rewrites.ts. */
export const ORDER_PATTERN = `(?:${RENT_COLUMNS.join("|")})(?:${REVERSED})?`;

/** Null for any other parameter, so that junk makes no pages. */
export function parseOrder(param: string): RentsOrder | null {
  const isReversed = param.endsWith(REVERSED);
  const name = isReversed ? param.slice(0, -REVERSED.length) : param;
  const column = RENT_COLUMNS.find((known) => known === name);
  return column === undefined ? null : { column, isReversed };
}

export function rentsPath(order: RentsOrder = DEFAULT_ORDER): string {
  const param = orderParam(order);
  return param === orderParam(DEFAULT_ORDER) ? "/rents" : `/rents?sort=${param}`;
}

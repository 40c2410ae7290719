// Controls that no first paint needs, in one chunk: every further chunk adds its name to the first load.

export { MoreFilters } from "./more-filters.client";
export { MyStayFields } from "./my-stay.client";

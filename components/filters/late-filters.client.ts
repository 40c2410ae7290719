// Controls that no first paint needs, in one chunk: every further chunk adds its name to the first load.
export { MyStayFields } from "@/components/stay/my-stay.client";
export { MoreFilters } from "./more-filters.client";

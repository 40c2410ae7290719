"use client";

import { withLateTexts } from "@/components/language/late-texts.client";
import { MoreFilters as MoreFiltersOfTexts } from "./more-filters.client";
import { MyStayFields as MyStayFieldsOfTexts } from "./my-stay.client";

// Controls that no first paint needs, in one chunk: every further chunk adds its name to the first load.
export const MyStayFields = withLateTexts(MyStayFieldsOfTexts);
export const MoreFilters = withLateTexts(MoreFiltersOfTexts);

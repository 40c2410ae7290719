"use client";

import { withLateTexts } from "@/components/language/late-texts.client";
import { HiddenHomes as HiddenHomesOfTexts } from "./hidden-homes.client";
import { LikedList as LikedListOfTexts } from "./liked-list.client";

// Loaded together, and only when there is something liked or hidden.
export const HiddenHomes = withLateTexts(HiddenHomesOfTexts);
export const LikedList = withLateTexts(LikedListOfTexts);

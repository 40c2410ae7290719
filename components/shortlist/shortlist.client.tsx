"use client";

export { HiddenHomes } from "./hidden-homes.client";
// Loaded together, and only when there is something liked or hidden.
export { LikedList } from "./liked-list.client";

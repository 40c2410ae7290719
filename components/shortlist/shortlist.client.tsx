"use client";

// In one chunk, which is loaded only when there is something liked or hidden.
export { HiddenHomes } from "./hidden-homes.client";
export { LikedList } from "./liked-list.client";

"use client";

// Loaded together, and only when there is something liked or hidden.
export { LikedList } from "../home/liked-list.client";
export { HiddenHomes } from "./hidden-homes.client";

import type { RentalRow } from "../../../supabase/demo/row.ts";

import { type Attempt, refused } from "./attempt.ts";

const MERGE = { prefer: "resolution=merge-duplicates" };

export function writesToRentals(live: RentalRow, deleted: RentalRow): Attempt[] {
  const own = { id: 900_001, title: "Mine", is_complete_listing: true, message_type: "rental" };
  const at = `/rentals?id=eq.${live.id}`;
  const gone = `/rentals?id=eq.${deleted.id}`;
  return [
    refused(
      "insert a rental",
      { method: "POST", path: "/rentals", body: own },
      "insert into rentals (id, title) values (900001, 'Mine')",
    ),
    refused(
      "insert rentals in bulk",
      { method: "POST", path: "/rentals", body: [own, { ...own, id: 900_002 }] },
      "insert into rentals (id, title) values (900001, 'Mine'), (900002, 'Mine')",
    ),
    refused(
      "insert with an id of the service's own",
      { method: "POST", path: "/rentals", body: { title: "Mine" } },
      "insert into rentals (title) values ('Mine')",
    ),
    refused(
      "insert or replace",
      { method: "POST", path: "/rentals?on_conflict=id", body: { ...own, id: live.id }, headers: MERGE },
      `insert into rentals (id, title) values (${live.id}, 'Mine') on conflict (id) do update set title = 'Mine'`,
    ),
    refused(
      "put a rental",
      { method: "PUT", path: at, body: { ...own, id: live.id } },
      `update rentals set title = 'Mine' where id = ${live.id}`,
    ),
    refused(
      "change a rental",
      { method: "PATCH", path: at, body: { price_amount: 1 } },
      `update rentals set price_amount = 1 where id = ${live.id}`,
    ),
    refused(
      "change all rentals",
      { method: "PATCH", path: "/rentals?id=gt.0", body: { title: "Mine" } },
      "update rentals set title = 'Mine'",
    ),
    refused(
      "bring back a deleted rental",
      { method: "PATCH", path: gone, body: { is_deleted: false } },
      `update rentals set is_deleted = false where id = ${deleted.id}`,
    ),
    refused("delete a rental", { method: "DELETE", path: at }, `delete from rentals where id = ${live.id}`),
    refused("delete all rentals", { method: "DELETE", path: "/rentals?id=gt.0" }, "delete from rentals"),
    refused("empty the table", { method: "POST", path: "/rpc/truncate", body: {} }, "truncate rentals"),
    refused(
      "move the ids on",
      { method: "POST", path: "/rpc/setval", body: { regclass: "rentals_id_seq", bigint: 1 } },
      "select setval('rentals_id_seq', 1)",
    ),
    refused(
      "take an id",
      { method: "POST", path: "/rpc/nextval", body: { regclass: "rentals_id_seq" } },
      "select nextval('rentals_id_seq')",
    ),
    refused(
      "call the trigger's function",
      { method: "POST", path: "/rpc/rentals_keep_ids_ahead", body: {} },
      "select rentals_keep_ids_ahead()",
    ),
  ];
}

export function writesToPlaces(): Attempt[] {
  const place = { location_name: "nowhere", latitude: 0, longitude: 0, rental_count: 9 };
  return [
    refused(
      "insert a place",
      { method: "POST", path: "/geo_location", body: place },
      "insert into geo_location (location_name) values ('nowhere')",
    ),
    refused(
      "insert or replace a place",
      { method: "POST", path: "/geo_location", body: { ...place, location_name: "canggu" }, headers: MERGE },
      "insert into geo_location (location_name) values ('canggu') on conflict do nothing",
    ),
    refused(
      "move a place",
      { method: "PATCH", path: "/geo_location?location_name=eq.canggu", body: { latitude: 0 } },
      "update geo_location set latitude = 0 where location_name = 'canggu'",
    ),
    refused(
      "delete a place",
      { method: "DELETE", path: "/geo_location?location_name=eq.canggu" },
      "delete from geo_location where location_name = 'canggu'",
    ),
  ];
}

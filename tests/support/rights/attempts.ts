import { allRows, listedRows, someRow } from "../demo-rows.ts";
import { COLLECTED, COLLECTED_POST } from "./collected.ts";

const live = someRow(listedRows, () => true);
const deleted = someRow(allRows, (row) => row.is_deleted && row.slug !== null);

const PHOTOS = "storage.objects where bucket_id = 'photos'";
const PLACE = "insert into geo_location (location_name, latitude, longitude, rental_count)";
const RENTAL = "insert into rentals (id, title, is_complete_listing, message_type)";
const DAYS = "'2026-11-22', '2026-11-22', 5";

const { channel, message_id } = COLLECTED_POST;

const removal = (removed: object) =>
  JSON.stringify({
    run: "mine",
    ...{ posts: [], listings: [], corrections: [], undone: [], kept_out: [], allowed: [] },
    removed: [removed],
  });

/** What the database answers a visitor with an error: the right is missing. */
export const REFUSED: [attempt: string, sql: string][] = [
  ["read a table that is the service's own", "select * from not_for_visitors"],
  ["read the passwords", "select rolname, rolpassword from pg_authid"],
  ["read another schema", "select * from auth.users"],
  ["read files of the server", "select pg_read_file('PG_VERSION')"],
  ["add a photo", "insert into storage.objects (bucket_id, name) values ('photos', 'mine.webp')"],

  ...Object.keys(COLLECTED).map((table): [string, string] => [`read ${table}`, `select * from ${table}`]),
  ["read which rentals changed and when", "select * from rental_journal"],
  ["hide that a rental changed", "delete from rental_journal where id > 0"],
  ["take a listing down", "insert into tombstones (channel, message_id) values ('nobody', 1)"],
  ["say that a rental was removed", "insert into rental_journal (id, kind) values (1, 'removed')"],
  ["ask for posts by a phone number", `select collector_context('[]', '[{"key": "tel:+6281234567890"}]')`],
  ["keep the collector out", "select collector_take_lease('mine', 0)"],
  ["write as the collector does", `select collector_write('${removal({ channel, message_id })}')`],
  ["ask for all that names somebody", "select collector_person(null, '.')"],
  ["let a removed contact come back", "select collector_allow_contact(1)"],
  ["read the counts of visits", `select visit_numbers(${DAYS})`],
  [
    "set a count of visits",
    "insert into visit_counts (day, kind, query, visits) values ('2026-11-23', 'view', '', 9)",
  ],

  ["insert a place", `${PLACE} values ('nowhere', 0, 0, 9)`],
  [
    "insert or replace a place",
    `${PLACE} values ('canggu', 0, 0, 9) on conflict (location_name) do update set latitude = excluded.latitude`,
  ],
  ["move a place", "update geo_location set latitude = 0 where location_name = 'canggu'"],
  ["delete a place", "delete from geo_location where location_name = 'canggu'"],

  ["insert a rental", `${RENTAL} values (900001, 'Mine', true, 'rental')`],
  ["insert with an id of the service's own", "insert into rentals (title) values ('Mine')"],
  [
    "insert or replace a rental",
    `${RENTAL} values (${live.id}, 'Mine', true, 'rental') on conflict (id) do update set title = excluded.title`,
  ],
  ["change a rental", `update rentals set price_amount = 1 where id = ${live.id}`],
  ["change all rentals", "update rentals set title = 'Mine'"],
  ["bring back a deleted rental", `update rentals set is_deleted = false where id = ${deleted.id}`],
  ["move the ids on", "select setval('rentals_id_seq', 1000000)"],
  ["take an id", "select nextval('rentals_id_seq')"],
  ["make a table", "create table mine (id int)"],
  ["change a table", "alter table rentals disable row level security"],
  ["remove a table", "drop table rentals"],
  ["empty the table", "truncate rentals"],
  ["delete a rental", `delete from rentals where id = ${live.id}`],
  ["delete all rentals", "delete from rentals"],
];

/** What it answers without a row. */
export const NOTHING: [attempt: string, sql: string][] = [
  ["read a deleted rental by its id", `select id from rentals where id = ${deleted.id}`],
  ["read a deleted rental by its slug", `select id from rentals where slug = '${deleted.slug}'`],
  ["read deleted rentals", "select id from rentals where is_deleted"],
  ["read deleted rentals by not", "select id from rentals where is_deleted is not false"],
  ["count deleted rentals", "select count(*) from rentals where is_deleted group by is_deleted"],
  ["list the photos", `select name from ${PHOTOS}`],
  [
    "replace a photo",
    "update storage.objects set name = 'mine.webp' where bucket_id = 'photos' returning name",
  ],
  ["delete a photo", `delete from ${PHOTOS} returning name`],
];

-- Which rentals changed, and in which transaction, so that the site reads what changed since its last read and not every
-- live rental again. Only ids: what a rental is now, or that it is gone, is read from the rentals themselves.

create table public.rental_changes (
  rental_id bigint primary key,
  changed_in xid8 not null default pg_current_xact_id()
);

create index rental_changes_by_transaction on public.rental_changes (changed_in);

alter table public.rental_changes enable row level security;

create function public.rentals_note_changes() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    insert into public.rental_changes (rental_id) select id from new_rows
      on conflict (rental_id) do update set changed_in = excluded.changed_in;
  elsif tg_op = 'UPDATE' then
    insert into public.rental_changes (rental_id)
      select id from old_rows o full join new_rows n using (id) where o is distinct from n
      on conflict (rental_id) do update set changed_in = excluded.changed_in;
  elsif tg_op = 'DELETE' then
    insert into public.rental_changes (rental_id) select id from old_rows
      on conflict (rental_id) do update set changed_in = excluded.changed_in;
  else
    insert into public.rental_changes (rental_id) select id from public.rentals
      on conflict (rental_id) do update set changed_in = excluded.changed_in;
  end if;
  return null;
end
$$;

create trigger rentals_note_insertions after insert on public.rentals
  referencing new table as new_rows
  for each statement execute function public.rentals_note_changes();

create trigger rentals_note_updates after update on public.rentals
  referencing old table as old_rows new table as new_rows
  for each statement execute function public.rentals_note_changes();

create trigger rentals_note_deletions after delete on public.rentals
  referencing old table as old_rows
  for each statement execute function public.rentals_note_changes();

create trigger rentals_note_truncation before truncate on public.rentals
  for each statement execute function public.rentals_note_changes();

-- {"cursor", "ids"}: what changed since an answer with the cursor `since`, and the cursor to ask with next. `ids` is null
-- without a cursor, for one of another database, and where there are more than 5,000: then everything is to be read.
-- The cursor is the oldest transaction that had not ended: what it and later ones change is told next time, however late
-- they commit. A time would miss a change whose transaction began before a read and committed after it.
create function public.rental_changes_since(since text) returns jsonb
language sql stable security definer set search_path = '' as $$
  with now as (
    select pg_catalog.pg_snapshot_xmin(pg_catalog.pg_current_snapshot()) as cursor
  ), changed as (
    -- In the order of the index, which is then used whatever share of the rows the planner expects.
    select rental_id from public.rental_changes
    where changed_in >= since::pg_catalog.xid8 order by changed_in limit 5001
  )
  select jsonb_build_object(
    'cursor', now.cursor::text,
    'ids', case when since::pg_catalog.xid8 <= now.cursor and (select count(*) from changed) <= 5000
      then (select coalesce(jsonb_agg(rental_id), '[]') from changed) end)
  from now
$$;

-- How often listings and searches were looked at, by day. Nothing of a visitor is in it (docs/decisions/083-counting-visits.md).

create table public.visit_counts (
  day date not null,
  kind text not null constraint visit_counts_kind_set check (kind in ('view', 'contact', 'share')),
  -- A listing, or else a list.
  rental_id bigint,
  -- The canonical query of a list, without words; empty for the list without filters.
  query text constraint visit_counts_query_length check (char_length(query) <= 300),
  visits integer not null,
  constraint visit_counts_of_one check ((rental_id is null) <> (query is null)),
  unique nulls not distinct (day, kind, rental_id, query)
);

create index visit_counts_by_rental on public.visit_counts (rental_id) where rental_id is not null;

-- The counts of a listing go with it.
create function public.rentals_forget_counts() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.visit_counts counted using old_rows where counted.rental_id = old_rows.id;
  return null;
end
$$;

create trigger rentals_forget_counts after delete on public.rentals
  referencing old table as old_rows
  for each statement execute function public.rentals_forget_counts();

-- Adds a batch to the counts of a day: [{"kind", "rental", "query", "visits"}], where `rental` is a slug or an id. Anybody may call
-- it, so it is bounded: it counts listings that exist, at most 1,000 lists a day, only around today, and up to a million each.
-- What was counted half a year ago is deleted.
create function public.count_visits(on_day date, counts jsonb) returns void
language plpgsql security definer set search_path = '' as $$
declare
  lists_left integer;
begin
  if on_day is null or on_day not between current_date - 1 and current_date + 1 then
    return;
  end if;
  if jsonb_typeof(counts) is distinct from 'array' or jsonb_array_length(counts) > 1000 then
    raise exception 'not a batch of counts';
  end if;
  delete from public.visit_counts where day < on_day - 180;
  select 1000 - count(*) into lists_left from public.visit_counts where day = on_day and query is not null;

  with asked as (
    select kind, rental, query, least(sum(visits), 1000)::integer as visits
    from jsonb_to_recordset(counts) as one (kind text, rental text, query text, visits integer)
    where kind in ('view', 'contact', 'share') and visits between 1 and 1000000
    group by kind, rental, query
  ), of_listings as (
    select asked.kind, found.id as rental_id, sum(asked.visits)::integer as visits
    from asked
    cross join lateral (
      select id from public.rentals where slug = asked.rental and not is_deleted
      union all
      select id from public.rentals
      where id = case when asked.rental ~ '^[0-9]{1,15}$' then asked.rental::bigint end and not is_deleted
      limit 1
    ) as found
    group by asked.kind, found.id
  ), of_lists as (
    select asked.kind, asked.query, asked.visits, known.day is null as is_fresh,
      row_number() over (partition by known.day is null order by asked.visits desc, asked.query, asked.kind) as nth
    from asked
    left join public.visit_counts known
      on known.day = on_day and known.kind = asked.kind and known.rental_id is null and known.query = asked.query
    where asked.rental is null and char_length(asked.query) <= 300
  )
  insert into public.visit_counts as counted (day, kind, rental_id, query, visits)
    select on_day, kind, rental_id, null, visits from of_listings
    union all
    select on_day, kind, null, query, visits from of_lists where not is_fresh or nth <= lists_left
    on conflict (day, kind, rental_id, query) do update
      set visits = least(counted.visits + excluded.visits, 1000000);
end
$$;

-- The counts of some days: {"days": [{"day", "views", "contacts", "shares", "searches"}], "listings": [{"id", "slug", "title", "views",
-- "contacts", "shares"}], "searches": [{"query", "views", "shares"}]}, the most asked first.
create function public.visit_numbers(from_day date, to_day date, most integer) returns jsonb
language sql stable set search_path = '' as $$
  with counted as (
    select * from public.visit_counts where day between from_day and to_day
  ), by_day as (
    select day,
      coalesce(sum(visits) filter (where kind = 'view' and rental_id is not null), 0) as views,
      coalesce(sum(visits) filter (where kind = 'contact'), 0) as contacts,
      coalesce(sum(visits) filter (where kind = 'share'), 0) as shares,
      coalesce(sum(visits) filter (where kind = 'view' and query is not null), 0) as searches
    from counted group by day
  ), listing as (
    select rental.id, rental.slug, rental.title,
      coalesce(sum(visits) filter (where kind = 'view'), 0) as views,
      coalesce(sum(visits) filter (where kind = 'contact'), 0) as contacts,
      coalesce(sum(visits) filter (where kind = 'share'), 0) as shares
    from counted join public.rentals rental on rental.id = counted.rental_id
    group by rental.id
    order by contacts desc, views desc, rental.id desc limit most
  ), search as (
    select query,
      coalesce(sum(visits) filter (where kind = 'view'), 0) as views,
      coalesce(sum(visits) filter (where kind = 'share'), 0) as shares
    from counted where query is not null
    group by query order by views desc, query limit most
  )
  select jsonb_build_object(
    'days', coalesce((select jsonb_agg(to_jsonb(by_day) order by day desc) from by_day), '[]'),
    'listings', coalesce((select jsonb_agg(to_jsonb(listing) order by contacts desc, views desc, id desc) from listing), '[]'),
    'searches', coalesce((select jsonb_agg(to_jsonb(search) order by views desc, query) from search), '[]'))
$$;

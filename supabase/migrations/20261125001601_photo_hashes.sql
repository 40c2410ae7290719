-- Which photos look alike, saved anew, scaled, marked or cropped, and which listings share some.

create table public.photo_hashes (
  -- As in `rentals.media_urls`; the digest of the file is in it.
  url text primary key,
  -- collector/photos/picture-hash.ts: of the whole photo, then of windows of it. Null until it is hashed, and for a photo that is
  -- broken, tiny or too plain to be compared.
  hashes bit(128)[],
  is_hashed boolean not null default false
);

create index photo_hashes_to_make on public.photo_hashes (url) where not is_hashed;

-- Both ways.
create table public.like_photos (
  url text references public.photo_hashes on delete cascade,
  other text references public.photo_hashes on delete cascade,
  primary key (url, other)
);

create index like_photos_by_other on public.like_photos (other);

-- The listings that share photos with this one, newest first: [{"id", "photos"}]; null is none. What they differ in is not stored:
-- the site compares them when it shows them.
alter table public.rentals add column shared_photos jsonb;

create index rentals_by_medium on public.rentals using gin (media_urls) with (fastupdate = off);
create index rentals_by_shared_photos on public.rentals using gin (shared_photos jsonb_path_ops)
  where shared_photos is not null;

-- Whether one photo as a whole is at most 14 bits from the other, or from a window of it. Calibrated: npm run audit:photos.
create function public.are_photos_alike(a bit(128)[], b bit(128)[]) returns boolean
language sql immutable set search_path = '' as $$
  select exists (select from unnest(b) as part where bit_count(a[1] # part) <= 14)
    or exists (select from unnest(a) as part where bit_count(b[1] # part) <= 14)
$$;

-- For each photo of these listings, the other listings that show it or one like it: at most 101, which is a logo.
create function public.photo_pairs(rental_ids bigint[]) returns table (id bigint, url text, other bigint)
language sql stable set search_path = '' as $$
  select mine.id, photo.url, theirs.id
  from public.rentals mine
  cross join lateral unnest(mine.media_urls) as shown
  join public.photo_hashes photo on photo.url = shown and photo.hashes is not null
  cross join lateral (
    select photo.url union all select alike.other from public.like_photos alike where alike.url = photo.url
  ) as same
  cross join lateral (
    select rental.id from public.rentals rental
    where rental.media_urls @> array[same.url] and rental.id <> mine.id and rental.message_type = 'rental'
      and rental.is_complete_listing and not rental.is_deleted and rental.duplicate_of_id is null
    limit 101
  ) as theirs
  where mine.id = any (rental_ids) and mine.message_type = 'rental' and mine.is_complete_listing and not mine.is_deleted
    and mine.duplicate_of_id is null
$$;

-- Finds anew what these listings share, and so what is shared with them. A photo of more than ten others is a logo. Listings share
-- photos if they have two of them in common, or the only one, and half of those of the one that has fewer.
create function public.collector_share_photos(rental_ids bigint[]) returns void
language plpgsql set search_path = '' as $$
declare
  affected bigint[] := array(
    select unnest(rental_ids)
    union
    select pair.other from public.photo_pairs(rental_ids) as pair
    union
    select rental.id from public.rentals rental join unnest(rental_ids) as named (id)
      on rental.shared_photos @> jsonb_build_array(jsonb_build_object('id', named.id)));
begin
  with pair as materialized (
    select * from public.photo_pairs(affected)
  ), telling as (
    select id, url from pair group by id, url having count(distinct other) <= 10
  ), common as (
    select pair.id, pair.other, count(distinct pair.url)::integer as photos
    from pair join telling using (id, url) group by pair.id, pair.other
  ), size as (
    select rental.id, count(distinct photo.url)::integer as photos
    from public.rentals rental
    cross join lateral unnest(rental.media_urls) as shown
    join public.photo_hashes photo on photo.url = shown and photo.hashes is not null
    where rental.id in (select id from common union select other from common)
    group by rental.id
  ), shared as (
    select common.id,
      jsonb_agg(jsonb_build_object('id', common.other, 'photos', common.photos)
        order by rental.posted_at_telegram desc, rental.id desc) as listings
    from common
    join size mine on mine.id = common.id
    join size theirs on theirs.id = common.other
    join public.rentals rental on rental.id = common.other
    where common.photos >= least(2, mine.photos, theirs.photos) and common.photos * 2 >= least(mine.photos, theirs.photos)
    group by common.id
  )
  update public.rentals rental set shared_photos = found.listings
  from (select named.id, shared.listings from unnest(affected) as named (id) left join shared using (id)) as found
  where rental.id = found.id and rental.shared_photos is distinct from found.listings;
end
$$;

-- Stores hashes: [{"url", "hashes"}], null for a photo without.
create function public.collector_hash_photos(photos jsonb) returns void
language plpgsql set search_path = '' as $$
declare
  fresh text[] := array(select url from jsonb_to_recordset(photos) as photo (url text));
begin
  update public.photo_hashes stored set hashes = made.hashes, is_hashed = true
  from jsonb_to_recordset(photos) as made (url text, hashes bit(128)[])
  where stored.url = made.url;

  with alike as (
    select made.url, stored.url as other
    from public.photo_hashes made
    join public.photo_hashes stored on stored.url <> made.url and stored.hashes is not null
      -- First, because it costs a hundredth: photos that are further apart as a whole are not alike by any window.
      and case when bit_count(made.hashes[1] # stored.hashes[1]) <= 40
        then public.are_photos_alike(made.hashes, stored.hashes) end
    where made.url = any (fresh) and made.hashes is not null
  )
  insert into public.like_photos (url, other)
    select url, other from alike union select other, url from alike
    on conflict do nothing;

  perform public.collector_share_photos(array(select id from public.rentals where media_urls && fresh));
end
$$;

-- A photo that a listing shows for the first time waits for its hash; listings that come, go or change their photos are compared.
create function public.rentals_note_photos() returns trigger
language plpgsql set search_path = '' as $$
declare
  changed bigint[];
begin
  if tg_op = 'INSERT' then
    changed := array(select id from new_rows where cardinality(media_urls) > 0);
  elsif tg_op = 'UPDATE' then
    changed := array(
      select n.id from old_rows o join new_rows n using (id)
      where (o.media_urls, o.message_type, o.is_complete_listing, o.is_deleted, o.duplicate_of_id)
          is distinct from (n.media_urls, n.message_type, n.is_complete_listing, n.is_deleted, n.duplicate_of_id)
        and cardinality(o.media_urls) + cardinality(n.media_urls) > 0);
  else
    changed := array(select id from old_rows where shared_photos is not null);
  end if;
  if cardinality(changed) = 0 then
    return null;
  end if;
  insert into public.photo_hashes (url)
    select distinct url from public.rentals rental cross join lateral unnest(rental.media_urls) as url
    where rental.id = any (changed) and url ~ '/[0-9a-f]{32}-[0-9]+x[0-9]+-[0-9a-f]{6}/[0-9]+\.webp$'
    on conflict do nothing;
  perform public.collector_share_photos(changed);
  return null;
end
$$;

create trigger rentals_note_inserted_photos after insert on public.rentals
  referencing new table as new_rows
  for each statement execute function public.rentals_note_photos();

create trigger rentals_note_updated_photos after update on public.rentals
  referencing old table as old_rows new table as new_rows
  for each statement execute function public.rentals_note_photos();

create trigger rentals_note_deleted_photos after delete on public.rentals
  referencing old table as old_rows
  for each statement execute function public.rentals_note_photos();

-- Their files are gone, and with them what they looked like.
create or replace function public.collector_forget_media(urls text[]) returns void
language sql set search_path = '' as $$
  delete from public.dropped_media medium where medium.url = any (urls);
  delete from public.photo_hashes photo where photo.url = any (urls)
$$;

-- What is stored already is hashed by the next run.
insert into public.photo_hashes (url)
  select distinct url from public.rentals rental cross join lateral unnest(rental.media_urls) as url
  where url ~ '/[0-9a-f]{32}-[0-9]+x[0-9]+-[0-9a-f]{6}/[0-9]+\.webp$';

alter table public.photo_hashes enable row level security;
alter table public.like_photos enable row level security;

-- Functions of the collector. Each is one request, and so one transaction: whole or not at all.

-- True when `run` may write for the next `seconds`; 0 seconds gives the lease back.
create function public.collector_take_lease(run text, seconds integer) returns boolean
language plpgsql set search_path = '' as $$
begin
  insert into public.collector_lease as lease (holder, expires_at)
    values (run, clock_timestamp() + make_interval(secs => seconds))
    on conflict (is_only_row) do update set holder = excluded.holder, expires_at = excluded.expires_at
    where lease.holder = excluded.holder or lease.expires_at < clock_timestamp();
  return found;
end
$$;

-- What is known of the posts of a channel between two messages, as far as telling whether anything has changed.
create function public.collector_known(of_channel text, from_id bigint, to_id bigint) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'posts', coalesce((
      select jsonb_agg(jsonb_build_object(
        'message_id', post.message_id, 'message_ids', post.message_ids, 'source_hash', post.source_hash,
        'is_gone', post.gone_as_of is not null, 'rules', post.rules) order by post.message_id)
      from public.posts post
      where post.channel = of_channel and post.message_id between from_id and to_id), '[]'),
    'tombstones', coalesce((
      select jsonb_agg(stone.message_id)
      from public.tombstones stone
      where stone.channel = of_channel and stone.message_id between from_id and to_id), '[]'))
$$;

-- The posts that are named, those that share a contact with them (the newest 100 for each), the other posts of all their
-- listings, and what the owner says about them.
create function public.collector_context(named jsonb, shared_contacts text[]) returns jsonb
language sql stable set search_path = '' as $$
  with wanted as (
    select post.channel, post.message_id, post.listing_channel, post.listing_message_id
    from (
      select key.channel, array_agg(key.message_id) as ids
      from jsonb_to_recordset(named) as key (channel text, message_id bigint)
      group by key.channel
    ) as of_channel
    join public.posts post on post.channel = of_channel.channel and post.message_ids && of_channel.ids
  ), alike as (
    select post.channel, post.message_id, post.listing_channel, post.listing_message_id
    from unnest(shared_contacts) as wanted_contact
    cross join lateral (
      select near.channel, near.message_id
      from public.post_contacts near
      where near.contact = wanted_contact
      order by near.posted_at desc
      limit 100
    ) near
    join public.posts post using (channel, message_id)
    where post.listing_message_id is not null
  ), found as (
    select * from wanted union select * from alike
  ), together as (
    select channel, message_id from found
    union
    select post.channel, post.message_id
    from found
    join public.posts post on post.listing_channel = found.listing_channel
      and post.listing_message_id = found.listing_message_id
  )
  select jsonb_build_object(
    'posts', coalesce((
      select jsonb_agg(to_jsonb(post) order by post.posted_at, post.channel, post.message_id)
      from together join public.posts post using (channel, message_id)), '[]'),
    'corrections', coalesce((
      select jsonb_agg(to_jsonb(correction))
      from (
        select channel, message_id from together
        union
        select channel, message_id from jsonb_to_recordset(named) as key (channel text, message_id bigint)
      ) as key
      join public.corrections correction using (channel, message_id)), '[]'))
$$;

-- How many of the listings of these messages are live, by place.
create function public.collector_live_by_place(keys jsonb) returns table (location text, rentals integer)
language sql stable set search_path = '' as $$
  select rental.location, count(*)::integer
  from jsonb_to_recordset(keys) as key (channel text, message_id bigint)
  join public.rentals rental on rental.source_channel_name = key.channel and rental.message_id = key.message_id
  where rental.message_type = 'rental' and rental.is_complete_listing
    and not rental.is_deleted and rental.duplicate_of_id is null and rental.location is not null
  group by rental.location
$$;

-- Counts the live listings of all places: puts right what others changed.
create function public.collector_count_rentals() returns void
language sql set search_path = '' as $$
  update public.geo_location place
  set rental_count = counted.rentals
  from (
    select name.location_name, count(rental.id)::integer as rentals
    from public.geo_location name
    left join public.rentals rental on rental.location = name.location_name
      and rental.message_type = 'rental' and rental.is_complete_listing
      and not rental.is_deleted and rental.duplicate_of_id is null
    group by name.location_name
  ) counted
  where place.location_name = counted.location_name and place.rental_count <> counted.rentals
$$;

-- Writes the listings of a batch. The slug and the title of a listing stay what they were first, but for the owner's word.
create function public.collector_write_listings(listings jsonb) returns void
language sql set search_path = '' as $$
  with row as (
    select listing.*, slug as wanted_slug,
      row_number() over (partition by slug order by posted_at_telegram, message_id) as nth
    from jsonb_to_recordset(listings) as listing (
      slug text, title text, owner_title text, raw_description text, source text, source_channel_name text,
      message_id bigint, message_type text, is_complete_listing boolean, is_deleted boolean,
      posted_at_telegram timestamptz, price_amount numeric, price_currency text, rental_period text, bedrooms integer,
      bathrooms numeric, property_type text, amenities text[], media_urls text[], location text, contact_name text,
      contact_url text)
  ), slugged as (
    select row.*, case
      when wanted_slug is null then null
      when nth = 1 and not exists (select 1 from public.rentals taken where taken.slug = wanted_slug) then wanted_slug
      when not exists (select 1 from public.rentals taken where taken.slug = wanted_slug || '-' || message_id)
        and not exists (select 1 from row twin where twin.wanted_slug = row.wanted_slug
          and twin.message_id = row.message_id and twin.source_channel_name <> row.source_channel_name)
        then wanted_slug || '-' || message_id
      else wanted_slug || '-' || message_id || '-' || left(md5(source_channel_name), 6)
    end as free_slug
    from row
  )
  insert into public.rentals as rental (
    slug, title, raw_description, source, source_channel_name, message_id, message_type, is_complete_listing, is_deleted,
    posted_at_telegram, price_amount, price_currency, rental_period, bedrooms, bathrooms, property_type, amenities,
    media_urls, location, contact_name, contact_url)
  select
    free_slug, coalesce(owner_title, title), raw_description, source, source_channel_name, message_id, message_type,
    is_complete_listing, is_deleted, posted_at_telegram, price_amount, price_currency, rental_period, bedrooms, bathrooms,
    property_type, amenities, media_urls, location, contact_name, contact_url
  from slugged
  order by posted_at_telegram, source_channel_name, message_id
  on conflict (source_channel_name, message_id) do update set
    title = coalesce(
      (select owner_title from row
       where row.source_channel_name = excluded.source_channel_name and row.message_id = excluded.message_id),
      rental.title, excluded.title),
    slug = coalesce(rental.slug, excluded.slug),
    raw_description = excluded.raw_description, source = excluded.source, message_type = excluded.message_type,
    is_complete_listing = excluded.is_complete_listing, is_deleted = excluded.is_deleted,
    posted_at_telegram = excluded.posted_at_telegram, price_amount = excluded.price_amount,
    price_currency = excluded.price_currency, rental_period = excluded.rental_period, bedrooms = excluded.bedrooms,
    bathrooms = excluded.bathrooms, property_type = excluded.property_type, amenities = excluded.amenities,
    media_urls = excluded.media_urls, location = excluded.location, contact_name = excluded.contact_name,
    contact_url = excluded.contact_url
$$;

-- Writes a batch: {"run", "posts", "listings", "duplicates", "corrections", "removed"}. Refuses it when another run holds
-- the lease. Returns the addresses of media that no post shows any more.
create function public.collector_write(batch jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  touched jsonb;
  live_before jsonb;
  dropped text[];
begin
  if not public.collector_take_lease(batch ->> 'run', 120) then
    raise exception 'another run of the collector has taken over';
  end if;

  select array_agg(distinct url) into dropped from (
    select jsonb_array_elements_text(medium -> 'urls') as url
    from (
      select key.channel, key.message_id
      from jsonb_to_recordset(batch -> 'posts') as key (channel text, message_id bigint)
      union
      select key.channel, key.message_id
      from jsonb_to_recordset(batch -> 'removed') as key (channel text, message_id bigint)
    ) as key
    join public.posts post using (channel, message_id)
    cross join lateral jsonb_array_elements(post.media) as medium
  ) as shown;

  insert into public.corrections as kept (channel, message_id, field, value, made_by)
    select channel, message_id, field, value, made_by
    from jsonb_to_recordset(batch -> 'corrections')
      as correction (channel text, message_id bigint, field text, value jsonb, made_by text)
    on conflict (channel, message_id, field)
      do update set value = excluded.value, made_by = excluded.made_by, made_at = now();

  insert into public.posts as post
    select * from jsonb_populate_recordset(null::public.posts, batch -> 'posts')
    on conflict (channel, message_id) do update set
      message_ids = excluded.message_ids, posted_at = excluded.posted_at, edited_at = excluded.edited_at,
      text = excluded.text, reply_to = excluded.reply_to, forwarded_from = excluded.forwarded_from,
      media = excluded.media, source_hash = excluded.source_hash, rules = excluded.rules, status = excluded.status,
      reason = excluded.reason, contact_keys = excluded.contact_keys, ended_by = excluded.ended_by,
      gone_as_of = excluded.gone_as_of, listing_channel = excluded.listing_channel,
      listing_message_id = excluded.listing_message_id;

  delete from public.post_contacts contact
    using jsonb_to_recordset(batch -> 'posts') as post (channel text, message_id bigint)
    where contact.channel = post.channel and contact.message_id = post.message_id;
  insert into public.post_contacts (contact, posted_at, channel, message_id)
    select distinct contact, post.posted_at, post.channel, post.message_id
    from jsonb_to_recordset(batch -> 'posts')
      as post (channel text, message_id bigint, posted_at timestamptz, contact_keys text[])
    cross join unnest(post.contact_keys) as contact;

  select coalesce(jsonb_agg(jsonb_build_object('channel', key.channel, 'message_id', key.message_id)), '[]') into touched
  from (
    select source_channel_name as channel, message_id
    from jsonb_to_recordset(batch -> 'listings') as listing (source_channel_name text, message_id bigint)
    union
    select channel, message_id
    from jsonb_to_recordset(batch -> 'removed') as post (channel text, message_id bigint)
  ) as key;
  select coalesce(jsonb_agg(to_jsonb(live)), '[]') into live_before from public.collector_live_by_place(touched) as live;

  perform public.collector_write_listings(batch -> 'listings');

  update public.rentals rental set duplicate_of_id = original.id
  from jsonb_to_recordset(batch -> 'duplicates')
    as pair (channel text, message_id bigint, of_channel text, of_message_id bigint)
  join public.rentals original
    on original.source_channel_name = pair.of_channel and original.message_id = pair.of_message_id
  where rental.source_channel_name = pair.channel and rental.message_id = pair.message_id
    and rental.duplicate_of_id is distinct from original.id;

  -- A takedown: nothing of the post stays but the tombstone.
  insert into public.tombstones (channel, message_id)
    select key.channel, key.message_id
    from jsonb_to_recordset(batch -> 'removed') as key (channel text, message_id bigint)
    on conflict do nothing;
  delete from public.rentals rental
    using jsonb_to_recordset(batch -> 'removed') as key (channel text, message_id bigint)
    where rental.source_channel_name = key.channel and rental.message_id = key.message_id;
  delete from public.corrections correction
    using jsonb_to_recordset(batch -> 'removed') as key (channel text, message_id bigint)
    where correction.channel = key.channel and correction.message_id = key.message_id;
  delete from public.posts post
    using jsonb_to_recordset(batch -> 'removed') as key (channel text, message_id bigint)
    where post.channel = key.channel and post.message_id = key.message_id;

  update public.geo_location place
  set rental_count = greatest(0, place.rental_count + change.rentals)
  from (
    select location, sum(rentals)::integer as rentals
    from (
      select location, rentals from public.collector_live_by_place(touched)
      union all
      select location, -rentals
      from jsonb_to_recordset(live_before) as before (location text, rentals integer)
    ) as counted
    group by location
  ) as change
  where place.location_name = change.location and change.rentals <> 0;

  return coalesce((
    select jsonb_agg(url)
    from unnest(dropped) as url
    where not exists (
      select 1 from public.posts post
      where post.media @> jsonb_build_array(jsonb_build_object('urls', jsonb_build_array(url))))), '[]');
end
$$;

-- For reports: where posts stand now.
create function public.collector_status(keys jsonb) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'channel', key.channel, 'message_id', key.message_id,
    'status', case when stone.message_id is null then post.status else 'removed' end,
    'reason', case when stone.message_id is null then post.reason else 'taken down by the owner' end,
    'listing_channel', post.listing_channel, 'listing_message_id', post.listing_message_id,
    'posted_at', post.posted_at, 'text', post.text, 'media', post.media)), '[]')
  from (select distinct channel, message_id from jsonb_to_recordset(keys) as named (channel text, message_id bigint)) as key
  left join public.posts post using (channel, message_id)
  left join public.tombstones stone using (channel, message_id)
$$;

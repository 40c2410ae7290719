-- Functions of the collector. Each is one request, and so one transaction: whole or not at all.

-- True when `run` may write for the next `seconds`; 0 seconds gives the lease back.
create or replace function public.collector_take_lease(run text, seconds integer) returns boolean
language plpgsql set search_path = '' as $$
begin
  insert into public.collector_lease as lease (holder, expires_at)
    values (run, clock_timestamp() + make_interval(secs => seconds))
    on conflict (is_only_row) do update set holder = excluded.holder, expires_at = excluded.expires_at
    where lease.holder = excluded.holder or lease.expires_at < clock_timestamp();
  return found;
end
$$;

-- The posts that are named and those that they answer, those in listings, warnings and what waits for one that are found by a key of
-- `found_by` (the newest 100 for each, but none by the author `not_by`), those of whose contacts a named one warns, the other posts of all their listings, the replies to all of these and to what is named, and what the owner says
-- about them.
create or replace function public.collector_context(named jsonb, found_by jsonb) returns jsonb
language sql stable set search_path = '' as $$
  -- Offset 0 has each message looked up by its index: joined by channel, all posts of the channel are gone through for each.
  with wanted as (
    select post.*
    from (select distinct channel, message_id from jsonb_to_recordset(named) as key (channel text, message_id bigint)) as key
    cross join lateral (
      select * from public.posts post where post.message_ids @> array[key.message_id] offset 0
    ) as post
    where post.channel = key.channel
  ), found as (
    select channel, message_id, listing_channel, listing_message_id from wanted
    union
    select answered.channel, answered.message_id, answered.listing_channel, answered.listing_message_id
    from wanted
    cross join lateral (
      select * from public.posts post where post.message_ids @> array[wanted.reply_to] offset 0
    ) as answered
    where answered.channel = wanted.channel
    union
    select post.channel, post.message_id, post.listing_channel, post.listing_message_id
    from jsonb_to_recordset(found_by) as finding (key text, not_by text)
    cross join lateral (
      select near.channel, near.message_id
      from public.post_contacts near
      where near.contact = finding.key
      order by near.posted_at desc
      limit 100
    ) near
    join public.posts post using (channel, message_id)
    where post.author is distinct from finding.not_by and (post.listing_message_id is not null
      or post.reasons @> '[{"code": "no-home", "of": "warning"}]' or post.reasons @> '[{"code": "warned-of"}]')
    union
    select post.channel, post.message_id, post.listing_channel, post.listing_message_id
    from wanted
    cross join lateral unnest(wanted.contact_keys) as named_contact
    join public.post_contacts near on near.contact = named_contact
    join public.posts post on post.channel = near.channel and post.message_id = near.message_id
    where wanted.reasons @> '[{"code": "no-home", "of": "warning"}]'
  ), together as (
    select channel, message_id from found
    union
    select post.channel, post.message_id
    from found
    join public.posts post on post.listing_channel = found.listing_channel
      and post.listing_message_id = found.listing_message_id
  ), answered as (
    select post.channel, unnest(post.message_ids) as message_id from together join public.posts post using (channel, message_id)
    union
    select key.channel, key.message_id from jsonb_to_recordset(named) as key (channel text, message_id bigint)
  ), context as (
    select channel, message_id from together
    union
    select reply.channel, reply.message_id
    from answered join public.posts reply on reply.channel = answered.channel and reply.reply_to = answered.message_id
    union
    select post.channel, post.ended_by from together join public.posts post using (channel, message_id)
  )
  select jsonb_build_object(
    'posts', coalesce((
      select jsonb_agg(to_jsonb(post) order by post.posted_at, post.channel, post.message_id)
      from context join public.posts post using (channel, message_id)), '[]'),
    'corrections', coalesce((
      select jsonb_agg(to_jsonb(correction))
      from (
        select channel, message_id from context
        union
        select channel, message_id from jsonb_to_recordset(named) as key (channel text, message_id bigint)
      ) as key
      join public.corrections correction using (channel, message_id)), '[]'))
$$;

-- What tells the classes and rents of the live listings, for the usual rents.
create or replace function public.collector_live_rents(since timestamptz) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', id, 'location', location, 'bedrooms', bedrooms, 'property_type', property_type,
    'price_amount', price_amount, 'price_currency', price_currency, 'rental_period', rental_period,
    'source_channel_name', source_channel_name)), '[]')
  from public.rentals
  where message_type = 'rental' and is_complete_listing and not is_deleted and duplicate_of_id is null and posted_at_telegram >= since
$$;

-- Counts the live listings of all places: puts right what others changed.
create or replace function public.collector_count_rentals() returns void
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

-- Writes a batch, each row once: {"run", "is_counted"} and any of "posts", "listings", "corrections", "undone", "removed", "kept_out", "allowed". Refuses it
-- when another run holds the lease. The rentals of places are counted unless "is_counted" is false: then a later batch of the run does. The slug of a listing stays what it was first. Returns
-- the addresses of media that no post shows any more and whose files may still be there, those of earlier batches too.
create or replace function public.collector_write(batch jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  gone record;
begin
  batch := '{"posts": [], "listings": [], "corrections": [], "undone": [], "removed": [], "kept_out": [], "allowed": [], "is_counted": true}' || batch;
  if not public.collector_take_lease(batch ->> 'run', 120) then
    raise exception 'another run of the collector has taken over';
  end if;

  insert into public.dropped_media (url)
    select jsonb_array_elements_text(medium -> 'urls')
    from jsonb_to_recordset((batch -> 'posts') || (batch -> 'removed')) as key (channel text, message_id bigint)
    join public.posts post using (channel, message_id)
    cross join lateral jsonb_array_elements(post.media) as medium
    on conflict do nothing;

  -- What is said can be taken back; what takes something back ("undone": the ids of its steps) cannot.
  delete from public.correction_steps step
    where step.id in (select jsonb_array_elements_text(batch -> 'undone')::bigint);
  if jsonb_array_length(batch -> 'undone') = 0 then
    insert into public.correction_steps (channel, message_id, field, earlier)
      select said.channel, said.message_id, said.field, earlier.value
      from jsonb_to_recordset(batch -> 'corrections') as said (channel text, message_id bigint, field text)
      left join public.corrections earlier using (channel, message_id, field);
  end if;
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
      reasons = excluded.reasons, contact_keys = excluded.contact_keys, ended_by = excluded.ended_by,
      gone_as_of = excluded.gone_as_of, listing_channel = excluded.listing_channel,
      listing_message_id = excluded.listing_message_id,
      -- The owners are told again of what was shown and begins to wait.
      announced_at = case when post.status in ('published', 'merged') then null else post.announced_at end,
      second_reading = excluded.second_reading,
      amendments = excluded.amendments, map_link = excluded.map_link, topic = excluded.topic, author = excluded.author;

  delete from public.post_contacts contact
    using jsonb_to_recordset(batch -> 'posts') as post (channel text, message_id bigint)
    where contact.channel = post.channel and contact.message_id = post.message_id;
  insert into public.post_contacts (contact, posted_at, channel, message_id)
    select distinct key, post.posted_at, post.channel, post.message_id
    from jsonb_to_recordset(batch -> 'posts')
      as post (channel text, message_id bigint, posted_at timestamptz, finding_keys text[])
    cross join unnest(post.finding_keys) as key;

  with row as (
    select listing, (jsonb_populate_record(null::public.rentals, listing)).*,
      row_number() over (partition by listing ->> 'slug' order by listing ->> 'posted_at_telegram', listing -> 'message_id') as nth
    from jsonb_array_elements(batch -> 'listings') as listing
  ), numbered as materialized (
    -- With their ids, so that a repeat can name an original of the same batch.
    select row.listing, row.source_channel_name, row.message_id, known,
      coalesce(known.id, nextval('public.rentals_id_seq')) as id,
      coalesce(known.slug, case
        when row.slug is null then null
        when nth = 1 and not exists (select 1 from public.rentals taken where taken.slug = row.slug) then row.slug
        when not exists (select 1 from public.rentals taken where taken.slug = row.slug || '-' || row.message_id)
          and not exists (select 1 from row twin where twin.slug = row.slug
            and twin.message_id = row.message_id and twin.source_channel_name <> row.source_channel_name)
          then row.slug || '-' || row.message_id
        else row.slug || '-' || row.message_id || '-' || left(md5(row.source_channel_name), 6)
      end) as slug
    from (select * from row order by posted_at_telegram, source_channel_name, message_id) as row
    left join public.rentals known using (source_channel_name, message_id)
  )
  insert into public.rentals as rental
  select written.*
  from numbered
  -- A copy that has left its listing names no original, but still leads to it, until it has a listing of its own.
  cross join lateral jsonb_populate_record(numbered.known, listing || jsonb_build_object(
    'id', numbered.id, 'slug', numbered.slug,
    'duplicate_of_id', case when not (listing -> 'is_original')::boolean then coalesce(
      (select own.id from numbered own where own.source_channel_name = numbered.listing #>> '{original,channel}'
        and own.message_id = (numbered.listing #> '{original,message_id}')::bigint),
      (select stored.id from public.rentals stored
        where stored.source_channel_name = numbered.listing #>> '{original,channel}'
        and stored.message_id = (numbered.listing #> '{original,message_id}')::bigint),
      (numbered.known).duplicate_of_id) end)) as written
  on conflict (source_channel_name, message_id) do update set
    slug = excluded.slug, title = excluded.title, raw_description = excluded.raw_description, source = excluded.source,
    message_type = excluded.message_type, is_complete_listing = excluded.is_complete_listing,
    is_deleted = excluded.is_deleted, duplicate_of_id = excluded.duplicate_of_id,
    posted_at_telegram = excluded.posted_at_telegram, price_amount = excluded.price_amount,
    price_currency = excluded.price_currency, rental_period = excluded.rental_period, bedrooms = excluded.bedrooms,
    bathrooms = excluded.bathrooms, property_type = excluded.property_type, amenities = excluded.amenities,
    media_urls = excluded.media_urls, location = excluded.location, contact_name = excluded.contact_name,
    contact_url = excluded.contact_url, first_post = excluded.first_post, owner_statements = excluded.owner_statements,
    latitude = excluded.latitude, longitude = excluded.longitude, facts = excluded.facts;

  -- A takedown: nothing of the post stays but the tombstone.
  for gone in select * from jsonb_to_recordset(batch -> 'removed')
    as key (channel text, message_id bigint, removed_contact integer)
  loop
    insert into public.tombstones as stone (channel, message_id, removed_contact)
      values (gone.channel, gone.message_id, gone.removed_contact)
      on conflict (channel, message_id) do update
        set removed_contact = coalesce(excluded.removed_contact, stone.removed_contact);
    delete from public.rentals where source_channel_name = gone.channel and message_id = gone.message_id;
    delete from public.corrections where channel = gone.channel and message_id = gone.message_id;
    delete from public.correction_steps where channel = gone.channel and message_id = gone.message_id;
    delete from public.posts where channel = gone.channel and message_id = gone.message_id;
    update public.owner_messages set is_gone = true
      where posts @> jsonb_build_array(jsonb_build_object('channel', gone.channel, 'message_id', gone.message_id));
  end loop;

  for gone in select * from jsonb_to_recordset(batch -> 'allowed') as key (channel text, message_id bigint) loop
    delete from public.kept_out where channel = gone.channel and message_id = gone.message_id;
    delete from public.tombstones where lower(channel) = lower(gone.channel) and message_id = gone.message_id;
  end loop;
  insert into public.kept_out as kept
    (channel, message_id, message_ids, named_channel, named_message_id, why, fingerprint)
    select channel, message_id, message_ids, named_channel, named_message_id, why, fingerprint
    from jsonb_to_recordset(batch -> 'kept_out') as one (
      channel text, message_id bigint, message_ids bigint[], named_channel text, named_message_id bigint, why text,
      fingerprint jsonb)
    on conflict (channel, message_id) do update set
      message_ids = excluded.message_ids, named_channel = excluded.named_channel,
      named_message_id = excluded.named_message_id, why = excluded.why, fingerprint = excluded.fingerprint;

  if (batch -> 'is_counted')::boolean then
    perform public.collector_count_rentals();
  end if;

  delete from public.dropped_media medium
    where exists (
      select from public.posts post
      where post.media @> jsonb_build_array(jsonb_build_object('urls', jsonb_build_array(medium.url))));
  return (select coalesce(jsonb_agg(medium.url order by medium.url), '[]') from public.dropped_media medium);
end
$$;

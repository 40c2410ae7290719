-- The days that lists show are a setting (docs/behaviour.md, T5).

-- Of each contact of a listing: {"contact", "first_seen", "ended", "areas"}. `ended` are its homes that are no longer listed: ended,
-- or older than `days_shown`. Computed from posts, so a takedown takes it along.
create function public.contact_records(of_rental bigint, days_shown integer) returns jsonb
language sql stable security definer set search_path = '' as $$
  with own as (
    select distinct contact
    from public.rentals rental
    join public.posts post on post.listing_channel = rental.source_channel_name
      and post.listing_message_id = rental.message_id
    cross join lateral unnest(post.contact_keys) as contact
    where rental.id = of_rental and not rental.is_deleted and contact not like 'from:%'
  ), posted as (
    select own.contact, post.listing_channel, post.listing_message_id, post.posted_at
    from own
    join public.post_contacts using (contact)
    join public.posts post using (channel, message_id)
    where post.listing_message_id is not null and post.status in ('published', 'merged', 'removed')
  ), home as (
    select posted.contact, min(posted.posted_at) as first_seen, max(rental.location) as area,
      coalesce(bool_or(rental.is_complete_listing and not rental.is_deleted
        and rental.posted_at_telegram >= now() - make_interval(days => days_shown)), false) as is_listed
    from posted
    left join public.rentals rental on rental.source_channel_name = posted.listing_channel
      and rental.message_id = posted.listing_message_id
    group by posted.contact, posted.listing_channel, posted.listing_message_id
  ), record as (
    select contact, min(first_seen) as first_seen, count(*) filter (where not is_listed) as ended,
      coalesce(jsonb_agg(distinct area) filter (where area is not null), '[]') as areas
    from home group by contact
  )
  select coalesce(jsonb_agg(to_jsonb(record)), '[]') from record
$$;

-- For a site of before this migration, which an upgrade leaves running for a while.
create or replace function public.contact_records(of_rental bigint) returns jsonb
language sql stable security definer set search_path = '' as $$
  select public.contact_records(of_rental, 30)
$$;

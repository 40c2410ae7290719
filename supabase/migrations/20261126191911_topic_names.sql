-- The names of forum topics: adverts that state no area or type have that of their topic (docs/behaviour.md, B29).

-- Null until the bot has seen it, and for a group without topics.
alter table public.read_topics add column name text;
-- The name when the post was written; null outside forums.
alter table public.posts add column topic text;

create or replace function public.collector_write_keeping_out(batch jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  dropped jsonb := public.collector_write_and_keep_out(batch);
begin
  update public.posts post set amendments = written.amendments, topic = written.topic
  from jsonb_to_recordset(batch -> 'posts')
    as written (channel text, message_id bigint, amendments jsonb, topic text)
  where post.channel = written.channel and post.message_id = written.message_id
    and (post.amendments, post.topic) is distinct from (written.amendments, written.topic);

  update public.rentals rental set
    owner_statements = listing.owner_statements, latitude = listing.latitude, longitude = listing.longitude,
    facts = listing.facts
  from jsonb_to_recordset(batch -> 'listings') as listing (
    source_channel_name text, message_id bigint, owner_statements text, latitude double precision,
    longitude double precision, facts jsonb)
  where rental.source_channel_name = listing.source_channel_name and rental.message_id = listing.message_id
    and (rental.owner_statements, rental.latitude, rental.longitude, rental.facts)
      is distinct from (listing.owner_statements, listing.latitude, listing.longitude, listing.facts);

  if jsonb_array_length(coalesce(batch -> 'undone', '[]')) > 0 then
    delete from public.correction_steps step
      where step.said_in = pg_current_xact_id()
        or step.id in (select jsonb_array_elements_text(batch -> 'undone')::bigint);
  end if;
  return dropped;
end
$$;

create or replace function public.collector_status(keys jsonb) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'channel', key.channel, 'message_id', key.message_id,
    'status', case when key.is_taken_down then 'removed' else post.status end,
    'reason', case when key.is_taken_down then 'taken down by the owner' else post.reason end,
    'listing_channel', post.listing_channel, 'listing_message_id', post.listing_message_id,
    'posted_at', post.posted_at, 'text', post.text, 'media', post.media,
    'second_reading', post.second_reading, 'topic', post.topic)), '[]')
  from (
    select named.channel, named.message_id, exists (
      select from public.tombstones stone
      where lower(stone.channel) = lower(named.channel) and stone.message_id = named.message_id) as is_taken_down
    from (select distinct channel, message_id from jsonb_to_recordset(keys) as key (channel text, message_id bigint)) as named
  ) as key
  left join public.posts post using (channel, message_id)
$$;

-- With the changes of replies, so that reports read the same rent as the listing shows.

create or replace function public.collector_status(keys jsonb) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'channel', key.channel, 'message_id', key.message_id,
    'status', case when key.is_taken_down then 'removed' else post.status end,
    'reason', case when key.is_taken_down then 'taken down by the owner' else post.reason end,
    'listing_channel', post.listing_channel, 'listing_message_id', post.listing_message_id,
    'posted_at', post.posted_at, 'text', post.text, 'amendments', post.amendments, 'media', post.media,
    'second_reading', post.second_reading, 'topic', post.topic)), '[]')
  from (
    select named.channel, named.message_id, exists (
      select from public.tombstones stone
      where lower(stone.channel) = lower(named.channel) and stone.message_id = named.message_id) as is_taken_down
    from (select distinct channel, message_id from jsonb_to_recordset(keys) as key (channel text, message_id bigint)) as named
  ) as key
  left join public.posts post using (channel, message_id)
$$;

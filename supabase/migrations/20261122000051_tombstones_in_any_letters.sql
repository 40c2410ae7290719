-- A takedown may name a channel before anything of it was collected, in other letters than the collector does later.

create or replace function public.collector_known(of_channel text, from_id bigint, to_id bigint) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'posts', coalesce((
      select jsonb_agg(jsonb_build_object(
        'message_id', post.message_id, 'message_ids', post.message_ids, 'source_hash', post.source_hash,
        'is_gone', post.gone_as_of is not null, 'rules', post.rules) order by post.message_id)
      from public.posts post
      where post.channel = of_channel and post.message_id between from_id and to_id), '[]'),
    'tombstones', coalesce((
      select jsonb_agg(distinct stone.message_id)
      from public.tombstones stone
      where lower(stone.channel) = lower(of_channel) and stone.message_id between from_id and to_id), '[]'))
$$;

create or replace function public.collector_status(keys jsonb) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'channel', key.channel, 'message_id', key.message_id,
    'status', case when key.is_taken_down then 'removed' else post.status end,
    'reason', case when key.is_taken_down then 'taken down by the owner' else post.reason end,
    'listing_channel', post.listing_channel, 'listing_message_id', post.listing_message_id,
    'posted_at', post.posted_at, 'text', post.text, 'media', post.media)), '[]')
  from (
    select named.channel, named.message_id, exists (
      select from public.tombstones stone
      where lower(stone.channel) = lower(named.channel) and stone.message_id = named.message_id) as is_taken_down
    from (select distinct channel, message_id from jsonb_to_recordset(keys) as key (channel text, message_id bigint)) as named
  ) as key
  left join public.posts post using (channel, message_id)
$$;

create index tombstones_by_channel on public.tombstones (lower(channel), message_id);

-- A message keeps its time for good: by it an export of another channel can be told from one of this.

create or replace function public.collector_known(of_channel text, from_id bigint, to_id bigint) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'posts', coalesce((
      select jsonb_agg(jsonb_build_object(
        'message_id', post.message_id, 'message_ids', post.message_ids, 'posted_at', post.posted_at,
        'source_hash', post.source_hash, 'is_gone', post.gone_as_of is not null, 'rules', post.rules)
        order by post.message_id)
      from public.posts post
      where post.channel = of_channel and post.message_id between from_id and to_id), '[]'),
    'tombstones', coalesce((
      select jsonb_agg(distinct stone.message_id)
      from public.tombstones stone
      where lower(stone.channel) = lower(of_channel) and stone.message_id between from_id and to_id), '[]'))
$$;

-- What a language model answered about the text of a post that waited: {"question", "model", "answer"}. It goes with the post.

alter table public.posts add column second_reading jsonb;

create index posts_by_question on public.posts ((second_reading ->> 'question')) where second_reading is not null;

-- What was answered to these questions, whatever post they were about: {question: second_reading}.
create function public.collector_answers(questions text[]) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_object_agg(post.second_reading ->> 'question', post.second_reading), '{}')
  from public.posts post
  where post.second_reading is not null and post.second_reading ->> 'question' = any (questions)
$$;

-- A batch is written as before, its answers with it.
alter function public.collector_write(jsonb) rename to collector_write_batch;

create function public.collector_write(batch jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  dropped jsonb := public.collector_write_batch(batch);
begin
  update public.posts post set second_reading = written.second_reading
  from jsonb_to_recordset(batch -> 'posts') as written (channel text, message_id bigint, second_reading jsonb)
  where post.channel = written.channel and post.message_id = written.message_id
    and post.second_reading is distinct from written.second_reading;
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
    'second_reading', post.second_reading)), '[]')
  from (
    select named.channel, named.message_id, exists (
      select from public.tombstones stone
      where lower(stone.channel) = lower(named.channel) and stone.message_id = named.message_id) as is_taken_down
    from (select distinct channel, message_id from jsonb_to_recordset(keys) as key (channel text, message_id bigint)) as named
  ) as key
  left join public.posts post using (channel, message_id)
$$;

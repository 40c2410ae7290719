-- Rows and files cannot go in one transaction. What is kept here is what is left to remove, however a run ended.

-- Photos and videos that no post shows any more, until their files are removed.
create table public.dropped_media (
  url text primary key
);

-- A batch is written as before. Returns the addresses of media that no post shows any more and whose files may still be there,
-- those of earlier batches too.
create or replace function public.collector_write(batch jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  dropped jsonb := public.collector_write_batch(batch);
begin
  update public.posts post set second_reading = written.second_reading
  from jsonb_to_recordset(batch -> 'posts') as written (channel text, message_id bigint, second_reading jsonb)
  where post.channel = written.channel and post.message_id = written.message_id
    and post.second_reading is distinct from written.second_reading;

  insert into public.dropped_media (url) select jsonb_array_elements_text(dropped) on conflict do nothing;
  delete from public.dropped_media medium
    where exists (
      select from public.posts post
      where post.media @> jsonb_build_array(jsonb_build_object('urls', jsonb_build_array(medium.url))));
  return (select coalesce(jsonb_agg(medium.url order by medium.url), '[]') from public.dropped_media medium);
end
$$;

-- Their files are gone.
create function public.collector_forget_media(urls text[]) returns void
language sql set search_path = '' as $$
  delete from public.dropped_media medium where medium.url = any (urls)
$$;

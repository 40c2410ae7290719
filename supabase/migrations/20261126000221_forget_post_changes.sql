-- Where no bot sends summaries, what was new and has ended is forgotten after a week.

create index post_changes_by_time on public.post_changes (changed_at);

create or replace function public.posts_note_shown() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    insert into public.post_changes (is_shown) select true from new_rows where status = 'published';
  else
    insert into public.post_changes (is_shown)
      select n.status = 'published'
      from old_rows o join new_rows n using (channel, message_id)
      where (n.status = 'published' and o.status not in ('published', 'merged', 'removed'))
        or (n.status = 'removed' and o.status in ('published', 'merged'));
  end if;
  delete from public.post_changes where changed_at < pg_catalog.now() - interval '7 days';
  return null;
end
$$;

-- What the bot shows to the owners of the site, and what it was told to tell them.

-- Messages of the bot with cards and lists of posts, in the chats of the owners.
create table public.owner_messages (
  chat_id bigint not null,
  message_id bigint not null,
  -- [{"channel", "message_id"}]: one post is a card.
  posts jsonb not null,
  -- What the card waits for (collector/desk/card-buttons.ts); null for a list.
  stage jsonb,
  -- Messages with the photos of the post.
  photo_messages bigint[] not null default '{}',
  changed_at timestamptz not null default now(),
  -- A post of it was taken down: what the message says of it must go.
  is_gone boolean not null default false,
  primary key (chat_id, message_id)
);

create index owner_messages_by_post on public.owner_messages using gin (posts jsonb_path_ops);

create function public.mark_gone_owner_messages() returns trigger
language plpgsql set search_path = '' as $$
begin
  update public.owner_messages shown set is_gone = true
    where shown.posts @> jsonb_build_array(jsonb_build_object('channel', new.channel, 'message_id', new.message_id));
  delete from public.told_posts told where told.channel = new.channel and told.message_id = new.message_id;
  return null;
end
$$;

create trigger tombstones_mark_owner_messages after insert on public.tombstones
  for each row execute function public.mark_gone_owner_messages();

-- Waiting posts of which the owners were told.
create table public.told_posts (
  channel text not null,
  message_id bigint not null,
  primary key (channel, message_id)
);

-- The waiting posts of which the owners were not told, newest first.
create function public.collector_untold_posts() returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('channel', post.channel, 'message_id', post.message_id)
    order by post.posted_at desc, post.channel, post.message_id desc), '[]')
  from public.posts post
  where post.status = 'queued'
    and not exists (select 1 from public.told_posts told
      where told.channel = post.channel and told.message_id = post.message_id)
$$;

-- Posts that began or ceased to be shown, for the daily summary. Older rows are deleted with it.
create table public.post_changes (
  id bigint generated always as identity primary key,
  is_shown boolean not null,
  changed_at timestamptz not null default now()
);

create function public.posts_note_shown() returns trigger
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
  return null;
end
$$;

create trigger posts_note_new after insert on public.posts
  referencing new table as new_rows
  for each statement execute function public.posts_note_shown();

create trigger posts_note_changed after update on public.posts
  referencing old table as old_rows new table as new_rows
  for each statement execute function public.posts_note_shown();

-- The day on Bali of the last summary, and which reports of visitors it has passed on.
create table public.owner_summary (
  is_only_row boolean primary key default true check (is_only_row),
  day date not null
);

create table public.visitor_reports (
  chat_id bigint not null,
  rental_id bigint not null,
  reported_at timestamptz not null default now(),
  primary key (chat_id, rental_id)
);

-- Whose posts a bot may bring in under which name, and what Telegram still owes of them.

-- The chat of each followed channel since its first post: another chat with the same name is not that channel.
create table public.followed_chats (
  chat_id bigint primary key,
  channel text not null constraint followed_chats_channel_length check (char_length(channel) between 1 and 200)
);

create unique index followed_chats_by_channel on public.followed_chats (lower(channel));

-- Photos and videos of posts that Telegram has not handed out yet. A message has at most one.
create table public.owed_media (
  channel text not null,
  message_id bigint not null,
  file_id text not null,
  identity text not null,
  bytes bigint,
  owed_since timestamptz not null default now(),
  primary key (channel, message_id)
);

-- What was taken down is not asked for again.
create function public.forget_owed_media() returns trigger
language plpgsql set search_path = '' as $$
begin
  delete from public.owed_media medium
    where lower(medium.channel) = lower(new.channel) and medium.message_id = new.message_id;
  return null;
end
$$;

create trigger tombstones_forget_owed_media after insert on public.tombstones
  for each row execute function public.forget_owed_media();

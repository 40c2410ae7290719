-- The weekly posts of the bot in its channels (docs/behaviour.md, B28): each is claimed here before it is sent, and none is an advert.
create table public.channel_digests (
  channel text not null,
  -- Its Monday on Bali.
  week date not null,
  -- Of the text, so that a post whose id was lost is known too; null if nothing was posted.
  text_hash text,
  message_id bigint,
  primary key (channel, week)
);

-- Where the bot reads in groups: an owner of the site has said so there (docs/behaviour.md, B29).
create table public.read_topics (
  chat_id bigint not null,
  -- The topic of a forum; 0 for its "General", and for a group without topics.
  topic_id bigint not null,
  -- The message that said so: what was written before it is not read.
  after_message bigint not null,
  primary key (chat_id, topic_id)
);

-- What the bot tells the owners is for the service role only.

alter table public.owner_messages enable row level security;
alter table public.told_posts enable row level security;
alter table public.post_changes enable row level security;
alter table public.owner_summary enable row level security;
alter table public.visitor_reports enable row level security;
revoke all on
  public.owner_messages, public.told_posts, public.post_changes, public.owner_summary, public.visitor_reports
  from public, anon, authenticated;
grant all on
  public.owner_messages, public.told_posts, public.post_changes, public.owner_summary, public.visitor_reports
  to service_role;
revoke all on function
  public.mark_gone_owner_messages(), public.collector_untold_posts(), public.posts_note_shown()
  from public, anon, authenticated;
grant execute on function
  public.mark_gone_owner_messages(), public.collector_untold_posts(), public.posts_note_shown()
  to service_role;

-- The collector's tables and functions are for the service role only.

alter table public.posts enable row level security;
alter table public.corrections enable row level security;
alter table public.tombstones enable row level security;
alter table public.post_contacts enable row level security;
alter table public.collector_lease enable row level security;

revoke all on public.posts, public.corrections, public.tombstones, public.collector_lease, public.post_contacts
  from public, anon, authenticated;
grant all on public.posts, public.corrections, public.tombstones, public.collector_lease, public.post_contacts to service_role;

revoke all on function
  public.collector_take_lease(text, integer), public.collector_known(text, bigint, bigint),
  public.collector_context(jsonb, text[]), public.collector_count_rentals(), public.collector_live_by_place(jsonb),
  public.collector_write_listings(jsonb), public.collector_write(jsonb), public.collector_status(jsonb)
  from public, anon, authenticated;
grant execute on function
  public.collector_take_lease(text, integer), public.collector_known(text, bigint, bigint),
  public.collector_context(jsonb, text[]), public.collector_count_rentals(), public.collector_live_by_place(jsonb),
  public.collector_write_listings(jsonb), public.collector_write(jsonb), public.collector_status(jsonb)
  to service_role;

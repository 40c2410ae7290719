-- Visitors may only read; only the service role writes. Nothing here depends on what was granted before,
-- so it also repairs a service that grants new tables to everybody.

revoke all on public.rentals, public.geo_location from public, anon, authenticated;
revoke all on sequence public.rentals_id_seq from public, anon, authenticated;
revoke all on function public.rentals_keep_ids_ahead() from public, anon, authenticated;

grant usage on schema public to anon, authenticated, service_role;
grant select on public.rentals, public.geo_location to anon, authenticated;
grant all on public.rentals, public.geo_location to service_role;
grant all on sequence public.rentals_id_seq to service_role;

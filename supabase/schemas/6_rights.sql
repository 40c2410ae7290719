-- Who may do what. Nothing here depends on what was granted before, so it also repairs a service that grants new tables and functions
-- to everybody. Everything is the service role's; visitors may do what is named below.

do $$
declare
  own name;
begin
  for own in select tablename from pg_tables where schemaname = 'public' and tableowner = current_user loop
    execute format('alter table public.%I enable row level security', own);
  end loop;
end
$$;

revoke all on all tables in schema public from public, anon, authenticated;
revoke all on all sequences in schema public from public, anon, authenticated;
revoke all on all functions in schema public from public, anon, authenticated;

grant usage on schema public to anon, authenticated, service_role;
grant all on all tables in schema public to service_role;
grant all on all sequences in schema public to service_role;
grant execute on all functions in schema public to service_role;

-- Visitors see every place, and every rental that is not deleted. No policy allows a write.
grant select on public.rentals, public.geo_location to anon, authenticated;

drop policy if exists rentals_read_what_is_not_deleted on public.rentals;
create policy rentals_read_what_is_not_deleted on public.rentals
  for select to anon, authenticated using (not is_deleted);
drop policy if exists geo_location_read_all on public.geo_location;
create policy geo_location_read_all on public.geo_location
  for select to anon, authenticated using (true);

-- The site asks as a visitor does for what changed, and for the record of a contact by a listing, and adds to the counts of visits.
grant execute on function public.rental_changes_since(text), public.contact_records(bigint, integer)
  to anon, authenticated;
grant execute on function public.count_visits(date, jsonb) to anon;

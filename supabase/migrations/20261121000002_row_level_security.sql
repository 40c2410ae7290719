-- Visitors see every place, and every rental that is not deleted. No policy allows a write.

alter table public.rentals enable row level security;
alter table public.geo_location enable row level security;

create policy rentals_read_what_is_not_deleted on public.rentals
  for select to anon, authenticated using (not is_deleted);

create policy geo_location_read_all on public.geo_location
  for select to anon, authenticated using (true);

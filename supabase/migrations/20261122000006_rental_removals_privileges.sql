-- Visitors read the days of removals; only the trigger of the rentals writes them.

revoke all on public.rental_removals from public, anon, authenticated;
grant select on public.rental_removals to anon, authenticated;
grant all on public.rental_removals to service_role;
revoke all on function public.rentals_note_removal() from public, anon, authenticated;

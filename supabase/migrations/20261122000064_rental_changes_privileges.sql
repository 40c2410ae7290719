-- Visitors ask for the ids by the function; only the triggers of the rentals write them.

revoke all on public.rental_changes from public, anon, authenticated;
grant all on public.rental_changes to service_role;
revoke all on function public.rentals_note_changes() from public, anon, authenticated;
revoke all on function public.rental_changes_since(text) from public;
grant execute on function public.rental_changes_since(text) to anon, authenticated, service_role;

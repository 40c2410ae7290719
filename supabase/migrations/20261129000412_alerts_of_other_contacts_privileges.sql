revoke all on function public.rentals_note_other_contact() from public, anon, authenticated;
grant execute on function public.rentals_note_other_contact() to service_role;

-- A message that was sent never leads to another contact than it did (docs/behaviour.md, B10). Of the contact nothing is stored.

alter table public.alert_messages add column has_other_contact boolean not null default false;

create function public.rentals_note_other_contact() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.alert_messages message set has_other_contact = true
    from new_rows n join old_rows o using (id)
    where message.rental_id = n.id and n.contact_url is distinct from o.contact_url;
  return null;
end
$$;

create trigger rentals_note_other_contact after update on public.rentals
  referencing old table as old_rows new table as new_rows
  for each statement execute function public.rentals_note_other_contact();

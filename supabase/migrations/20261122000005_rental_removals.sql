-- Which rentals were removed, and when: visitors who kept a copy are told the day. Nothing else of the rental is in it.

create table public.rental_removals (
  rental_id bigint primary key,
  removed_at timestamptz not null default now()
);

alter table public.rental_removals enable row level security;

create policy rental_removals_read_all on public.rental_removals
  for select to anon, authenticated using (true);

-- The first removal counts; a rental that comes back has none.
create function public.rentals_note_removal() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'DELETE' then
    insert into public.rental_removals (rental_id) values (old.id) on conflict do nothing;
  elsif new.is_deleted then
    insert into public.rental_removals (rental_id) values (new.id) on conflict do nothing;
  else
    delete from public.rental_removals where rental_id = new.id;
  end if;
  return null;
end
$$;

create trigger rentals_note_deletion after delete on public.rentals
  for each row execute function public.rentals_note_removal();

create trigger rentals_note_removal after update of is_deleted on public.rentals
  for each row when (old.is_deleted is distinct from new.is_deleted)
  execute function public.rentals_note_removal();

-- How many reports of a chat the owners were told of on a day of the region. It says nothing of the reports, so that /delete may
-- leave it until midnight: otherwise the limit of a day would begin anew.
create table public.report_counts (
  chat_id bigint primary key,
  day date not null,
  reports integer not null
);

-- Stores a report for a day. Returns whether to tell the owners: it is new, and its chat has sent fewer than `most` today.
create function public.note_visitor_report(
  chat bigint, rental bigint, reported timestamptz, today date, most integer) returns boolean
language plpgsql set search_path = '' as $$
begin
  delete from public.visitor_reports where reported_at < reported - interval '1 day';
  delete from public.report_counts where day < today;
  if exists (select from public.report_counts where chat_id = chat and reports >= most) then return false; end if;
  insert into public.visitor_reports (chat_id, rental_id, reported_at) values (chat, rental, reported) on conflict do nothing;
  if not found then return false; end if;
  insert into public.report_counts as counted (chat_id, day, reports) values (chat, today, 1)
    on conflict (chat_id) do update set reports = counted.reports + 1;
  return true;
end
$$;

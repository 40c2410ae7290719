-- When each word of the owner was said: what was pressed can be taken back for a day (docs/behaviour.md, B22).

alter table public.correction_steps add column said_at timestamptz not null default now();

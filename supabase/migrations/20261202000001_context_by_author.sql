-- supabase/schemas has it with other arguments.
drop function if exists public.collector_context(jsonb, text[]);

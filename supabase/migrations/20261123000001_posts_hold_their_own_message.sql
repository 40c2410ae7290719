-- A post whose first message was deleted from its album had lost the one that names it, and with it takedowns and corrections.

update public.posts post
set message_ids = (select array_agg(id order by id) from unnest(post.message_ids || post.message_id) as id)
where post.message_id <> all (post.message_ids);

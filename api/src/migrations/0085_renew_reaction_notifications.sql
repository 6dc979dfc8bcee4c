-- A post has one unseen notification of likes, as a thread has one of messages: notify() relies on this index.
create unique index notifications_renewed on notifications (user_id, kind, subject_id)
  where kind in ('MessageForUser', 'MessageForCompany', 'PostReacted') and seen_at is null;
drop index notifications_open_thread;

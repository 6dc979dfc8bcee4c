-- One row per person; company_id says that it reached the person as a member of that company.
create table notifications (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  company_id uuid references companies on delete cascade,
  kind text not null,
  actor_user_id uuid references users,
  actor_company_id uuid references companies,
  subject_type text,
  subject_id uuid,
  params jsonb not null default '{}',
  created_at timestamptz not null,
  seen_at timestamptz,
  constraint one_actor check (num_nonnulls(actor_user_id, actor_company_id) <= 1),
  constraint whole_subject check ((subject_type is null) = (subject_id is null))
);
create index notifications_by_date on notifications (user_id, created_at desc, id desc);
create index notifications_unseen on notifications (user_id) where seen_at is null;
-- A thread has one unseen notification, however many messages wait in it: notify() relies on this index.
create unique index notifications_open_thread on notifications (user_id, kind, subject_id)
  where kind in ('MessageForUser', 'MessageForCompany') and seen_at is null;

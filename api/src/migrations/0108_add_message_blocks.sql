-- A profile that receives nothing from another one. A company's members share its blocks, as they share its messages.
create table message_blocks (
  id uuid primary key,
  blocker_user_id uuid references users,
  blocker_company_id uuid references companies,
  blocked_user_id uuid references users,
  blocked_company_id uuid references companies,
  created_by uuid not null references users,
  created_at timestamptz not null,
  constraint one_blocker check (num_nonnulls(blocker_user_id, blocker_company_id) = 1),
  constraint one_blocked check (num_nonnulls(blocked_user_id, blocked_company_id) = 1)
);
-- Ids of persons and companies are all different.
create unique index message_blocks_pair on message_blocks
  (coalesce(blocker_user_id, blocker_company_id), coalesce(blocked_user_id, blocked_company_id));

create table message_reports (
  id uuid primary key,
  message_id uuid not null references messages on delete cascade,
  reporter_user_id uuid references users,
  reporter_company_id uuid references companies,
  -- As it was when it was reported.
  text text not null,
  reason text not null,
  created_by uuid not null references users,
  created_at timestamptz not null,
  constraint one_reporter check (num_nonnulls(reporter_user_id, reporter_company_id) = 1)
);
create unique index message_reports_once on message_reports (message_id, coalesce(reporter_user_id, reporter_company_id));
create index message_reports_newest on message_reports (created_at desc, id desc);

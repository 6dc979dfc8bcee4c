-- What waits for an admin: the number and the oldest of each kind, read from the index alone.
create index order_reports_waiting on order_reports (created_at) where decided_at is null;

-- Filters of the audit log; also its distinct actions and actors, by skipping from one to the next.
create index audit_log_by_action on audit_log (action, at desc, id desc);
create index audit_log_by_kind on audit_log (subject_type, at desc, id desc);
create index audit_log_by_actor on audit_log (actor_id, at desc, id desc);

-- Figures of each day in Poland, kept by a job: counting a million rows takes longer than a page may.
create table daily_statistics (
  day date primary key,
  sign_ups int not null,
  active_companies int not null,
  orders int not null,
  -- Grosze that buyers and referrers got for verified orders, and that left as paid withdrawals.
  granted bigint not null,
  paid bigint not null
);
-- The job reads the last two days.
-- Rows come in the order of time, so an index of block ranges is enough, and costs a write next to nothing.
create index users_by_time on users using brin (created_at) with (autosummarize = on);
create index orders_by_time on orders using brin (created_at) with (autosummarize = on);
create index ledger_entries_by_time on ledger_entries using brin (created_at) with (autosummarize = on);

create table ledger_checks (
  id uuid primary key,
  -- Null for the daily one.
  requested_by uuid references users,
  requested_at timestamptz not null,
  finished_at timestamptz,
  duration_ms int,
  entries bigint,
  accounts bigint,
  -- Grosze; null until it is finished.
  debits numeric,
  credits numeric,
  -- Accounts below zero or whose balance is not the sum of their entries.
  broken_count int,
  -- The first of them.
  broken jsonb,
  constraint whole_result check (num_nonnulls(finished_at, duration_ms, entries, accounts, debits, credits, broken_count, broken) in (0, 8))
);
create index ledger_checks_newest on ledger_checks (finished_at desc) where finished_at is not null;
-- One at a time: asking twice answers the one that is under way.
create unique index ledger_checks_pending on ledger_checks ((true)) where finished_at is null;

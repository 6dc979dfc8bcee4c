-- A buyer's complaint about a sale, and what an admin made of it.
create table order_reports (
  id uuid primary key,
  order_id uuid not null references orders on delete cascade,
  -- The status that the order had before.
  status_before text not null check (status_before in ('in_verification', 'rejected', 'verified')),
  reason text not null check (reason <> ''),
  created_at timestamptz not null,
  decision text check (decision in ('verified', 'cancelled')),
  decision_reason text,
  decided_by uuid references users,
  decided_at timestamptz,
  constraint whole_decision check (num_nonnulls(decision, decision_reason, decided_by, decided_at) in (0, 4))
);
create unique index order_reports_open on order_reports (order_id) where decided_at is null;
create index order_reports_queue on order_reports ((decided_at is not null), created_at desc, id desc);

-- Orders that were reported before reports had a table.
insert into order_reports (id, order_id, status_before, reason, created_at)
select gen_random_uuid(), o.id, 'in_verification', coalesce(e.reason, '-'), coalesce(e.at, o.updated_at)
from orders o
left join lateral (
  select ev.reason, ev.at from order_events ev
  where ev.order_id = o.id and ev.status = 'reported' order by ev.id desc limit 1) e on true
where o.status = 'reported';

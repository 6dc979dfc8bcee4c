-- A hiding is contested once: open until an admin restores the post or upholds the hiding with an answer. What went before
-- stays in audit_log.
alter table posts
  add column contested_at timestamptz,
  add column contest_text text,
  add column contest_answer text,
  add column open_reports int not null default 0 check (open_reports >= 0),
  add constraint contest_of_a_hiding check (contested_at is null or hidden_at is not null),
  add constraint contest_with_text check ((contested_at is null) = (contest_text is null)),
  add constraint answer_to_a_contest check (contest_answer is null or contested_at is not null);

create table post_reports (
  id uuid primary key,
  post_id uuid not null references posts on delete cascade,
  reporter_user_id uuid references users,
  reporter_company_id uuid references companies,
  reason text not null check (reason <> ''),
  created_at timestamptz not null,
  -- Set by the decision that closes it.
  closed_at timestamptz,
  constraint one_reporter check (num_nonnulls(reporter_user_id, reporter_company_id) = 1)
);
-- One open report per identity; after a decision it may report again.
create unique index post_reports_open on post_reports (post_id, reporter_user_id, reporter_company_id)
  nulls not distinct where closed_at is null;

create function count_open_reports() returns trigger language plpgsql as $$
begin
  update posts p set open_reports = (select count(*) from post_reports r where r.post_id = p.id and r.closed_at is null)
   where p.id = new.post_id;
  return null;
end $$;
create trigger count_open_reports after insert or update of closed_at on post_reports
  for each row execute function count_open_reports();

-- The queue of the moderators.
create index posts_moderation on posts (created_at desc, id desc)
  where deleted_at is null and (hidden_at is not null or open_reports > 0);

-- One history of reports, decisions and appeals for everything that people can report (Digital Services Act, articles 16, 17, 20).
create table moderation_cases (
  id uuid primary key,
  subject_type text not null check (subject_type in ('post', 'comment', 'message', 'user', 'company')),
  -- No foreign key: the case outlives what it is about.
  subject_id uuid not null,
  author_user_id uuid references users,
  author_company_id uuid references companies,
  written_by uuid references users,
  status text not null check (status in ('waiting', 'appealed', 'decided')),
  -- When the oldest open report or appeal came, or the last decision.
  since timestamptz not null,
  open_reports int not null default 0 check (open_reports >= 0),
  -- Their number; a decision that was made without knowing the last one is refused.
  decisions int not null default 0,
  decision_id uuid,
  created_at timestamptz not null,
  constraint one_case unique (subject_type, subject_id),
  constraint one_author check (num_nonnulls(author_user_id, author_company_id) = 1)
);
create index moderation_cases_queue on moderation_cases (status, since, id);
create index moderation_cases_author on moderation_cases (coalesce(author_company_id, author_user_id));

create table moderation_decisions (
  id uuid primary key,
  case_id uuid not null references moderation_cases,
  number int not null,
  kind text not null check (kind in ('hide', 'dismiss', 'uphold', 'restore')),
  -- Whose appeal it answers.
  answers text check (answers in ('author', 'reporter')),
  category text not null,
  ground text check (ground in ('law', 'terms')),
  ground_point text,
  reason text not null check (reason <> ''),
  -- The text as it was when it was decided about.
  content text,
  -- Null for decisions older than this table whose admin is unknown.
  decided_by uuid references users,
  -- When the oldest report or appeal came that it answers.
  waited_since timestamptz not null,
  decided_at timestamptz not null,
  constraint one_number unique (case_id, number),
  constraint ground_with_point check ((ground is null) = (ground_point is null))
);
create index moderation_decisions_year on moderation_decisions (decided_at);
alter table moderation_cases add constraint current_decision foreign key (decision_id) references moderation_decisions;

create table moderation_reports (
  id uuid primary key,
  case_id uuid not null references moderation_cases,
  reporter_user_id uuid references users,
  reporter_company_id uuid references companies,
  created_by uuid references users,
  category text not null,
  reason text not null check (reason <> ''),
  -- The text as it was when it was reported.
  content text,
  created_at timestamptz not null,
  -- Set by the decision that answers it.
  decision_id uuid references moderation_decisions,
  constraint one_reporter check (num_nonnulls(reporter_user_id, reporter_company_id) = 1)
);
-- One open report per identity; after a decision it may report again.
create unique index moderation_reports_open on moderation_reports (case_id, reporter_user_id, reporter_company_id)
  nulls not distinct where decision_id is null;
create index moderation_reports_case on moderation_reports (case_id, created_at desc);
create index moderation_reports_creator on moderation_reports (created_by);
create index moderation_reports_year on moderation_reports (created_at);

create table moderation_appeals (
  id uuid primary key,
  decision_id uuid not null references moderation_decisions,
  side text not null check (side in ('author', 'reporter')),
  user_id uuid references users,
  company_id uuid references companies,
  created_by uuid references users,
  text text not null check (text <> ''),
  created_at timestamptz not null,
  -- The decision that answers it.
  outcome_id uuid references moderation_decisions,
  constraint one_appellant check (num_nonnulls(user_id, company_id) = 1)
);
create unique index moderation_appeals_once on moderation_appeals (decision_id, coalesce(company_id, user_id));
create index moderation_appeals_creator on moderation_appeals (created_by);
create index moderation_appeals_year on moderation_appeals (created_at);

alter table post_comments add column hidden_at timestamptz;
alter table messages add column hidden_at timestamptz;

-- What the former tables had. Closed reports whose decision is known only to the audit log are answered by a dismissal.
insert into moderation_cases (id, subject_type, subject_id, author_user_id, author_company_id, written_by, status, since, open_reports,
                              created_at)
select gen_random_uuid(), 'post', p.id, p.author_user_id, p.author_company_id, p.written_by,
  case when p.contested_at is not null and p.contest_answer is null then 'appealed'
    when r.open > 0 then 'waiting' else 'decided' end,
  coalesce(p.contested_at, r.oldest_open, p.hidden_at, r.last_closed, r.oldest), coalesce(r.open, 0),
  least(r.oldest, p.hidden_at)
from posts p left join (
  select post_id, min(created_at) as oldest, max(closed_at) as last_closed, count(*) filter (where closed_at is null) as open,
    min(created_at) filter (where closed_at is null) as oldest_open
  from post_reports group by post_id) r on r.post_id = p.id
where r.post_id is not null or p.hidden_at is not null;

insert into moderation_cases (id, subject_type, subject_id, author_user_id, author_company_id, written_by, status, since, open_reports,
                              created_at)
select gen_random_uuid(), 'message', m.id, case when m.sender_company_id is null then m.author_id end, m.sender_company_id, m.author_id,
  'waiting', min(r.created_at), count(*), min(r.created_at)
from message_reports r join messages m on m.id = r.message_id group by m.id;

-- A dismissal for reports of posts that were closed while the post stayed, then the hiding, then its answer.
insert into moderation_decisions (id, case_id, number, kind, category, reason, decided_by, waited_since, decided_at)
select gen_random_uuid(), c.id, 1, 'dismiss', 'other', coalesce(nullif(log.reason, ''), '–'), log.actor_id, r.oldest, r.closed_at
from moderation_cases c
join (select post_id, min(created_at) as oldest, max(closed_at) as closed_at from post_reports where closed_at is not null group by post_id) r
  on c.subject_type = 'post' and r.post_id = c.subject_id
join posts p on p.id = c.subject_id and p.hidden_at is null
left join lateral (
  select a.actor_id, a.details ->> 'reason' as reason from audit_log a
  where a.subject_type = 'post' and a.subject_id = c.subject_id and a.action in ('post.reports_dismissed', 'post.restored')
  order by a.at desc limit 1) log on true;

insert into moderation_decisions (id, case_id, number, kind, category, ground, ground_point, reason, content, decided_by, waited_since,
                                  decided_at)
select gen_random_uuid(), c.id, 1, 'hide', 'other', 'terms', '–', p.hidden_reason, f_without_markup(p.text), log.actor_id,
  c.created_at, p.hidden_at
from moderation_cases c join posts p on c.subject_type = 'post' and p.id = c.subject_id and p.hidden_at is not null
left join lateral (
  select a.actor_id from audit_log a where a.subject_type = 'post' and a.subject_id = p.id and a.action = 'post.hidden'
  order by a.at desc limit 1) log on true;

insert into moderation_reports (id, case_id, reporter_user_id, reporter_company_id, created_by, category, reason, created_at, decision_id)
select r.id, c.id, r.reporter_user_id, r.reporter_company_id, r.reporter_user_id, 'other', r.reason, r.created_at,
  case when r.closed_at is not null then d.id end
from post_reports r join moderation_cases c on c.subject_type = 'post' and c.subject_id = r.post_id
left join moderation_decisions d on d.case_id = c.id;

insert into moderation_reports (id, case_id, reporter_user_id, reporter_company_id, created_by, category, reason, content, created_at)
select r.id, c.id, r.reporter_user_id, r.reporter_company_id, r.created_by, 'other', r.reason, r.text, r.created_at
from message_reports r join moderation_cases c on c.subject_type = 'message' and c.subject_id = r.message_id;

insert into moderation_appeals (id, decision_id, side, user_id, company_id, created_by, text, created_at)
select gen_random_uuid(), d.id, 'author', c.author_user_id, c.author_company_id, c.written_by, p.contest_text, p.contested_at
from moderation_cases c join moderation_decisions d on d.case_id = c.id and d.kind = 'hide'
join posts p on c.subject_type = 'post' and p.id = c.subject_id and p.contested_at is not null;

insert into moderation_decisions (id, case_id, number, kind, answers, category, ground, ground_point, reason, content, decided_by,
                                  waited_since, decided_at)
select gen_random_uuid(), c.id, 2, 'uphold', 'author', 'other', 'terms', '–', p.contest_answer, f_without_markup(p.text), log.actor_id,
  p.contested_at, coalesce(log.at, p.contested_at)
from moderation_cases c join posts p on c.subject_type = 'post' and p.id = c.subject_id and p.contest_answer is not null
left join lateral (
  select a.actor_id, a.at from audit_log a where a.subject_type = 'post' and a.subject_id = p.id and a.action = 'post.hiding_upheld'
  order by a.at desc limit 1) log on true;

update moderation_appeals a set outcome_id = o.id
from moderation_decisions d join moderation_decisions o on o.case_id = d.case_id and o.number = 2 where d.id = a.decision_id;

update moderation_cases c set decisions = d.number, decision_id = d.id
from (select distinct on (case_id) case_id, id, number from moderation_decisions order by case_id, number desc) d where d.case_id = c.id;

drop table message_reports;
drop table post_reports;
drop function count_open_reports;
drop index posts_moderation;
alter table posts drop column open_reports;

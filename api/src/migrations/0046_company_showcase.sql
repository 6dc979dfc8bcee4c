-- What a company's page shows beside its profile. The time to answer is measured by a job once a day.
alter table companies add column founded_year smallint check (founded_year between 1800 and 2200);
alter table companies add column verified_at timestamptz;
alter table companies add column answer_minutes integer check (answer_minutes >= 0);
update companies c set verified_at = v.decided_at
from (select company_id, max(decided_at) as decided_at from company_verifications where status = 'active' group by company_id) v
where v.company_id = c.id;

-- The member's own choice; without one, owners and managers are shown.
alter table company_members add column shown_on_page boolean;

-- What the company has done for its clients, in its own order.
create table company_references (
  id uuid primary key,
  company_id uuid not null references companies,
  position integer not null default 0,
  title text not null check (char_length(title) between 1 and 120),
  text text not null default '' check (char_length(text) <= 1000),
  year smallint check (year between 1800 and 2200),
  client_name text check (char_length(client_name) between 1 and 200),
  client_company_id uuid references companies,
  hidden_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index company_references_order on company_references (company_id, position);
create index company_references_client on company_references (client_company_id) where client_company_id is not null;

-- Pictures of a reference, or of the company's gallery.
create table company_pictures (
  id uuid primary key,
  company_id uuid not null references companies,
  reference_id uuid references company_references on delete cascade,
  position integer not null default 0,
  file_key text not null,
  thumbnail_key text not null,
  alt text not null default '',
  width integer not null check (width > 0),
  height integer not null check (height > 0)
);
create index company_pictures_order on company_pictures (company_id, reference_id, position);
create index company_pictures_reference on company_pictures (reference_id) where reference_id is not null;

alter table moderation_cases drop constraint moderation_cases_subject_type_check;
alter table moderation_cases add constraint moderation_cases_subject_type_check
  check (subject_type in ('post', 'comment', 'message', 'user', 'company', 'opinion', 'offer', 'reference'));

-- What the salary of a job means, by which contract people work, and until when they can apply.
alter table offers
  -- Null where the company has never named it.
  add column salary_period text check (salary_period in ('hour', 'month', 'year')),
  add column salary_type text check (salary_type in ('gross', 'net')),
  add column contract_types text[] not null default '{}',
  -- The last day on which people can apply; the offer is deactivated on the next one.
  add column closes_on date,
  -- The last day of which the company has been reminded.
  add column closing_reminded date,
  -- Grosze a month, the upper end: of an hour times 168, the hours of a full month.
  add column salary_month bigint generated always as (
    case salary_period when 'hour' then coalesce(salary_to, salary_from) * 168
                       when 'year' then coalesce(salary_to, salary_from) / 12
                       else coalesce(salary_to, salary_from) end) stored;

-- Few offers have them; read in the list's order, without the table.
create index offers_contract on offers (created_at desc, id desc) include (contract_types, salary_month)
  where is_listed and contract_types <> '{}';
create index offers_salary_month on offers (salary_month) where is_listed and salary_month is not null;
-- For the job that closes them.
create index offers_closing on offers (closes_on) where is_active and deleted_at is null and closes_on is not null;

alter table saved_searches
  add column contract_types text[],
  -- Grosze a month.
  add column salary_min bigint;

-- An invited applicant is hired, or refused after all.
alter table quotes drop constraint quotes_status_check;
alter table quotes add constraint quotes_status_check
  check (status in ('asked', 'proposed', 'accepted', 'hired', 'declined', 'expired'));
alter table quotes add constraint hired_applicant check (status <> 'hired' or kind = 'application');
alter table quote_events drop constraint quote_events_step_check;
alter table quote_events add constraint quote_events_step_check
  check (step in ('ask', 'propose', 'accept', 'hire', 'decline', 'expire'));

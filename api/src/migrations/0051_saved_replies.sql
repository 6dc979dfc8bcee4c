-- Texts that a company's members put into their messages.
create table saved_replies (
  id uuid primary key,
  company_id uuid not null references companies (id),
  title text not null check (title <> ''),
  text text not null check (text <> ''),
  created_by uuid not null references users (id),
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index saved_replies_by_company on saved_replies (company_id);
create index saved_replies_by_author on saved_replies (created_by);

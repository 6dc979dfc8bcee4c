-- Which member of a company looks after a thread. Each side that is a company has its own; it ends with the membership.
create table thread_assignments (
  thread_id uuid not null references message_threads on delete cascade,
  company_id uuid not null references companies (id),
  user_id uuid not null,
  assigned_by uuid not null references users (id),
  assigned_at timestamptz not null,
  primary key (thread_id, company_id),
  constraint assigned_to_member foreign key (company_id, user_id) references company_members (company_id, user_id) on delete cascade
);
create index thread_assignments_by_member on thread_assignments (company_id, user_id);
create index thread_assignments_by_user on thread_assignments (user_id);
create index thread_assignments_by_author on thread_assignments (assigned_by);

-- What the members of a company write to each other about a thread. The other side never reads it.
create table thread_notes (
  -- Chosen by the browser, so that sending it again stores one.
  id uuid primary key,
  thread_id uuid not null references message_threads on delete cascade,
  company_id uuid not null references companies (id),
  author_id uuid not null references users (id),
  -- The number of the message that the note follows.
  position int not null check (position > 0),
  text text not null check (text <> ''),
  stems tsvector not null default '',
  words tsvector not null generated always as (to_tsvector('simple', f_words(text)) || stems) stored,
  created_at timestamptz not null
);
create index thread_notes_by_thread on thread_notes (thread_id, company_id, position);
create index thread_notes_by_company on thread_notes (company_id);
create index thread_notes_by_author on thread_notes (author_id);

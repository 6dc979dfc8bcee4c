-- Uploads that nothing refers to any more. They are deleted a day later: open pages may still show them.
create table discarded_files (
  key text primary key,
  discarded_at timestamptz not null
);
create index discarded_files_by_date on discarded_files (discarded_at);

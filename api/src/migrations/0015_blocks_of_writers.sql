-- A block covers what the blocked person does for any company (ADR 86): who added a contact for a company is kept with the contact;
-- null where a person added it for themselves.
alter table network_edges add column added_by uuid references users (id) on delete set null;
create index network_edges_added_by on network_edges (added_by) where added_by is not null;

-- A message of somebody whom the other side has blocked: its sender sees it as sent, the other side never sees it.
alter table messages add column withheld boolean not null default false;
-- Null while this side has received nothing and has written nothing: it does not list the thread.
alter table message_sides alter column last_message_at drop not null;

-- An admin proposes another one, and a second admin decides (ADR 88). A decision deletes the row: the audit log has what was decided.
create table role_proposals (
  user_id uuid primary key references users,
  proposed_by uuid not null references users,
  reason text not null check (reason <> ''),
  proposed_at timestamptz not null
);
create index role_proposals_waiting on role_proposals (proposed_at);
create index role_proposals_proposer on role_proposals (proposed_by);

-- A refusal can be taken back for some minutes: the invitation is then as it was. Null for a removal by the inviter.
alter table network_removals
  add column invited_at timestamptz,
  add column invited_by uuid references users on delete set null;
create index network_removals_invited_by on network_removals (invited_by) where invited_by is not null;

-- Somebody asks a contact to introduce them to a third one. Who asks, is asked and is wanted are nodes: each is a person or a company.
create table introductions (
  id uuid primary key,
  asker_node int not null references network_nodes on delete cascade,
  target_node int not null references network_nodes on delete cascade,
  -- A contact of the asker.
  first_node int not null references network_nodes on delete cascade,
  -- Whose answer is awaited, or who gave it: the first one, or whom they passed it on to.
  holder_node int not null references network_nodes on delete cascade,
  -- The person who wrote it, also for a company.
  asked_by uuid not null references users on delete cascade,
  text text not null check (text <> ''),
  answered_by uuid references users on delete set null,
  -- Of whoever introduces.
  words text not null default '',
  -- ended: by the deletion of an account.
  status text not null default 'open'
    check (status in ('open', 'introduced', 'declined', 'withdrawn', 'expired', 'ended')),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  constraint three_sides check (asker_node not in (target_node, first_node, holder_node) and target_node not in (first_node, holder_node)),
  constraint ended_once check ((status = 'open') = (ended_at is null)));
create unique index introductions_open on introductions (asker_node, target_node) where status = 'open';
create index introductions_asker on introductions (asker_node, target_node);
create index introductions_target on introductions (target_node);
create index introductions_first on introductions (first_node);
create index introductions_holder on introductions (holder_node, status);
create index introductions_asked_by on introductions (asked_by);
create index introductions_answered_by on introductions (answered_by) where answered_by is not null;
create index introductions_due on introductions (expires_at) where status = 'open';

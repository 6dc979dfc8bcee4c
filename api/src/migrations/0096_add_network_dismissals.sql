-- Suggestions that a profile does not want to see again.
create table network_dismissals (
  from_node int not null references network_nodes on delete cascade,
  to_node int not null references network_nodes on delete cascade,
  dismissed_at timestamptz not null,
  primary key (from_node, to_node)
);

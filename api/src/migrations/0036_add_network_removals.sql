-- When somebody was last removed, and by whom: the same invitation waits 21 days (domain §4).
create table network_removals (
  from_node int not null references network_nodes on delete cascade,
  to_node int not null references network_nodes on delete cascade,
  removed_at timestamptz not null,
  primary key (from_node, to_node)
);

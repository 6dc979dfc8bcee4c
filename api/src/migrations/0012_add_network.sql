-- Users and companies as small numbers: contact sets are sorted int[], which intarray intersects in under 5 ms for hubs.
create table network_nodes (
  id int generated always as identity primary key,
  user_id uuid unique references users on delete cascade,
  company_id uuid unique references companies on delete cascade,
  -- Sorted nodes that this one has added (directed edges); kept by the triggers on network_edges.
  contacts int[] not null default '{}',
  constraint one_owner check (num_nonnulls(user_id, company_id) = 1)
);

create table network_edges (
  from_node int not null references network_nodes on delete cascade,
  to_node int not null references network_nodes on delete cascade,
  created_at timestamptz not null default now(),
  primary key (from_node, to_node),
  constraint not_oneself check (from_node <> to_node)
);
create index network_edges_back on network_edges (to_node, from_node);

create function refresh_contacts() returns trigger language plpgsql as $$
begin
  update network_nodes n
     set contacts = coalesce(
       (select array_agg(e.to_node order by e.to_node) from network_edges e where e.from_node = n.id), '{}')
   where n.id in (select c.from_node from changed c);
  return null;
end $$;
create trigger network_edge_added after insert on network_edges
  referencing new table as changed for each statement execute function refresh_contacts();
create trigger network_edge_removed after delete on network_edges
  referencing old table as changed for each statement execute function refresh_contacts();

create function add_user_node() returns trigger language plpgsql as $$
begin
  insert into network_nodes (user_id) values (new.id) on conflict do nothing;
  return null;
end $$;
create trigger add_user_node after insert on users for each row execute function add_user_node();
create function add_company_node() returns trigger language plpgsql as $$
begin
  insert into network_nodes (company_id) values (new.id) on conflict do nothing;
  return null;
end $$;
create trigger add_company_node after insert on companies for each row execute function add_company_node();

insert into network_nodes (user_id) select id from users;
insert into network_nodes (company_id) select id from companies;

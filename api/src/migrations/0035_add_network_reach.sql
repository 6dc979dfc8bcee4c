-- What a list of contacts filters and sorts by, on the node itself: a page over thousands of contacts reads one table.
alter table network_nodes
  -- pending: not active yet (draft company, unverified person); gone: suspended, disabled, deleted.
  add column state text not null default 'pending' check (state in ('pending', 'active', 'gone')),
  -- The folded name.
  add column label text not null default '';

create function user_node_state(verified timestamptz, disabled timestamptz, deleted timestamptz) returns text
  language sql immutable
  as $$ select case when disabled is not null or deleted is not null then 'gone'
                    when verified is null then 'pending' else 'active' end $$;
create function company_node_state(status text, deleted timestamptz) returns text
  language sql immutable
  as $$ select case when deleted is not null or status = 'suspended' then 'gone'
                    when status = 'active' then 'active' else 'pending' end $$;

create or replace function add_user_node() returns trigger language plpgsql as $$
begin
  insert into network_nodes (user_id, state, label)
    values (new.id, user_node_state(new.email_verified_at, new.disabled_at, new.deleted_at), new.name_norm)
    on conflict do nothing;
  return null;
end $$;
create or replace function add_company_node() returns trigger language plpgsql as $$
begin
  insert into network_nodes (company_id, state, label)
    values (new.id, company_node_state(new.status, new.deleted_at), new.name_norm)
    on conflict do nothing;
  return null;
end $$;

-- A deleted profile leaves every network; one that is only suspended comes back with its contacts.
create function refresh_user_node() returns trigger language plpgsql as $$
declare node int;
begin
  update network_nodes n
     set state = user_node_state(new.email_verified_at, new.disabled_at, new.deleted_at), label = new.name_norm
   where n.user_id = new.id returning n.id into node;
  if new.deleted_at is not null and old.deleted_at is null then
    delete from network_edges e where e.from_node = node or e.to_node = node;
  end if;
  return null;
end $$;
create trigger refresh_user_node
  after update of first_name, last_name, email_verified_at, disabled_at, deleted_at on users
  for each row when (
    (old.first_name, old.last_name, old.email_verified_at, old.disabled_at, old.deleted_at)
    is distinct from (new.first_name, new.last_name, new.email_verified_at, new.disabled_at, new.deleted_at)
  )
  execute function refresh_user_node();

create function refresh_company_node() returns trigger language plpgsql as $$
declare node int;
begin
  update network_nodes n
     set state = company_node_state(new.status, new.deleted_at), label = new.name_norm
   where n.company_id = new.id returning n.id into node;
  if new.deleted_at is not null and old.deleted_at is null then
    delete from network_edges e where e.from_node = node or e.to_node = node;
  end if;
  return null;
end $$;
create trigger refresh_company_node after update of name, status, deleted_at on companies
  for each row when ((old.name, old.status, old.deleted_at) is distinct from (new.name, new.status, new.deleted_at))
  execute function refresh_company_node();

update network_nodes n
   set state = user_node_state(u.email_verified_at, u.disabled_at, u.deleted_at), label = u.name_norm
  from users u where u.id = n.user_id;
update network_nodes n
   set state = company_node_state(c.status, c.deleted_at), label = c.name_norm
  from companies c where c.id = n.company_id;

-- Two edges at once from one node: the second update would wait for the first, then write what it had read before. So
-- the node is locked first, and the update, a statement of its own, sees what the first has committed.
create or replace function refresh_contacts() returns trigger language plpgsql as $$
begin
  perform 1 from network_nodes n where n.id in (select c.from_node from changed c) order by n.id for no key update;
  update network_nodes n
     set contacts = coalesce(
       (select array_agg(e.to_node order by e.to_node) from network_edges e where e.from_node = n.id), '{}')
   where n.id in (select c.from_node from changed c);
  return null;
end $$;

-- Members of a company, companies of a person: connected without an edge (domain §4). Sorted.
create function network_ties(start int) returns int[] language sql stable as $$
  select coalesce(uniq(sort(array_agg(other.id))), '{}')
  from network_nodes n
  join company_members m on m.user_id = n.user_id or m.company_id = n.company_id
  join network_nodes other on other.company_id = case when n.user_id is not null then m.company_id end
                           or other.user_id = case when n.company_id is not null then m.user_id end
  where n.id = start
$$;

-- Nodes within so many steps, nearest first, each with its distance; stops past `most` nodes. Sets of sorted int[]: a
-- recursive join visits the 250 000 contacts of a hub's 5 000 contacts one by one.
create function network_reach(start int, steps int, most int) returns table (node int, distance int)
language plpgsql stable rows 10000 as $$
declare
  batch constant int := 64;
  ring int[];
  seen int[];
  found int[];
begin
  select (n.contacts | network_ties(start)) - start into ring from network_nodes n where n.id = start;
  seen := array[start] | ring;
  return query select r, 1 from unnest(ring[1:most]) r;
  for step in 2..steps loop
    found := '{}';
    for start_at in 1..icount(ring) by batch loop
      exit when icount(seen) + icount(found) > most;
      select (found | uniq(sort(coalesce(array_agg(c.id), '{}')))) - seen into found
        from network_nodes n cross join unnest(n.contacts) as c (id)
       where n.id = any(ring[start_at : start_at + batch - 1]) and n.state = 'active';
    end loop;
    return query select r, step from unnest(found[1 : greatest(0, most - icount(seen) + 1)]) r;
    seen := seen | found;
    ring := found;
    exit when icount(seen) > most;
  end loop;
end $$;

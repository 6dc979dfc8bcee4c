-- A contact is a tie that both sides accepted (domain §4). Edges stay directed: one without its opposite is an invitation, which the
-- two sides alone see.

-- Only nodes whose contacts change are written and locked: many may invite a popular company at once. An edge is changed under a lock
-- of its pair (network.sql.ts), so of two opposite ones the second sees the first.
create or replace function refresh_contacts() returns trigger language plpgsql as $$
declare stale int[];
begin
  select array_agg(distinct side.id) into stale
    from changed c join network_nodes n on n.id = c.from_node
    cross join lateral (values (c.from_node), (c.to_node)) as side (id)
   where (c.to_node = any(n.contacts)) is distinct from (
     exists (select 1 from network_edges e where e.from_node = c.from_node and e.to_node = c.to_node)
     and exists (select 1 from network_edges e where e.from_node = c.to_node and e.to_node = c.from_node));
  -- The update, a statement of its own, sees what was committed by whoever held the locks before.
  perform 1 from network_nodes n where n.id = any(stale) order by n.id for no key update;
  update network_nodes n
     set contacts = coalesce(
       (select array_agg(e.to_node order by e.to_node)
          from network_edges e join network_edges back on back.to_node = n.id and back.from_node = e.to_node
         where e.from_node = n.id), '{}')
   where n.id = any(stale);
  return null;
end $$;

update network_nodes n set contacts = tied.contacts
  from (select a.id, coalesce(array_agg(e.to_node order by e.to_node) filter (where back.from_node is not null), '{}') as contacts
          from network_nodes a
          left join network_edges e on e.from_node = a.id
          left join network_edges back on back.from_node = e.to_node and back.to_node = a.id
         group by a.id) tied
 where n.id = tied.id and n.contacts <> tied.contacts;

-- The first ring are contacts and ties, who show theirs to the start unless they do to nobody.
create or replace function network_reach(start int, steps int, most int) returns table (node int, distance int)
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
       where n.id = any(ring[start_at : start_at + batch - 1]) and n.state = 'active'
         and (n.contacts_visibility = 'signed_in' or n.contacts_visibility = 'contacts' and step = 2);
    end loop;
    return query select r, step from unnest(found[1 : greatest(0, most - icount(seen) + 1)]) r;
    seen := seen | found;
    ring := found;
    exit when icount(seen) > most;
  end loop;
end $$;

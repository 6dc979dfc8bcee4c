-- Who sees a person's address, phone and contacts: nobody else, their contacts, or everybody who is signed in.
alter table users
  add column email_visibility text not null default 'nobody' check (email_visibility in ('nobody', 'contacts', 'signed_in')),
  add column phone_visibility text not null default 'nobody' check (phone_visibility in ('nobody', 'contacts', 'signed_in'));

-- Beside the contacts themselves, because lists of contacts are filtered in this table alone. Contacts of companies are public.
alter table network_nodes add column contacts_visibility text not null default 'signed_in'
  check (contacts_visibility in ('nobody', 'contacts', 'signed_in'));
drop index network_nodes_listed;
create index network_nodes_listed on network_nodes (id) include (company_id, user_id, state, contacts_visibility, label);

-- As before, and passes nobody who does not show their contacts to the start: with one contact, the second ring is that one's list.
create or replace function network_reach(start int, steps int, most int) returns table (node int, distance int)
language plpgsql stable rows 10000 as $$
declare
  batch constant int := 64;
  ties constant int[] := network_ties(start);
  ring int[];
  seen int[];
  found int[];
begin
  select (n.contacts | ties) - start into ring from network_nodes n where n.id = start;
  seen := array[start] | ring;
  return query select r, 1 from unnest(ring[1:most]) r;
  for step in 2..steps loop
    found := '{}';
    for start_at in 1..icount(ring) by batch loop
      exit when icount(seen) + icount(found) > most;
      select (found | uniq(sort(coalesce(array_agg(c.id), '{}')))) - seen into found
        from network_nodes n cross join unnest(n.contacts) as c (id)
       where n.id = any(ring[start_at : start_at + batch - 1]) and n.state = 'active'
         and case n.contacts_visibility
               when 'signed_in' then true
               when 'contacts' then step = 2 and (n.id = any(ties) or exists (
                 select 1 from network_edges e where e.from_node = n.id and e.to_node = start))
               else false end;
    end loop;
    return query select r, step from unnest(found[1 : greatest(0, most - icount(seen) + 1)]) r;
    seen := seen | found;
    ring := found;
    exit when icount(seen) > most;
  end loop;
end $$;

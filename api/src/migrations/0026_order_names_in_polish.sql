-- The order of Polish letters without a collation, which the embedded engine does not have: a, ą, b, c, ć … ź, ż, regardless of case
-- and of other marks. "~" follows all letters, and a text that goes on follows one that ends. Equal ones are ordered by the exact
-- text behind chr(1), which precedes all that a name has.
create function polish_order(value text) returns text
  language sql immutable strict parallel safe
  as $$
    select public.fold_text(replace(replace(replace(replace(replace(replace(replace(replace(replace(
        translate(normalize(value, NFC), 'ĄĆĘŁŃÓŚŹŻ', 'ąćęłńóśźż'),
        'ą', 'a~'), 'ć', 'c~'), 'ę', 'e~'), 'ł', 'l~'), 'ń', 'n~'), 'ó', 'o~'), 'ś', 's~'), 'ź', 'z~'), 'ż', 'z~~'))
      || chr(1) || value
  $$;

-- Names stand inside sentences: marks of direction turn what follows, and invisible characters make two names look like one. New
-- names come without them (platform/text.ts); these are the ones from before. U+200D stays between the parts of one emoji.
create function visible_name(value text) returns text language sql immutable strict as $$
  select btrim(regexp_replace(regexp_replace(normalize(value, NFC),
      '[\u00AD\u061C\u180E\u200B\u200C\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u206F\uFEFF]', '', 'g'),
      '(?<![\u2600-\u27BF\uFE0F\U0001F000-\U0001FAFF])\u200D|\u200D(?![\u2600-\u27BF\U0001F000-\U0001FAFF])', '', 'g'))
$$;
do $$
declare
  one record;
  cleaned int := 0;
  written int;
begin
  for one in select * from (values
    ('users', 'first_name'), ('users', 'last_name'), ('companies', 'name'), ('companies', 'city'), ('companies', 'address'),
    ('categories', 'name'), ('categories', 'name_en'), ('plans', 'title'), ('plans', 'title_en'), ('offers', 'title'),
    ('offers', 'city'), ('offers', 'address'), ('saved_searches', 'name'), ('webinars', 'title'), ('webinars', 'speaker_name'),
    ('library_documents', 'title'), ('library_documents', 'title_en'), ('passkeys', 'name'), ('contact_messages', 'name')
  ) listed (relation, field) loop
    -- A name of which nothing would be left stays as it is.
    execute format('update %1$I set %2$I = visible_name(%2$I) where %2$I is distinct from visible_name(%2$I) and visible_name(%2$I) <> %3$L',
      one.relation, one.field, '');
    get diagnostics written = row_count;
    cleaned := cleaned + written;
  end loop;
  -- A changed name loses the stems of its words, which the API writes: its job does so for all tables.
  if cleaned > 0 then update stems_version set version = 0; end if;
end $$;
drop function visible_name;

alter table users add column name_order text collate "C" not null
  generated always as (polish_order(first_name || ' ' || last_name)) stored;
alter table companies add column name_order text collate "C" not null generated always as (polish_order(name)) stored;
alter table categories add column name_order text collate "C" not null generated always as (polish_order(name)) stored;

drop index companies_by_name, companies_by_category_1, companies_by_category_2, companies_by_category_3, companies_by_city,
  companies_by_cell;
create index companies_by_name on companies (name_order, id)
  include (rating, geo_cell, lat, lng, category_1, category_2, category_3) where status = 'active' and deleted_at is null;
create index companies_by_category_1 on companies (category_1, name_order, id) where status = 'active' and deleted_at is null;
create index companies_by_category_2 on companies (category_2, name_order, id) where status = 'active' and deleted_at is null;
create index companies_by_category_3 on companies (category_3, name_order, id) where status = 'active' and deleted_at is null;
create index companies_by_city on companies (city_norm, name_order, id) where status = 'active' and deleted_at is null;
create index companies_by_cell on companies (geo_cell) include (lat, lng, id, name_order, created_at, rating)
  where status = 'active' and deleted_at is null;

-- The network sorts its nodes without their profiles, as it finds them by `label`.
alter table network_nodes add column name_order text collate "C" not null default '';
update network_nodes n set name_order = u.name_order from users u where u.id = n.user_id;
update network_nodes n set name_order = c.name_order from companies c where c.id = n.company_id;
drop index network_nodes_listed;
create index network_nodes_listed on network_nodes (id)
  include (company_id, user_id, state, contacts_visibility, label, name_order);

create or replace function add_user_node() returns trigger language plpgsql as $$
begin
  insert into network_nodes (user_id, state, label, name_order)
    values (new.id, user_node_state(new.email_verified_at, new.disabled_at, new.deleted_at), new.name_norm, new.name_order)
    on conflict do nothing;
  return null;
end $$;

create or replace function add_company_node() returns trigger language plpgsql as $$
begin
  insert into network_nodes (company_id, state, label, name_order)
    values (new.id, company_node_state(new.status, new.deleted_at), new.name_norm, new.name_order)
    on conflict do nothing;
  return null;
end $$;

create or replace function refresh_user_node() returns trigger language plpgsql as $$
declare node int;
begin
  update network_nodes n
     set state = user_node_state(new.email_verified_at, new.disabled_at, new.deleted_at), label = new.name_norm,
       name_order = new.name_order
   where n.user_id = new.id returning n.id into node;
  if new.deleted_at is not null and old.deleted_at is null then
    delete from network_edges e where e.from_node = node or e.to_node = node;
  end if;
  return null;
end $$;

create or replace function refresh_company_node() returns trigger language plpgsql as $$
declare node int;
begin
  update network_nodes n
     set state = company_node_state(new.status, new.deleted_at), label = new.name_norm, name_order = new.name_order
   where n.company_id = new.id returning n.id into node;
  if new.deleted_at is not null and old.deleted_at is null then
    delete from network_edges e where e.from_node = node or e.to_node = node;
  end if;
  return null;
end $$;

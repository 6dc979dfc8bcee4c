-- Generated from the migrations by `pnpm schema`.

CREATE EXTENSION IF NOT EXISTS intarray WITH SCHEMA public;

CREATE EXTENSION IF NOT EXISTS pg_trgm WITH SCHEMA public;

CREATE EXTENSION IF NOT EXISTS unaccent WITH SCHEMA public;

CREATE FUNCTION public.add_company_node() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  insert into network_nodes (company_id, state, label, name_order)
    values (new.id, company_node_state(new.status, new.deleted_at), new.name_norm, new.name_order)
    on conflict do nothing;
  return null;
end $$;

CREATE FUNCTION public.add_user_node() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  insert into network_nodes (user_id, state, label, name_order)
    values (new.id, user_node_state(new.email_verified_at, new.disabled_at, new.deleted_at), new.name_norm, new.name_order)
    on conflict do nothing;
  return null;
end $$;

CREATE FUNCTION public.category_path() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  if new.parent_id is null then
    new.path := array[new.node];
  else
    select c.path || new.node, c.is_job into new.path, new.is_job from categories c where c.id = new.parent_id;
  end if;
  return new;
end $$;

CREATE FUNCTION public.category_words() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  update offers set category_id = category_id where category_id = new.id;
  update companies set category_id = category_id where category_id = new.id;
  return null;
end $$;

CREATE FUNCTION public.closest_companies(q text, most integer) RETURNS TABLE(id uuid, similarity real)
    LANGUAGE sql STABLE ROWS 100
    SET "pg_trgm.word_similarity_threshold" TO '0.4'
    AS $$
    select c.id, word_similarity(f_words(q), c.name_norm) from companies c
    where c.status = 'active' and c.deleted_at is null and f_words(q) <% c.name_norm
    order by 2 desc, c.id limit most
  $$;

CREATE FUNCTION public.closest_offer_word(t text) RETURNS text
    LANGUAGE sql STABLE
    SET "pg_trgm.similarity_threshold" TO '0.4'
    AS $$
    select w.word from offer_words w where w.word % t order by similarity(w.word, t) desc, w.word limit 1
  $$;

CREATE FUNCTION public.closest_offers(q text, most integer) RETURNS TABLE(id uuid, similarity real)
    LANGUAGE sql STABLE ROWS 100
    SET "pg_trgm.word_similarity_threshold" TO '0.5'
    AS $$
    select o.id, word_similarity(f_words(q), o.norm) from offers o
    where o.is_listed and f_words(q) <% o.norm
    order by 2 desc, o.id limit most
  $$;

CREATE FUNCTION public.closest_users(q text, most integer) RETURNS TABLE(id uuid, similarity real)
    LANGUAGE sql STABLE ROWS 100
    SET "pg_trgm.word_similarity_threshold" TO '0.4'
    AS $$
    select u.id, word_similarity(f_words(q), u.name_norm) from users u
    where u.email_verified_at is not null and u.disabled_at is null and u.deleted_at is null and f_words(q) <% u.name_norm
    order by 2 desc, u.id limit most
  $$;

CREATE FUNCTION public.company_category() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  select c.path[1], c.path[2], c.path[3] into new.category_1, new.category_2, new.category_3
    from categories c where c.id = new.category_id;
  return new;
end $$;

CREATE FUNCTION public.company_frees_cards() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  update membership_cards set company_id = null, taken_at = null where company_id = new.id;
  return null;
end $$;

CREATE FUNCTION public.company_marker(id uuid, name text, lat double precision, lng double precision, thumbnail text, rating numeric) RETURNS text
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    AS $$
    select '{"id":"' || id || '","name":' || to_json(name) || ',"lat":' || lat || ',"lng":' || lng
      || ',"thumbnail":' || coalesce(to_json(thumbnail)::text, 'null') || ',"rating":' || rating || '}'
  $$;

CREATE FUNCTION public.company_node_state(status text, deleted timestamp with time zone) RETURNS text
    LANGUAGE sql IMMUTABLE
    AS $$ select case when deleted is not null or status = 'suspended' then 'gone'
                    when status = 'active' then 'active' else 'pending' end $$;

CREATE FUNCTION public.company_to_offers() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  update offers o
     set company_rating = new.rating, company_name = new.name,
         is_listed = o.is_active and not o.hidden_by_plan and o.hidden_at is null and o.deleted_at is null
           and new.status = 'active' and new.deleted_at is null,
         tsv = case when ts_filter(old.tsv, '{a}') = ts_filter(new.tsv, '{a}') then o.tsv
                    else ts_filter(o.tsv, '{a,b,d}') || offer_context('', new.tsv, o.city) end
   where o.company_id = new.id;
  return null;
end $$;

CREATE FUNCTION public.company_to_posts() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  update posts set author_suspended = new.status <> 'active' and new.deleted_at is null where author_company_id = new.id;
  return null;
end $$;

CREATE FUNCTION public.company_words() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  new.tsv := case when tg_op = 'INSERT' or new.stems <> '' or (new.name, new.description) <> (old.name, old.description)
      then own_words(new.name, new.description, new.stems) else ts_filter(old.tsv, '{a,d}') end
    || setweight(coalesce((select k.tsv from categories k where k.id = new.category_id), ''), 'B')
    || setweight(to_tsvector('simple', coalesce(f_words(new.city), '')), 'C');
  new.stems := '';
  return new;
end $$;

CREATE FUNCTION public.count_post_comment() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  if tg_op = 'DELETE' and old.deleted_at is not null then return null; end if;
  update posts set comment_count = comment_count + case tg_op when 'INSERT' then 1 else -1 end
   where id = case tg_op when 'INSERT' then new.post_id else old.post_id end;
  return null;
end $$;

CREATE FUNCTION public.count_post_reaction() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  update posts set reaction_count = reaction_count + case tg_op when 'INSERT' then 1 else -1 end
   where id = case tg_op when 'INSERT' then new.post_id else old.post_id end;
  return null;
end $$;

CREATE TABLE public.opinions (
    id uuid NOT NULL,
    company_id uuid NOT NULL,
    author_user_id uuid NOT NULL,
    author_company_id uuid,
    text text NOT NULL,
    rating numeric(2,1) NOT NULL,
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL,
    reply_text text,
    replied_at timestamp with time zone,
    reply_updated_at timestamp with time zone,
    order_id uuid,
    hidden_at timestamp with time zone,
    CONSTRAINT opinions_rating_check CHECK (((rating >= (0)::numeric) AND (rating <= (5)::numeric))),
    CONSTRAINT opinions_reply_text_check CHECK (((char_length(reply_text) >= 1) AND (char_length(reply_text) <= 1000))),
    CONSTRAINT opinions_reply_whole CHECK ((num_nonnulls(reply_text, replied_at, reply_updated_at) = ANY (ARRAY[0, 3]))),
    CONSTRAINT opinions_text_check CHECK (((char_length(text) >= 1) AND (char_length(text) <= 1000)))
);

CREATE FUNCTION public.counted_opinions(company uuid) RETURNS SETOF public.opinions
    LANGUAGE sql STABLE
    AS $$
  select o.* from opinions o
  where o.company_id = company and o.rating > 0 and o.hidden_at is null and (o.order_id is not null or 3 > (
    select count(*) from opinions p
    where p.company_id = company and p.rating > 0 and p.hidden_at is null and p.order_id is not null))
$$;

CREATE FUNCTION public.detail_words(city text, seeks text[], offers text[], stems tsvector) RETURNS tsvector
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    AS $$
    select setweight(to_tsvector('simple', public.f_words(coalesce(city, '') || ' ' || public.tag_words(seeks) || ' ' || public.tag_words(offers))), 'D')
      || ts_filter(stems, '{d}')
  $$;

CREATE FUNCTION public.drop_offer_views() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  delete from offer_views where offer_id = new.id;
  return null;
end $$;

CREATE FUNCTION public.f_buyers_share(reward bigint) RETURNS bigint
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    AS $$ select (reward + 1) / 2 $$;

CREATE FUNCTION public.f_forget_mention(t text, kind text, id uuid) RETURNS text
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    AS $$ select regexp_replace(t, '@\[[^][]*\]\(' || kind || ':' || id::text || '\)', '@[](' || kind || ':' || id::text || ')', 'gi') $$;

CREATE FUNCTION public.f_iso(at timestamp with time zone) RETURNS text
    LANGUAGE sql STABLE STRICT PARALLEL SAFE
    AS $$ select to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') $$;

CREATE FUNCTION public.f_money(grosze bigint) RETURNS text
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    AS $$ select case when grosze < 0 then '-' else '' end || (abs(grosze) / 100)::text || '.' || lpad((abs(grosze) % 100)::text, 2, '0') $$;

CREATE FUNCTION public.f_net(gross bigint, vat_rate text) RETURNS bigint
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    AS $$
    select round(gross * 100.0 / (100 + case vat_rate when 'exempt' then 0 else vat_rate::int end))::bigint
  $$;

CREATE FUNCTION public.f_prefix_query(t text) RETURNS tsquery
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    AS $$
    select to_tsquery('simple', string_agg(quote_literal(lexeme) || ':*', ' & '))
    from unnest(to_tsvector('simple', public.f_words(t)))
  $$;

CREATE FUNCTION public.f_reward(points bigint, percentage numeric, price_from bigint, price bigint) RETURNS bigint
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    AS $$
    select case when points is not null then least(points, coalesce(price_from, price) / 2)
      else least(round(price * percentage / 100)::bigint, price / 2) end
  $$;

CREATE FUNCTION public.f_without_markup(t text) RETURNS text
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    AS $$ select regexp_replace(t, '@\[([^][]*)\]\((?:user|company):[0-9a-fA-F-]{36}\)', '\1', 'g') $$;

CREATE FUNCTION public.f_words(t text) RETURNS text
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    AS $$ select regexp_replace(public.fold_text(t), '[^[:alnum:]]+', ' ', 'g') $$;

CREATE FUNCTION public.fold_tags(tags text[]) RETURNS text[]
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    AS $$ select coalesce(array_agg(public.fold_text(tag)), '{}') from unnest(tags) tag $$;

CREATE FUNCTION public.fold_text(value text) RETURNS text
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    AS $$ select lower(public.unaccent('public.unaccent'::regdictionary, value)) $$;

CREATE FUNCTION public.forget_company_mentions() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  update posts set text = f_forget_mention(text, 'company', new.id)
   where mentioned_companies <> '{}' and mentioned_companies @> array[new.id];
  update post_comments set text = f_forget_mention(text, 'company', new.id)
   where mentioned_companies <> '{}' and mentioned_companies @> array[new.id];
  return null;
end $$;

CREATE FUNCTION public.forget_referral_clicks() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  delete from referral_clicks where offer_id = new.id;
  return null;
end $$;

CREATE FUNCTION public.forget_saved_searches() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  delete from saved_searches s where s.user_id = new.id or s.company_id = new.id;
  return null;
end $$;

CREATE FUNCTION public.forget_user_mentions() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  update posts set text = f_forget_mention(text, 'user', new.id)
   where mentioned_users <> '{}' and mentioned_users @> array[new.id];
  update post_comments set text = f_forget_mention(text, 'user', new.id)
   where mentioned_users <> '{}' and mentioned_users @> array[new.id];
  return null;
end $$;

CREATE FUNCTION public.latest_completed_order(seller uuid, buyer_user uuid, buyer_company uuid) RETURNS uuid
    LANGUAGE sql STABLE
    AS $$
  select r.id from orders r
  where r.seller_id = seller
    and (r.buyer_company_id = buyer_company
      or buyer_company is null and r.buyer_company_id is null and r.buyer_user_id = buyer_user)
    and (r.status in ('verified', 'completed') or r.status = 'reported' and exists (
      select from order_reports p where p.order_id = r.id and p.decided_at is null and p.status_before = 'verified'))
  order by r.created_at desc, r.id desc limit 1
$$;

CREATE FUNCTION public.ledger_account(owner_user uuid, owner_company uuid, account_kind text) RETURNS bigint
    LANGUAGE plpgsql
    AS $$
declare account bigint;
begin
  loop
    if owner_company is not null then
      select a.id into account from ledger_accounts a
       where a.company_id = owner_company and a.kind = account_kind and owner_user is null;
    elsif owner_user is not null then
      select a.id into account from ledger_accounts a where a.user_id = owner_user and a.kind = account_kind;
    else
      select a.id into account from ledger_accounts a
       where a.user_id is null and a.company_id is null and a.kind = account_kind;
    end if;
    if found then return account; end if;
    insert into ledger_accounts (user_id, company_id, kind) values (owner_user, owner_company, account_kind)
      on conflict do nothing;
  end loop;
end $$;

CREATE FUNCTION public.ledger_open(owner_users uuid[], owner_companies uuid[], kinds text[]) RETURNS TABLE(id bigint, balance bigint)
    LANGUAGE plpgsql
    AS $$
declare ids bigint[];
begin
  select array_agg(made.account order by made.place) into ids from (
    select ledger_account(w.owner_user, w.owner_company, w.kind) as account, w.place from (
      select u.owner_user, u.owner_company, u.kind, u.place
      from unnest(owner_users, owner_companies, kinds) with ordinality as u(owner_user, owner_company, kind, place)
      order by u.owner_user, u.owner_company, u.kind
      offset 0
    ) w
  ) made;
  perform 1 from ledger_accounts a
    where a.id = any(ids) and num_nonnulls(a.user_id, a.company_id) = 1
    order by a.id for no key update;
  return query
    select a.id, a.balance from unnest(ids) with ordinality as i(id, place) join ledger_accounts a on a.id = i.id
    order by i.place;
end $$;

CREATE FUNCTION public.ledger_post(key text, payer bigint, payee bigint, grosze bigint, entry_type text, status text, for_order uuid, posted_at timestamp with time zone) RETURNS bigint
    LANGUAGE plpgsql
    AS $$
declare
  entry ledger_entries;
  payer_before bigint;
  payee_before bigint;
begin
  -- Lock before the insert, in id order: its foreign keys take KEY SHARE, and 50 sessions that upgrade from there build
  -- multixacts (a fifth of the throughput). System accounts are hot and carry no balance: never locked, never updated.
  select max(a.balance) filter (where a.id = payer), max(a.balance) filter (where a.id = payee)
    into payer_before, payee_before
    from (
      select l.id, l.balance from ledger_accounts l
      where l.id in (payer, payee) and num_nonnulls(l.user_id, l.company_id) = 1
      order by l.id for no key update
    ) a;
  -- A statement of its own after the lock: it sees what the previous owner of the lock has posted.
  insert into ledger_entries
    (idempotency_key, from_account, to_account, amount, type, points_status, order_id, from_balance, to_balance, created_at)
    select key, payer, payee, grosze, entry_type, status, for_order, payer_before - grosze, payee_before + grosze, posted_at
    where not exists (select 1 from ledger_entries e where e.idempotency_key = key)
    returning * into entry;
  if not found then
    select * into strict entry from ledger_entries e where e.idempotency_key = key;
    if (entry.from_account, entry.to_account, entry.amount) <> (payer, payee, grosze) then
      raise exception 'ledger key % was used with other arguments', key using errcode = '22023';
    end if;
    return entry.id;
  end if;
  update ledger_accounts a set balance = a.balance + case when a.id = payee then grosze else -grosze end
    where a.id in (payer, payee) and num_nonnulls(a.user_id, a.company_id) = 1;
  return entry.id;
end $$;

CREATE FUNCTION public.member_left() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  insert into former_members (company_id, user_id, left_at) values (old.company_id, old.user_id, now())
    on conflict (company_id, user_id) do update set left_at = excluded.left_at;
  return null;
end $$;

CREATE FUNCTION public.network_reach(start integer, steps integer, most integer) RETURNS TABLE(node integer, distance integer)
    LANGUAGE plpgsql STABLE ROWS 10000
    AS $$
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

CREATE FUNCTION public.network_ties(start integer) RETURNS integer[]
    LANGUAGE sql STABLE
    AS $$
  select coalesce(uniq(sort(array_agg(other.id))), '{}')
  from network_nodes n
  join company_members m on m.user_id = n.user_id or m.company_id = n.company_id
  join network_nodes other on other.company_id = case when n.user_id is not null then m.company_id end
                           or other.user_id = case when n.company_id is not null then m.user_id end
  where n.id = start
$$;

CREATE FUNCTION public.note_listed_offers() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  insert into offer_news (offer_id) select c.id from changed c where c.is_listed on conflict do nothing;
  return null;
end $$;

CREATE FUNCTION public.note_relisted_offers() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  insert into offer_news (offer_id)
    select c.id from changed c join before b on b.id = c.id where c.is_listed and not b.is_listed
    on conflict do nothing;
  return null;
end $$;

CREATE FUNCTION public.offer_context(category tsvector, company tsvector, city text) RETURNS tsvector
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    AS $$
    select setweight(category, 'B') || setweight(ts_filter(company, '{a}'), 'C')
      || setweight(to_tsvector('simple', coalesce(f_words(city), '')), 'C')
  $$;

CREATE FUNCTION public.offer_derived() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  select c.path into strict new.cat_path from categories c where c.id = new.category_id;
  -- An inactive offer takes no place of the plan.
  new.hidden_by_plan := new.hidden_by_plan and new.is_active and new.deleted_at is null;
  select c.rating, c.name,
         new.is_active and not new.hidden_by_plan and new.hidden_at is null and new.deleted_at is null
           and c.status = 'active' and c.deleted_at is null
    into strict new.company_rating, new.company_name, new.is_listed
    from companies c where c.id = new.company_id;
  return new;
end $$;

CREATE FUNCTION public.offer_makes_room() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  if not exists (select 1 from offers h where h.company_id = new.company_id and h.hidden_by_plan) then return null; end if;
  update offers set hidden_by_plan = false where id in (
    select h.id from offers h where h.company_id = new.company_id and h.hidden_by_plan
    order by h.created_at desc, h.id desc
    limit (
      select greatest(0, p.offer_limit - (
        select count(*) from offers v
        where v.company_id = c.id and v.is_active and v.deleted_at is null and not v.hidden_by_plan))
      from companies c join plans p on p.id = c.plan where c.id = new.company_id)
    for no key update skip locked);
  return null;
end $$;

CREATE FUNCTION public.offer_priced() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  insert into offer_prices (offer_id, price_from, price_to) values (new.id, new.price_from, new.price_to);
  return null;
end $$;

CREATE FUNCTION public.offer_repriced() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
declare
  lowest bigint;
  lowest_top bigint;
begin
  update offer_prices set offered_to = new.updated_at where offer_id = new.id and offered_to is null;
  delete from offer_prices where offer_id = new.id and offered_to < new.updated_at - interval '30 days';
  new.lowest_price := null;
  new.reduced_at := null;
  if not new.is_active or new.individual_price or new.deleted_at is not null then return new; end if;
  select min(p.price_from), min(coalesce(p.price_to, p.price_from)) into lowest, lowest_top
    from offer_prices p where p.offer_id = new.id;
  if new.price_from < lowest and coalesce(new.price_to, new.price_from) <= lowest_top then
    new.lowest_price := lowest;
    new.reduced_at := new.updated_at;
  end if;
  insert into offer_prices (offer_id, price_from, price_to) values (new.id, new.price_from, new.price_to);
  return new;
end $$;

CREATE FUNCTION public.offer_searched() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  select case when tg_op = 'INSERT' or new.stems <> '' or (new.title, new.description) <> (old.title, old.description)
      then own_words(new.title, new.description, new.stems) else ts_filter(old.tsv, '{a,d}') end
    || offer_context(k.tsv, c.tsv, new.city)
    into strict new.tsv from categories k, companies c where k.id = new.category_id and c.id = new.company_id;
  new.stems := '';
  return new;
end $$;

CREATE FUNCTION public.order_to_opinion() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  -- As the writer of an opinion does: an order that is completed while its buyer writes is missed by neither.
  perform from companies where id = new.seller_id for no key update;
  update opinions o set order_id = latest_completed_order(new.seller_id, new.buyer_user_id, new.buyer_company_id)
   where o.company_id = new.seller_id
     and (o.author_company_id = new.buyer_company_id
       or new.buyer_company_id is null and o.author_company_id is null and o.author_user_id = new.buyer_user_id);
  return null;
end $$;

CREATE FUNCTION public.own_words(title text, body text, stems tsvector) RETURNS tsvector
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    AS $$
    select setweight(to_tsvector('simple', f_words(title)), 'A') || setweight(to_tsvector('simple', f_words(body)), 'D') || stems
  $$;

CREATE FUNCTION public.people_of(person uuid, company uuid, since timestamp with time zone) RETURNS TABLE(user_id uuid)
    LANGUAGE sql STABLE
    AS $$
  select person where person is not null
  union select m.user_id from company_members m where m.company_id = company
  union select f.user_id from former_members f where f.company_id = company and f.left_at > since
$$;

CREATE FUNCTION public.person_words(name text, headline text, job_titles text, stems tsvector) RETURNS tsvector
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    AS $$
    select setweight(to_tsvector('simple', public.f_words(name)), 'A')
      || setweight(to_tsvector('simple', public.f_words(coalesce(headline, '') || ' ' || job_titles)), 'B') || ts_filter(stems, '{b}')
  $$;

CREATE FUNCTION public.plan_price(plan_id text, at timestamp with time zone) RETURNS bigint
    LANGUAGE sql STABLE
    AS $$
    select coalesce(
      (select n.price from plan_prices n where n.plan = plan_id and n.valid_from <= at order by n.valid_from desc limit 1),
      (select p.price from plans p where p.id = plan_id))
  $$;

CREATE FUNCTION public.plan_to_offers() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
declare places int;
begin
  select p.offer_limit into strict places from plans p where p.id = new.plan;
  perform rank_plan_offers(new.id, places);
  return null;
end $$;

CREATE FUNCTION public.polish_order(value text) RETURNS text
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    AS $$
    select public.fold_text(replace(replace(replace(replace(replace(replace(replace(replace(replace(
        translate(normalize(value, NFC), 'ĄĆĘŁŃÓŚŹŻ', 'ąćęłńóśźż'),
        'ą', 'a~'), 'ć', 'c~'), 'ę', 'e~'), 'ł', 'l~'), 'ń', 'n~'), 'ó', 'o~'), 'ś', 's~'), 'ź', 'z~'), 'ż', 'z~~'))
      || chr(1) || value
  $$;

CREATE FUNCTION public.post_derived() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  new.author_node := (select n.id from network_nodes n
    where n.user_id = new.author_user_id or n.company_id = new.author_company_id);
  new.author_suspended := coalesce(
    (select c.status <> 'active' and c.deleted_at is null from companies c where c.id = new.author_company_id), false);
  return new;
end $$;

CREATE FUNCTION public.rank_plan_offers(company uuid, places integer) RETURNS void
    LANGUAGE plpgsql
    AS $$
begin
  perform 1 from offers o where o.company_id = company and o.is_active and o.deleted_at is null
    order by o.id for no key update;
  update offers o set hidden_by_plan = not o.hidden_by_plan
    from (
      select a.id, row_number() over (order by a.created_at desc, a.id desc) > coalesce(places, 2147483647) as surplus
      from offers a where a.company_id = company and a.is_active and a.deleted_at is null) ranked
   where o.id = ranked.id and o.hidden_by_plan <> ranked.surplus;
end $$;

CREATE FUNCTION public.referrer_is_related(referrer_user uuid, referrer_company uuid, seller uuid, buyer_user uuid, buyer_company uuid, since timestamp with time zone) RETURNS boolean
    LANGUAGE sql STABLE
    AS $$
  select coalesce(referrer_company in (seller, coalesce(buyer_company, seller)), false) or exists (
    select from people_of(referrer_user, referrer_company, since) theirs
    where theirs.user_id in (
      select user_id from people_of(buyer_user, buyer_company, since)
      union all select user_id from people_of(null, seller, since)))
$$;

CREATE FUNCTION public.refresh_company_node() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
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

CREATE FUNCTION public.refresh_contacts() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
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

CREATE FUNCTION public.refresh_job_titles() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
declare
  person constant uuid := case when tg_op = 'DELETE' then old.user_id else new.user_id end;
begin
  update users set job_titles = (
    select coalesce(string_agg(m.job_title, ' ' order by m.company_id), '') from company_members m where m.user_id = person)
  where id = person;
  return null;
end $$;

CREATE FUNCTION public.refresh_rating() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
declare
  rated constant uuid := coalesce(new.company_id, old.company_id);
begin
  -- One average at a time, so that no opinion is missed.
  perform from companies where id = rated for no key update;
  update companies c set rating = coalesce(r.average, 0), rating_count = r.count
    from (select round(avg(o.rating), 2) as average, count(*)::int as count from counted_opinions(rated) o) r
   where c.id = rated and (c.rating, c.rating_count) is distinct from (coalesce(r.average, 0), r.count);
  return null;
end $$;

CREATE FUNCTION public.refresh_user_node() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
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

CREATE FUNCTION public.refuse_change() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  raise exception '% is append only', tg_table_name;
end $$;

CREATE FUNCTION public.share_reward() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  if tg_op = 'INSERT' then
    new.reward_buyer := coalesce(new.reward_buyer, f_buyers_share(new.reward));
  elsif new.reward is distinct from old.reward and new.reward_buyer is not distinct from old.reward_buyer then
    new.reward_buyer := f_buyers_share(new.reward);
  end if;
  return new;
end $$;

CREATE FUNCTION public.tag_words(tags text[]) RETURNS text
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    AS $$ select coalesce(string_agg(tag, ' '), '') from unnest(tags) tag $$;

CREATE FUNCTION public.take_completed_order() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  new.order_id := latest_completed_order(new.company_id, new.author_user_id, new.author_company_id);
  return new;
end $$;

CREATE FUNCTION public.user_node_state(verified timestamp with time zone, disabled timestamp with time zone, deleted timestamp with time zone) RETURNS text
    LANGUAGE sql IMMUTABLE
    AS $$ select case when disabled is not null or deleted is not null then 'gone'
                    when verified is null then 'pending' else 'active' end $$;

CREATE TABLE public.audit_log (
    id uuid NOT NULL,
    at timestamp with time zone NOT NULL,
    actor_id uuid,
    action text NOT NULL,
    subject_type text NOT NULL,
    subject_id uuid NOT NULL,
    details jsonb DEFAULT '{}'::jsonb NOT NULL
);

CREATE TABLE public.categories (
    id uuid NOT NULL,
    node integer NOT NULL,
    parent_id uuid,
    path integer[] NOT NULL,
    "position" integer DEFAULT 0 NOT NULL,
    name text NOT NULL,
    name_en text NOT NULL,
    stems tsvector DEFAULT ''::tsvector NOT NULL,
    tsv tsvector GENERATED ALWAYS AS ((to_tsvector('simple'::regconfig, public.f_words(((name || ' '::text) || name_en))) || stems)) STORED NOT NULL,
    image text,
    is_job boolean DEFAULT false NOT NULL,
    name_order text GENERATED ALWAYS AS (public.polish_order(name)) STORED NOT NULL COLLATE pg_catalog."C",
    thumbnail text,
    start_picture text,
    CONSTRAINT categories_node_check CHECK ((node > 0)),
    CONSTRAINT categories_path_check CHECK (((cardinality(path) >= 1) AND (cardinality(path) <= 3)))
);

CREATE TABLE public.companies (
    id uuid NOT NULL,
    name text NOT NULL,
    name_norm text GENERATED ALWAYS AS (public.fold_text(name)) STORED NOT NULL,
    description text DEFAULT ''::text NOT NULL,
    address text,
    zip_code text,
    city text,
    city_norm text GENERATED ALWAYS AS (public.fold_text(city)) STORED,
    lat double precision,
    lng double precision,
    geo_cell integer GENERATED ALWAYS AS ((((floor((lat * (10)::double precision)))::integer * 10000) + (floor((lng * (10)::double precision)))::integer)) STORED,
    image text,
    thumbnail text,
    email text,
    phone text,
    website text,
    facebook text,
    linkedin text,
    twitter text,
    rating numeric(3,2) DEFAULT 0 NOT NULL,
    rating_count integer DEFAULT 0 NOT NULL,
    status text DEFAULT 'draft'::text NOT NULL,
    category_id uuid,
    category_1 integer,
    category_2 integer,
    category_3 integer,
    plan text DEFAULT 'free'::text NOT NULL,
    plan_paid_until timestamp with time zone,
    plan_reminded_of timestamp with time zone,
    nip text,
    regon text,
    krs text,
    bank_number text,
    bank_hash text,
    deleted_at timestamp with time zone,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    stems tsvector DEFAULT ''::tsvector NOT NULL,
    tsv tsvector DEFAULT ''::tsvector NOT NULL,
    marker text GENERATED ALWAYS AS (public.company_marker(id, name, lat, lng, thumbnail, rating)) STORED,
    deletion_requested_at timestamp with time zone,
    status_before_deletion text,
    next_plan text,
    name_order text GENERATED ALWAYS AS (public.polish_order(name)) STORED NOT NULL COLLATE pg_catalog."C",
    founded_year smallint,
    verified_at timestamp with time zone,
    answer_minutes integer,
    CONSTRAINT companies_answer_minutes_check CHECK ((answer_minutes >= 0)),
    CONSTRAINT companies_deletion_requested CHECK ((((deletion_requested_at IS NULL) = (status_before_deletion IS NULL)) AND ((deletion_requested_at IS NULL) OR (status = 'suspended'::text)))),
    CONSTRAINT companies_founded_year_check CHECK (((founded_year >= 1800) AND (founded_year <= 2200))),
    CONSTRAINT companies_name_check CHECK ((name <> ''::text)),
    CONSTRAINT companies_rating_check CHECK (((rating >= (0)::numeric) AND (rating <= (5)::numeric))),
    CONSTRAINT companies_rating_count_check CHECK ((rating_count >= 0)),
    CONSTRAINT companies_status_before_deletion_check CHECK ((status_before_deletion = ANY (ARRAY['draft'::text, 'submitted'::text, 'active'::text, 'rejected'::text, 'suspended'::text]))),
    CONSTRAINT companies_status_check CHECK ((status = ANY (ARRAY['draft'::text, 'submitted'::text, 'active'::text, 'rejected'::text, 'suspended'::text]))),
    CONSTRAINT next_plan_follows CHECK (((next_plan IS NULL) OR (plan_paid_until IS NOT NULL))),
    CONSTRAINT no_plain_number CHECK ((bank_number !~ '^[0-9]+$'::text))
);
ALTER TABLE ONLY public.companies ALTER COLUMN category_3 SET STATISTICS 500;
ALTER TABLE ONLY public.companies ALTER COLUMN tsv SET STATISTICS 1000;

CREATE TABLE public.company_invitations (
    id uuid NOT NULL,
    company_id uuid NOT NULL,
    email text NOT NULL,
    token_hash text NOT NULL,
    status text DEFAULT 'sent'::text NOT NULL,
    invited_by uuid NOT NULL,
    accepted_by uuid,
    created_at timestamp with time zone NOT NULL,
    sent_at timestamp with time zone NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    decided_at timestamp with time zone,
    user_id uuid,
    CONSTRAINT company_invitations_check CHECK (((status = 'sent'::text) = (decided_at IS NULL))),
    CONSTRAINT company_invitations_status_check CHECK ((status = ANY (ARRAY['sent'::text, 'accepted'::text, 'revoked'::text])))
);

CREATE TABLE public.company_members (
    company_id uuid NOT NULL,
    user_id uuid NOT NULL,
    role text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    job_title text,
    shown_first boolean DEFAULT false NOT NULL,
    shown_on_page boolean,
    CONSTRAINT company_members_role_check CHECK ((role = ANY (ARRAY['member'::text, 'manager'::text, 'owner'::text])))
);

CREATE TABLE public.company_pictures (
    id uuid NOT NULL,
    company_id uuid NOT NULL,
    reference_id uuid,
    "position" integer DEFAULT 0 NOT NULL,
    file_key text NOT NULL,
    thumbnail_key text NOT NULL,
    alt text DEFAULT ''::text NOT NULL,
    width integer NOT NULL,
    height integer NOT NULL,
    CONSTRAINT company_pictures_height_check CHECK ((height > 0)),
    CONSTRAINT company_pictures_width_check CHECK ((width > 0))
);

CREATE TABLE public.company_references (
    id uuid NOT NULL,
    company_id uuid NOT NULL,
    "position" integer DEFAULT 0 NOT NULL,
    title text NOT NULL,
    text text DEFAULT ''::text NOT NULL,
    year smallint,
    client_name text,
    client_company_id uuid,
    hidden_at timestamp with time zone,
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL,
    CONSTRAINT company_references_client_name_check CHECK (((char_length(client_name) >= 1) AND (char_length(client_name) <= 200))),
    CONSTRAINT company_references_text_check CHECK ((char_length(text) <= 1000)),
    CONSTRAINT company_references_title_check CHECK (((char_length(title) >= 1) AND (char_length(title) <= 120))),
    CONSTRAINT company_references_year_check CHECK (((year >= 1800) AND (year <= 2200)))
);

CREATE TABLE public.company_verifications (
    id uuid NOT NULL,
    company_id uuid NOT NULL,
    nip text NOT NULL,
    regon text NOT NULL,
    krs text,
    bank_number text NOT NULL,
    document text,
    document_name text,
    document_mime text,
    document_size integer,
    submitted_by uuid NOT NULL,
    submitted_at timestamp with time zone NOT NULL,
    status text DEFAULT 'submitted'::text NOT NULL,
    reason text,
    decided_by uuid,
    decided_at timestamp with time zone,
    CONSTRAINT company_verifications_check CHECK (((status <> 'rejected'::text) OR (reason IS NOT NULL))),
    CONSTRAINT company_verifications_document_size_check CHECK ((document_size > 0)),
    CONSTRAINT company_verifications_status_check CHECK ((status = ANY (ARRAY['submitted'::text, 'active'::text, 'rejected'::text]))),
    CONSTRAINT no_plain_number CHECK ((bank_number !~ '^[0-9]+$'::text)),
    CONSTRAINT whole_document CHECK ((num_nonnulls(document, document_name, document_mime, document_size) = ANY (ARRAY[0, 4])))
);

CREATE TABLE public.contact_answers (
    id uuid NOT NULL,
    message_id uuid NOT NULL,
    answered_by uuid NOT NULL,
    text text NOT NULL,
    at timestamp with time zone NOT NULL,
    CONSTRAINT contact_answers_text_check CHECK ((text <> ''::text))
);

CREATE TABLE public.contact_files (
    id uuid NOT NULL,
    message_id uuid NOT NULL,
    "position" integer NOT NULL,
    key text NOT NULL,
    name text NOT NULL,
    mime text NOT NULL,
    size integer NOT NULL
);

CREATE TABLE public.contact_messages (
    id uuid NOT NULL,
    number bigint NOT NULL,
    topic text NOT NULL,
    name text NOT NULL,
    email text NOT NULL,
    text text NOT NULL,
    locale text NOT NULL,
    user_id uuid,
    status text DEFAULT 'waiting'::text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL,
    CONSTRAINT contact_messages_locale_check CHECK ((locale = ANY (ARRAY['pl'::text, 'en'::text]))),
    CONSTRAINT contact_messages_name_check CHECK ((name <> ''::text)),
    CONSTRAINT contact_messages_status_check CHECK ((status = ANY (ARRAY['waiting'::text, 'answered'::text, 'closed'::text]))),
    CONSTRAINT contact_messages_text_check CHECK (((text <> ''::text) AND (char_length(text) <= 2000))),
    CONSTRAINT contact_messages_topic_check CHECK ((topic = ANY (ARRAY['help'::text, 'abuse'::text, 'privacy'::text, 'invoices'::text, 'other'::text])))
);

CREATE SEQUENCE public.contact_numbers
    START WITH 1001
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

CREATE TABLE public.daily_statistics (
    day date NOT NULL,
    sign_ups integer NOT NULL,
    active_companies integer NOT NULL,
    orders integer NOT NULL,
    granted bigint NOT NULL,
    paid bigint NOT NULL
);

CREATE TABLE public.data_exports (
    id uuid NOT NULL,
    user_id uuid NOT NULL,
    requested_at timestamp with time zone NOT NULL,
    ready_at timestamp with time zone,
    file_key text,
    size bigint,
    expires_at timestamp with time zone,
    session_id uuid,
    credentials_version integer,
    CONSTRAINT data_exports_check CHECK ((num_nonnulls(ready_at, file_key, size, expires_at) = ANY (ARRAY[0, 4])))
);

CREATE TABLE public.device_marks (
    hash text NOT NULL,
    user_id uuid NOT NULL,
    session_id uuid NOT NULL,
    created_at timestamp with time zone NOT NULL,
    expires_at timestamp with time zone NOT NULL
);

CREATE TABLE public.discarded_files (
    key text NOT NULL,
    discarded_at timestamp with time zone NOT NULL
);

CREATE TABLE public.email_changes (
    hash text NOT NULL,
    user_id uuid NOT NULL,
    email text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    used_at timestamp with time zone
);

CREATE TABLE public.former_members (
    company_id uuid NOT NULL,
    user_id uuid NOT NULL,
    left_at timestamp with time zone NOT NULL
);

CREATE TABLE public.geocode_cache (
    key text NOT NULL,
    results jsonb NOT NULL,
    expires_at timestamp with time zone NOT NULL
);

CREATE TABLE public.hash_key (
    id integer DEFAULT 1 NOT NULL,
    sealed text NOT NULL,
    CONSTRAINT hash_key_id_check CHECK ((id = 1))
);

CREATE TABLE public.idempotency_keys (
    scope text NOT NULL,
    identity text NOT NULL,
    key text NOT NULL,
    request_hash text NOT NULL,
    status integer,
    body jsonb,
    created_at timestamp with time zone NOT NULL
);

CREATE TABLE public.introductions (
    id uuid NOT NULL,
    asker_node integer NOT NULL,
    target_node integer NOT NULL,
    first_node integer NOT NULL,
    holder_node integer NOT NULL,
    asked_by uuid NOT NULL,
    text text NOT NULL,
    answered_by uuid,
    words text DEFAULT ''::text NOT NULL,
    status text DEFAULT 'open'::text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    ended_at timestamp with time zone,
    CONSTRAINT ended_once CHECK (((status = 'open'::text) = (ended_at IS NULL))),
    CONSTRAINT introductions_status_check CHECK ((status = ANY (ARRAY['open'::text, 'introduced'::text, 'declined'::text, 'withdrawn'::text, 'expired'::text, 'ended'::text]))),
    CONSTRAINT introductions_text_check CHECK ((text <> ''::text)),
    CONSTRAINT three_sides CHECK (((((asker_node <> target_node) AND (asker_node <> first_node)) AND (asker_node <> holder_node)) AND ((target_node <> first_node) AND (target_node <> holder_node))))
);

CREATE TABLE public.invoice_details (
    id uuid NOT NULL,
    user_id uuid,
    company_id uuid,
    name text NOT NULL,
    nip text,
    address text,
    zip_code text,
    city text,
    email text,
    phone text,
    bank_number text,
    updated_by uuid NOT NULL,
    updated_at timestamp with time zone NOT NULL,
    CONSTRAINT invoice_details_name_check CHECK ((name <> ''::text)),
    CONSTRAINT invoice_details_nip_check CHECK ((nip ~ '^[0-9]{10}$'::text)),
    CONSTRAINT no_plain_number CHECK ((bank_number !~ '^[0-9]+$'::text)),
    CONSTRAINT one_holder CHECK ((num_nonnulls(user_id, company_id) = 1))
);

CREATE TABLE public.jobs (
    id bigint NOT NULL,
    kind text NOT NULL,
    key text NOT NULL,
    payload jsonb NOT NULL,
    run_at timestamp with time zone NOT NULL,
    every_seconds integer,
    attempts integer DEFAULT 0 NOT NULL,
    last_error text,
    CONSTRAINT jobs_every_seconds_check CHECK ((every_seconds > 0))
);

ALTER TABLE public.jobs ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.jobs_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.ledger_accounts (
    id bigint NOT NULL,
    user_id uuid,
    company_id uuid,
    kind text NOT NULL,
    balance bigint DEFAULT 0 NOT NULL,
    CONSTRAINT exact_in_a_double CHECK ((balance < '100000000000000'::bigint)),
    CONSTRAINT known_kind CHECK (
CASE
    WHEN (num_nonnulls(user_id, company_id) = 1) THEN (kind = ANY (ARRAY['available'::text, 'frozen'::text, 'assigned'::text, 'withdrawable'::text, 'hold'::text, 'debt'::text]))
    ELSE ((num_nonnulls(user_id, company_id) = 0) AND (kind = ANY (ARRAY['clearing.card'::text, 'clearing.bank'::text, 'clearing.debt'::text])))
END),
    CONSTRAINT no_overdraft CHECK ((balance >= 0))
)
WITH (fillfactor='50');

ALTER TABLE public.ledger_accounts ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.ledger_accounts_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.ledger_checks (
    id uuid NOT NULL,
    requested_by uuid,
    requested_at timestamp with time zone NOT NULL,
    finished_at timestamp with time zone,
    duration_ms integer,
    entries bigint,
    accounts bigint,
    debits numeric,
    credits numeric,
    broken_count integer,
    broken jsonb,
    CONSTRAINT whole_result CHECK ((num_nonnulls(finished_at, duration_ms, entries, accounts, debits, credits, broken_count, broken) = ANY (ARRAY[0, 8])))
);

CREATE TABLE public.ledger_entries (
    id bigint NOT NULL,
    idempotency_key text NOT NULL,
    from_account bigint NOT NULL,
    to_account bigint NOT NULL,
    amount bigint NOT NULL,
    type text NOT NULL,
    points_status text NOT NULL,
    order_id uuid,
    from_balance bigint,
    to_balance bigint,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT ledger_entries_amount_check CHECK ((amount > 0)),
    CONSTRAINT ledger_entries_check CHECK ((from_account <> to_account)),
    CONSTRAINT ledger_entries_points_status_check CHECK ((points_status = ANY (ARRAY['withdrawn'::text, 'withdrawable'::text, 'paid_off'::text, 'assigned'::text, 'rejected'::text]))),
    CONSTRAINT ledger_entries_type_check CHECK ((type = ANY (ARRAY['BUY'::text, 'SELL'::text, 'NETWORK_BUY'::text, 'WALLET_RECHARGE'::text, 'PAY_OFF'::text])))
);

ALTER TABLE public.ledger_entries ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.ledger_entries_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.legal_documents (
    document text NOT NULL,
    version integer NOT NULL,
    sections_pl jsonb NOT NULL,
    sections_en jsonb NOT NULL,
    changes_pl text NOT NULL,
    changes_en text NOT NULL,
    valid_from date NOT NULL,
    published_at timestamp with time zone NOT NULL,
    published_by uuid,
    CONSTRAINT legal_documents_changes_en_check CHECK ((changes_en <> ''::text)),
    CONSTRAINT legal_documents_changes_pl_check CHECK ((changes_pl <> ''::text)),
    CONSTRAINT legal_documents_document_check CHECK ((document = ANY (ARRAY['terms-of-service'::text, 'privacy-policy'::text]))),
    CONSTRAINT legal_documents_sections_en_check CHECK ((jsonb_typeof(sections_en) = 'array'::text)),
    CONSTRAINT legal_documents_sections_pl_check CHECK ((jsonb_typeof(sections_pl) = 'array'::text)),
    CONSTRAINT legal_documents_version_check CHECK ((version >= 1))
);

CREATE TABLE public.library_documents (
    id uuid NOT NULL,
    title text NOT NULL,
    title_en text NOT NULL,
    description text DEFAULT ''::text NOT NULL,
    description_en text DEFAULT ''::text NOT NULL,
    topic text NOT NULL,
    language text NOT NULL,
    file_key text NOT NULL,
    file_name text NOT NULL,
    file_size integer NOT NULL,
    kind text NOT NULL,
    published_at timestamp with time zone,
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL,
    revision integer DEFAULT 0 NOT NULL,
    norm text GENERATED ALWAYS AS (public.fold_text(((((((((title || ' '::text) || title_en) || ' '::text) || description) || ' '::text) || description_en) || ' '::text) || file_name))) STORED NOT NULL,
    CONSTRAINT library_documents_file_size_check CHECK ((file_size > 0)),
    CONSTRAINT library_documents_language_check CHECK ((language = ANY (ARRAY['pl'::text, 'en'::text]))),
    CONSTRAINT library_documents_title_check CHECK (((char_length(title) >= 1) AND (char_length(title) <= 200))),
    CONSTRAINT library_documents_title_en_check CHECK (((char_length(title_en) >= 1) AND (char_length(title_en) <= 200)))
);

CREATE TABLE public.link_previews (
    id uuid NOT NULL,
    url text NOT NULL,
    host text NOT NULL,
    title text,
    description text,
    site text,
    image_key text,
    thumbnail_key text,
    image_width integer,
    image_height integer,
    fetched_at timestamp with time zone NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    CONSTRAINT link_previews_image_height_check CHECK ((image_height > 0)),
    CONSTRAINT link_previews_image_width_check CHECK ((image_width > 0)),
    CONSTRAINT link_previews_title_check CHECK ((title <> ''::text)),
    CONSTRAINT link_previews_url_check CHECK ((char_length(url) <= 2000))
);

CREATE TABLE public.membership_cards (
    id uuid NOT NULL,
    number text NOT NULL,
    premium boolean DEFAULT false NOT NULL,
    company_id uuid,
    taken_at timestamp with time zone,
    created_at timestamp with time zone NOT NULL,
    CONSTRAINT membership_cards_number_check CHECK ((number ~ '^[0-9]{4,12}$'::text)),
    CONSTRAINT taken_by_somebody CHECK (((company_id IS NULL) = (taken_at IS NULL)))
);

CREATE TABLE public.message_blocks (
    id uuid NOT NULL,
    blocker_user_id uuid,
    blocker_company_id uuid,
    blocked_user_id uuid,
    blocked_company_id uuid,
    created_by uuid NOT NULL,
    created_at timestamp with time zone NOT NULL,
    CONSTRAINT one_blocked CHECK ((num_nonnulls(blocked_user_id, blocked_company_id) = 1)),
    CONSTRAINT one_blocker CHECK ((num_nonnulls(blocker_user_id, blocker_company_id) = 1))
);

CREATE TABLE public.message_sides (
    thread_id uuid NOT NULL,
    side smallint NOT NULL,
    user_id uuid,
    company_id uuid,
    read_number integer DEFAULT 0 NOT NULL,
    unread integer DEFAULT 0 NOT NULL,
    last_message_at timestamp with time zone,
    CONSTRAINT message_sides_side_check CHECK ((side = ANY (ARRAY[0, 1]))),
    CONSTRAINT message_sides_unread_check CHECK ((unread >= 0)),
    CONSTRAINT one_holder CHECK ((num_nonnulls(user_id, company_id) = 1))
);

CREATE TABLE public.message_threads (
    id uuid NOT NULL,
    pair text NOT NULL,
    last_number integer DEFAULT 0 NOT NULL,
    created_at timestamp with time zone NOT NULL
);

CREATE TABLE public.messages (
    id uuid NOT NULL,
    thread_id uuid NOT NULL,
    number integer NOT NULL,
    side smallint NOT NULL,
    author_id uuid NOT NULL,
    sender_company_id uuid,
    text text NOT NULL,
    quote_event_id bigint,
    stems tsvector DEFAULT ''::tsvector NOT NULL,
    words tsvector GENERATED ALWAYS AS ((to_tsvector('simple'::regconfig, public.f_words(text)) || stems)) STORED NOT NULL,
    image_key text,
    thumbnail_key text,
    image_width integer,
    image_height integer,
    client_id uuid,
    created_at timestamp with time zone NOT NULL,
    hidden_at timestamp with time zone,
    withheld boolean DEFAULT false NOT NULL,
    order_id uuid,
    offer_id uuid,
    document_key text,
    document_name text,
    document_mime text,
    document_bytes bigint,
    CONSTRAINT messages_number_check CHECK ((number > 0)),
    CONSTRAINT messages_side_check CHECK ((side = ANY (ARRAY[0, 1]))),
    CONSTRAINT no_empty_message CHECK (((text <> ''::text) OR (quote_event_id IS NOT NULL))),
    CONSTRAINT whole_document CHECK ((num_nonnulls(document_key, document_name, document_mime, document_bytes) = ANY (ARRAY[0, 4]))),
    CONSTRAINT whole_image CHECK ((num_nonnulls(image_key, thumbnail_key, image_width, image_height) = ANY (ARRAY[0, 4])))
);

CREATE TABLE public.moderation_appeals (
    id uuid NOT NULL,
    decision_id uuid NOT NULL,
    side text NOT NULL,
    user_id uuid,
    company_id uuid,
    created_by uuid,
    text text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    outcome_id uuid,
    CONSTRAINT moderation_appeals_side_check CHECK ((side = ANY (ARRAY['author'::text, 'reporter'::text]))),
    CONSTRAINT moderation_appeals_text_check CHECK ((text <> ''::text)),
    CONSTRAINT one_appellant CHECK ((num_nonnulls(user_id, company_id) = 1))
);

CREATE TABLE public.moderation_cases (
    id uuid NOT NULL,
    subject_type text NOT NULL,
    subject_id uuid NOT NULL,
    author_user_id uuid,
    author_company_id uuid,
    written_by uuid,
    status text NOT NULL,
    since timestamp with time zone NOT NULL,
    open_reports integer DEFAULT 0 NOT NULL,
    decisions integer DEFAULT 0 NOT NULL,
    decision_id uuid,
    created_at timestamp with time zone NOT NULL,
    CONSTRAINT moderation_cases_open_reports_check CHECK ((open_reports >= 0)),
    CONSTRAINT moderation_cases_status_check CHECK ((status = ANY (ARRAY['waiting'::text, 'appealed'::text, 'decided'::text]))),
    CONSTRAINT moderation_cases_subject_type_check CHECK ((subject_type = ANY (ARRAY['post'::text, 'comment'::text, 'message'::text, 'user'::text, 'company'::text, 'opinion'::text, 'offer'::text, 'reference'::text]))),
    CONSTRAINT one_author CHECK ((num_nonnulls(author_user_id, author_company_id) = 1))
);

CREATE TABLE public.moderation_decisions (
    id uuid NOT NULL,
    case_id uuid NOT NULL,
    number integer NOT NULL,
    kind text NOT NULL,
    answers text,
    category text NOT NULL,
    ground text,
    ground_point text,
    reason text NOT NULL,
    content text,
    decided_by uuid,
    waited_since timestamp with time zone NOT NULL,
    decided_at timestamp with time zone NOT NULL,
    CONSTRAINT ground_with_point CHECK (((ground IS NULL) = (ground_point IS NULL))),
    CONSTRAINT moderation_decisions_answers_check CHECK ((answers = ANY (ARRAY['author'::text, 'reporter'::text]))),
    CONSTRAINT moderation_decisions_ground_check CHECK ((ground = ANY (ARRAY['law'::text, 'terms'::text]))),
    CONSTRAINT moderation_decisions_kind_check CHECK ((kind = ANY (ARRAY['hide'::text, 'warn'::text, 'dismiss'::text, 'uphold'::text, 'restore'::text, 'withdraw'::text]))),
    CONSTRAINT moderation_decisions_reason_check CHECK ((reason <> ''::text))
);

CREATE TABLE public.moderation_reports (
    id uuid NOT NULL,
    case_id uuid NOT NULL,
    reporter_user_id uuid,
    reporter_company_id uuid,
    created_by uuid,
    category text NOT NULL,
    reason text NOT NULL,
    content text,
    created_at timestamp with time zone NOT NULL,
    decision_id uuid,
    snapshot jsonb,
    CONSTRAINT moderation_reports_reason_check CHECK ((reason <> ''::text)),
    CONSTRAINT one_reporter CHECK ((num_nonnulls(reporter_user_id, reporter_company_id) = 1))
);

CREATE TABLE public.network_dismissals (
    from_node integer NOT NULL,
    to_node integer NOT NULL,
    dismissed_at timestamp with time zone NOT NULL
);

CREATE TABLE public.network_edges (
    from_node integer NOT NULL,
    to_node integer NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    added_by uuid,
    CONSTRAINT not_oneself CHECK ((from_node <> to_node))
);

CREATE TABLE public.network_nodes (
    id integer NOT NULL,
    user_id uuid,
    company_id uuid,
    contacts integer[] DEFAULT '{}'::integer[] NOT NULL,
    state text DEFAULT 'pending'::text NOT NULL,
    label text DEFAULT ''::text NOT NULL,
    contacts_visibility text DEFAULT 'signed_in'::text NOT NULL,
    name_order text DEFAULT ''::text NOT NULL COLLATE pg_catalog."C",
    CONSTRAINT network_nodes_contacts_visibility_check CHECK ((contacts_visibility = ANY (ARRAY['nobody'::text, 'contacts'::text, 'signed_in'::text]))),
    CONSTRAINT network_nodes_state_check CHECK ((state = ANY (ARRAY['pending'::text, 'active'::text, 'gone'::text]))),
    CONSTRAINT one_owner CHECK ((num_nonnulls(user_id, company_id) = 1))
);

ALTER TABLE public.network_nodes ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.network_nodes_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.network_removals (
    from_node integer NOT NULL,
    to_node integer NOT NULL,
    removed_at timestamp with time zone NOT NULL,
    invited_at timestamp with time zone,
    invited_by uuid
);

CREATE TABLE public.notification_digests (
    sent_for timestamp with time zone NOT NULL
);

CREATE TABLE public.notification_settings (
    user_id uuid NOT NULL,
    kind text NOT NULL,
    in_product boolean NOT NULL,
    mail text NOT NULL,
    mail_before text,
    updated_at timestamp with time zone NOT NULL,
    CONSTRAINT notification_settings_mail_before_check CHECK ((mail_before = ANY (ARRAY['now'::text, 'daily'::text]))),
    CONSTRAINT notification_settings_mail_check CHECK ((mail = ANY (ARRAY['now'::text, 'daily'::text, 'never'::text])))
);

CREATE TABLE public.notifications (
    id uuid NOT NULL,
    user_id uuid NOT NULL,
    company_id uuid,
    kind text NOT NULL,
    actor_user_id uuid,
    actor_company_id uuid,
    subject_type text,
    subject_id uuid,
    params jsonb DEFAULT '{}'::jsonb NOT NULL,
    began_at timestamp with time zone,
    created_at timestamp with time zone NOT NULL,
    seen_at timestamp with time zone,
    hidden boolean DEFAULT false NOT NULL,
    mail_due_at timestamp with time zone,
    mailed_at timestamp with time zone,
    CONSTRAINT one_actor CHECK ((num_nonnulls(actor_user_id, actor_company_id) <= 1)),
    CONSTRAINT whole_subject CHECK (((subject_type IS NULL) = (subject_id IS NULL)))
);

CREATE TABLE public.offer_images (
    id uuid NOT NULL,
    offer_id uuid NOT NULL,
    "position" integer DEFAULT 0 NOT NULL,
    file_key text NOT NULL,
    thumbnail_key text NOT NULL,
    alt text DEFAULT ''::text NOT NULL,
    width integer NOT NULL,
    height integer NOT NULL,
    CONSTRAINT offer_images_height_check CHECK ((height > 0)),
    CONSTRAINT offer_images_width_check CHECK ((width > 0))
);

CREATE TABLE public.offer_news (
    offer_id uuid NOT NULL,
    seq bigint NOT NULL,
    matched_at timestamp with time zone
);

ALTER TABLE public.offer_news ALTER COLUMN seq ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.offer_news_seq_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.offer_prices (
    id bigint NOT NULL,
    offer_id uuid NOT NULL,
    price_from bigint NOT NULL,
    price_to bigint,
    offered_to timestamp with time zone
);

ALTER TABLE public.offer_prices ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.offer_prices_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.offer_views (
    offer_id uuid NOT NULL,
    day date NOT NULL,
    count integer NOT NULL,
    CONSTRAINT offer_views_count_check CHECK ((count > 0))
);

CREATE TABLE public.offer_words (
    word text NOT NULL COLLATE pg_catalog."C"
);

CREATE TABLE public.offers (
    id uuid NOT NULL,
    company_id uuid NOT NULL,
    category_id uuid NOT NULL,
    title text NOT NULL,
    description text DEFAULT ''::text NOT NULL,
    individual_price boolean DEFAULT false NOT NULL,
    price_from bigint,
    price_to bigint,
    loyalty_points bigint,
    loyalty_percentage numeric(5,2),
    is_active boolean DEFAULT true NOT NULL,
    hidden_by_plan boolean DEFAULT false NOT NULL,
    address text,
    city text,
    zip_code text,
    country text,
    latitude double precision,
    longitude double precision,
    workplace_types text[] DEFAULT '{}'::text[] NOT NULL,
    work_schedule_types text[] DEFAULT '{}'::text[] NOT NULL,
    salary_from bigint,
    salary_to bigint,
    delivery_time text,
    scope text[] DEFAULT '{}'::text[] NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    deleted_at timestamp with time zone,
    cat_path integer[] DEFAULT '{}'::integer[] NOT NULL,
    company_rating numeric(3,2) DEFAULT 0 NOT NULL,
    company_name text DEFAULT ''::text NOT NULL,
    is_listed boolean DEFAULT false NOT NULL,
    lowest_price bigint,
    reduced_at timestamp with time zone,
    category_1 integer GENERATED ALWAYS AS (cat_path[1]) STORED,
    category_2 integer GENERATED ALWAYS AS (cat_path[2]) STORED,
    category_3 integer GENERATED ALWAYS AS (cat_path[3]) STORED,
    geo_cell integer GENERATED ALWAYS AS ((((floor((latitude * (10)::double precision)))::integer * 10000) + (floor((longitude * (10)::double precision)))::integer)) STORED,
    city_norm text GENERATED ALWAYS AS (public.fold_text(city)) STORED,
    norm text GENERATED ALWAYS AS (public.f_words(title)) STORED,
    stems tsvector DEFAULT ''::tsvector NOT NULL,
    tsv tsvector DEFAULT ''::tsvector NOT NULL,
    price_type text DEFAULT 'gross'::text NOT NULL,
    vat_rate text DEFAULT '23'::text NOT NULL,
    hidden_at timestamp with time zone,
    salary_period text,
    salary_type text,
    contract_types text[] DEFAULT '{}'::text[] NOT NULL,
    closes_on date,
    closing_reminded date,
    salary_month bigint GENERATED ALWAYS AS (
CASE salary_period
    WHEN 'hour'::text THEN (COALESCE(salary_to, salary_from) * 168)
    WHEN 'year'::text THEN (COALESCE(salary_to, salary_from) / 12)
    ELSE COALESCE(salary_to, salary_from)
END) STORED,
    CONSTRAINT offers_delivery_time_check CHECK ((char_length(delivery_time) <= 100)),
    CONSTRAINT offers_latitude_check CHECK (((latitude >= ('-90'::integer)::double precision) AND (latitude <= (90)::double precision))),
    CONSTRAINT offers_longitude_check CHECK (((longitude >= ('-180'::integer)::double precision) AND (longitude <= (180)::double precision))),
    CONSTRAINT offers_loyalty_percentage_check CHECK (((loyalty_percentage >= (0)::numeric) AND (loyalty_percentage <= (100)::numeric))),
    CONSTRAINT offers_loyalty_points_check CHECK ((loyalty_points >= 0)),
    CONSTRAINT offers_price_from_check CHECK ((price_from >= 0)),
    CONSTRAINT offers_price_type_check CHECK ((price_type = ANY (ARRAY['gross'::text, 'net'::text]))),
    CONSTRAINT offers_salary_from_check CHECK ((salary_from >= 0)),
    CONSTRAINT offers_salary_period_check CHECK ((salary_period = ANY (ARRAY['hour'::text, 'month'::text, 'year'::text]))),
    CONSTRAINT offers_salary_type_check CHECK ((salary_type = ANY (ARRAY['gross'::text, 'net'::text]))),
    CONSTRAINT offers_scope_check CHECK ((cardinality(scope) <= 10)),
    CONSTRAINT offers_title_check CHECK (((char_length(title) >= 1) AND (char_length(title) <= 200))),
    CONSTRAINT offers_vat_rate_check CHECK ((vat_rate = ANY (ARRAY['23'::text, '8'::text, '5'::text, '0'::text, 'exempt'::text]))),
    CONSTRAINT one_loyalty_kind CHECK ((num_nonnulls(loyalty_points, loyalty_percentage) = 1)),
    CONSTRAINT price_shape CHECK (
CASE
    WHEN individual_price THEN ((price_from IS NULL) AND (price_to IS NULL))
    ELSE ((price_from IS NOT NULL) AND ((price_to IS NULL) OR (price_to > price_from)))
END),
    CONSTRAINT salary_shape CHECK (((salary_to IS NULL) OR ((salary_from IS NOT NULL) AND (salary_to >= salary_from)))),
    CONSTRAINT whole_position CHECK (((latitude IS NULL) = (longitude IS NULL)))
);
ALTER TABLE ONLY public.offers ALTER COLUMN tsv SET STATISTICS 500;

CREATE TABLE public.one_time_tokens (
    hash text NOT NULL,
    purpose text NOT NULL,
    user_id uuid NOT NULL,
    registration jsonb,
    created_at timestamp with time zone NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    used_at timestamp with time zone,
    CONSTRAINT one_time_tokens_purpose_check CHECK ((purpose = ANY (ARRAY['verify_email'::text, 'reset_password'::text, 'sign_in'::text])))
);

CREATE TABLE public.order_documents (
    id uuid NOT NULL,
    order_id uuid NOT NULL,
    file_key text NOT NULL,
    name text NOT NULL,
    mime text NOT NULL,
    size integer NOT NULL,
    submitted boolean DEFAULT false NOT NULL,
    created_at timestamp with time zone NOT NULL
);

CREATE TABLE public.order_events (
    id bigint NOT NULL,
    order_id uuid NOT NULL,
    at timestamp with time zone DEFAULT now() NOT NULL,
    status text NOT NULL,
    action text NOT NULL,
    actor_user_id uuid,
    actor_company_id uuid,
    reason text,
    reason_seller text,
    day date
);

ALTER TABLE public.order_events ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.order_events_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.order_infos (
    id uuid NOT NULL,
    order_id uuid NOT NULL,
    text text NOT NULL,
    submitted boolean DEFAULT false NOT NULL,
    created_at timestamp with time zone NOT NULL,
    CONSTRAINT order_infos_text_check CHECK ((text <> ''::text))
);

CREATE TABLE public.order_invoices (
    id uuid NOT NULL,
    order_id uuid NOT NULL,
    side text NOT NULL,
    name text NOT NULL,
    nip text,
    address text,
    zip_code text,
    city text,
    email text,
    phone text,
    bank_number text,
    corrected_at timestamp with time zone,
    CONSTRAINT no_plain_number CHECK ((bank_number !~ '^[0-9]+$'::text)),
    CONSTRAINT order_invoices_name_check CHECK ((name <> ''::text)),
    CONSTRAINT order_invoices_nip_check CHECK ((nip ~ '^[0-9]{10}$'::text)),
    CONSTRAINT order_invoices_side_check CHECK ((side = ANY (ARRAY['seller'::text, 'buyer'::text])))
);

CREATE TABLE public.order_report_documents (
    id uuid NOT NULL,
    report_id uuid NOT NULL,
    file_key text NOT NULL,
    name text NOT NULL,
    mime text NOT NULL,
    size integer NOT NULL,
    created_at timestamp with time zone NOT NULL
);

CREATE TABLE public.order_reports (
    id uuid NOT NULL,
    order_id uuid NOT NULL,
    status_before text NOT NULL,
    reason text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    decision text,
    decision_reason text,
    decision_reason_seller text,
    decided_by uuid,
    decided_at timestamp with time zone,
    answer text,
    answered_by uuid,
    answered_at timestamp with time zone,
    CONSTRAINT order_reports_answer_check CHECK ((answer <> ''::text)),
    CONSTRAINT order_reports_decision_check CHECK ((decision = ANY (ARRAY['verified'::text, 'cancelled'::text]))),
    CONSTRAINT order_reports_reason_check CHECK ((reason <> ''::text)),
    CONSTRAINT order_reports_status_before_check CHECK ((status_before = ANY (ARRAY['in_verification'::text, 'rejected'::text, 'verified'::text]))),
    CONSTRAINT whole_answer CHECK ((num_nonnulls(answer, answered_by, answered_at) = ANY (ARRAY[0, 3]))),
    CONSTRAINT whole_decision CHECK ((num_nonnulls(decision, decision_reason, decided_by, decided_at) = ANY (ARRAY[0, 4])))
);

CREATE TABLE public.order_terms (
    order_id uuid NOT NULL,
    title text NOT NULL,
    description text NOT NULL,
    scope text[] NOT NULL,
    delivery_time text,
    taken_at timestamp with time zone NOT NULL,
    lines jsonb DEFAULT '[]'::jsonb NOT NULL,
    CONSTRAINT order_terms_lines_check CHECK ((jsonb_typeof(lines) = 'array'::text))
);

CREATE TABLE public.orders (
    id uuid NOT NULL,
    number integer NOT NULL,
    offer_id uuid NOT NULL,
    seller_id uuid NOT NULL,
    buyer_user_id uuid NOT NULL,
    buyer_company_id uuid,
    referrer_user_id uuid,
    referrer_company_id uuid,
    offer_title text NOT NULL,
    title_norm text GENERATED ALWAYS AS (public.fold_text(offer_title)) STORED NOT NULL,
    price bigint NOT NULL,
    reward bigint NOT NULL,
    status text DEFAULT 'bought'::text NOT NULL,
    status_since timestamp with time zone DEFAULT now() NOT NULL,
    rejected_reason text,
    resubmissions integer DEFAULT 0 NOT NULL,
    document_count integer DEFAULT 0 NOT NULL,
    info_count integer DEFAULT 0 NOT NULL,
    new_document_count integer DEFAULT 0 NOT NULL,
    new_info_count integer DEFAULT 0 NOT NULL,
    reminded_at timestamp with time zone,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    awaits_answer boolean DEFAULT false NOT NULL,
    vat_rate text DEFAULT '23'::text NOT NULL,
    reward_buyer bigint NOT NULL,
    reward_network bigint GENERATED ALWAYS AS ((reward - reward_buyer)) STORED NOT NULL,
    due_on date,
    paid_on date,
    payment_reminded_at timestamp with time zone,
    due_notice_of date,
    deliver_on date,
    CONSTRAINT awaits_answer_of_reported CHECK (((NOT awaits_answer) OR (status = 'reported'::text))),
    CONSTRAINT one_referrer CHECK ((num_nonnulls(referrer_user_id, referrer_company_id) <= 1)),
    CONSTRAINT orders_document_count_check CHECK (((document_count >= 0) AND (document_count <= 10))),
    CONSTRAINT orders_info_count_check CHECK (((info_count >= 0) AND (info_count <= 20))),
    CONSTRAINT orders_new_document_count_check CHECK (((new_document_count >= 0) AND (new_document_count <= 10))),
    CONSTRAINT orders_new_info_count_check CHECK (((new_info_count >= 0) AND (new_info_count <= 20))),
    CONSTRAINT orders_price_check CHECK (((price >= 0) AND (price <= '100000000000'::bigint))),
    CONSTRAINT orders_resubmissions_check CHECK (((resubmissions >= 0) AND (resubmissions <= 3))),
    CONSTRAINT orders_reward_check CHECK (((reward >= 0) AND (reward <= '100000000000'::bigint))),
    CONSTRAINT orders_status_check CHECK ((status = ANY (ARRAY['bought'::text, 'in_verification'::text, 'rejected'::text, 'verified'::text, 'completed'::text, 'cancelled'::text, 'reported'::text]))),
    CONSTRAINT orders_vat_rate_check CHECK ((vat_rate = ANY (ARRAY['23'::text, '8'::text, '5'::text, '0'::text, 'exempt'::text]))),
    CONSTRAINT reward_buyer_within_reward CHECK (((reward_buyer >= 0) AND (reward_buyer <= reward)))
);

ALTER TABLE public.orders ALTER COLUMN number ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.orders_number_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.outbox (
    id uuid NOT NULL,
    recipient text NOT NULL,
    subject text NOT NULL,
    text text NOT NULL,
    html text NOT NULL,
    headers jsonb DEFAULT '{}'::jsonb NOT NULL,
    created_at timestamp with time zone NOT NULL,
    attempts integer DEFAULT 0 NOT NULL,
    next_attempt_at timestamp with time zone NOT NULL,
    attachments jsonb DEFAULT '[]'::jsonb NOT NULL
);

CREATE TABLE public.passkeys (
    id uuid NOT NULL,
    user_id uuid NOT NULL,
    credential_id text NOT NULL,
    public_key text NOT NULL,
    counter bigint NOT NULL,
    transports text[] NOT NULL,
    name text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    last_used_at timestamp with time zone
);

CREATE TABLE public.payment_events (
    provider text NOT NULL,
    event_id text NOT NULL,
    payment_id uuid,
    kind text NOT NULL,
    amount bigint,
    currency text,
    outcome text NOT NULL,
    received_at timestamp with time zone NOT NULL
);

CREATE TABLE public.payments (
    id uuid NOT NULL,
    provider text NOT NULL,
    provider_ref text,
    purpose text NOT NULL,
    user_id uuid,
    company_id uuid,
    created_by uuid NOT NULL,
    amount bigint NOT NULL,
    currency text DEFAULT 'PLN'::text NOT NULL,
    reference text,
    status text DEFAULT 'pending'::text NOT NULL,
    redirect_url text,
    locale text,
    created_at timestamp with time zone NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    settled_at timestamp with time zone,
    asked_at timestamp with time zone,
    CONSTRAINT one_holder CHECK ((num_nonnulls(user_id, company_id) = 1)),
    CONSTRAINT payments_amount_check CHECK ((amount > 0)),
    CONSTRAINT payments_currency_check CHECK ((currency = 'PLN'::text)),
    CONSTRAINT payments_locale_check CHECK ((locale = ANY (ARRAY['pl'::text, 'en'::text]))),
    CONSTRAINT payments_purpose_check CHECK ((purpose = ANY (ARRAY['recharge'::text, 'plan'::text]))),
    CONSTRAINT payments_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'succeeded'::text, 'canceled'::text]))),
    CONSTRAINT plan_has_reference CHECK (((purpose = 'plan'::text) = (reference IS NOT NULL))),
    CONSTRAINT plan_of_company CHECK (((purpose <> 'plan'::text) OR (company_id IS NOT NULL))),
    CONSTRAINT settled_when_over CHECK (((status = 'pending'::text) = (settled_at IS NULL)))
);

CREATE TABLE public.payout_accounts (
    id uuid NOT NULL,
    user_id uuid,
    company_id uuid,
    bank_number text,
    broker_account text,
    account_hash text NOT NULL,
    added_by uuid NOT NULL,
    added_at timestamp with time zone NOT NULL,
    usable_at timestamp with time zone NOT NULL,
    CONSTRAINT no_plain_number CHECK ((bank_number !~ '^[0-9]+$'::text)),
    CONSTRAINT one_holder CHECK ((num_nonnulls(user_id, company_id) = 1)),
    CONSTRAINT one_target CHECK ((num_nonnulls(bank_number, broker_account) = 1))
);

CREATE TABLE public.payout_tax_data (
    id uuid NOT NULL,
    user_id uuid NOT NULL,
    year integer NOT NULL,
    sealed text NOT NULL,
    given_at timestamp with time zone NOT NULL,
    CONSTRAINT no_plain_data CHECK ((sealed !~ '^\{'::text))
);

CREATE TABLE public.plan_periods (
    id uuid NOT NULL,
    company_id uuid NOT NULL,
    plan text NOT NULL,
    starts_at timestamp with time zone NOT NULL,
    ends_at timestamp with time zone NOT NULL,
    value bigint NOT NULL,
    payment_id uuid,
    created_at timestamp with time zone NOT NULL,
    credited_at timestamp with time zone,
    CONSTRAINT ends_after_start CHECK ((ends_at > starts_at)),
    CONSTRAINT plan_periods_value_check CHECK ((value > 0))
);

CREATE TABLE public.plan_prices (
    id uuid NOT NULL,
    plan text NOT NULL,
    price bigint NOT NULL,
    valid_from timestamp with time zone NOT NULL,
    announced_at timestamp with time zone,
    created_at timestamp with time zone NOT NULL,
    CONSTRAINT plan_prices_price_check CHECK ((price > 0))
);

CREATE TABLE public.plans (
    id text NOT NULL,
    "position" integer NOT NULL,
    title text NOT NULL,
    title_en text NOT NULL,
    price bigint NOT NULL,
    period text,
    offer_limit integer,
    revision integer DEFAULT 0 NOT NULL,
    saved_search_limit integer DEFAULT 20 NOT NULL,
    CONSTRAINT paid_by_period CHECK (((price = 0) = (period IS NULL))),
    CONSTRAINT plans_offer_limit_check CHECK ((offer_limit > 0)),
    CONSTRAINT plans_period_check CHECK ((period = ANY (ARRAY['month'::text, 'year'::text]))),
    CONSTRAINT plans_price_check CHECK ((price >= 0)),
    CONSTRAINT plans_saved_search_limit_check CHECK ((saved_search_limit >= 20))
);

CREATE TABLE public.post_comments (
    id uuid NOT NULL,
    post_id uuid NOT NULL,
    text text NOT NULL,
    author_user_id uuid,
    author_company_id uuid,
    written_by uuid NOT NULL,
    mentioned_users uuid[] DEFAULT '{}'::uuid[] NOT NULL,
    mentioned_companies uuid[] DEFAULT '{}'::uuid[] NOT NULL,
    image_key text,
    thumbnail_key text,
    image_width integer,
    image_height integer,
    image_alt text DEFAULT ''::text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    hidden_at timestamp with time zone,
    parent_id uuid,
    offer_id uuid,
    edited_at timestamp with time zone,
    deleted_at timestamp with time zone,
    CONSTRAINT one_author CHECK ((num_nonnulls(author_user_id, author_company_id) = 1)),
    CONSTRAINT post_comments_image_height_check CHECK ((image_height > 0)),
    CONSTRAINT post_comments_image_width_check CHECK ((image_width > 0)),
    CONSTRAINT something_to_read CHECK (((text <> ''::text) OR (image_key IS NOT NULL) OR (offer_id IS NOT NULL) OR (deleted_at IS NOT NULL))),
    CONSTRAINT whole_image CHECK ((num_nonnulls(image_key, thumbnail_key, image_width, image_height) = ANY (ARRAY[0, 4])))
);

CREATE TABLE public.post_images (
    id uuid NOT NULL,
    post_id uuid NOT NULL,
    "position" integer NOT NULL,
    image_key text NOT NULL,
    thumbnail_key text NOT NULL,
    image_width integer NOT NULL,
    image_height integer NOT NULL,
    image_alt text DEFAULT ''::text NOT NULL,
    CONSTRAINT post_images_image_alt_check CHECK ((char_length(image_alt) <= 300)),
    CONSTRAINT post_images_image_height_check CHECK ((image_height > 0)),
    CONSTRAINT post_images_image_width_check CHECK ((image_width > 0)),
    CONSTRAINT post_images_position_check CHECK ((("position" >= 2) AND ("position" <= 6)))
);

CREATE TABLE public.post_reactions (
    id uuid NOT NULL,
    post_id uuid NOT NULL,
    user_id uuid,
    company_id uuid,
    reaction_type text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    CONSTRAINT one_author CHECK ((num_nonnulls(user_id, company_id) = 1)),
    CONSTRAINT post_reactions_reaction_type_check CHECK ((reaction_type = 'like'::text))
);

CREATE TABLE public.posts (
    id uuid NOT NULL,
    text text DEFAULT ''::text NOT NULL,
    author_type text NOT NULL,
    author_user_id uuid,
    author_company_id uuid,
    written_by uuid NOT NULL,
    mentioned_users uuid[] DEFAULT '{}'::uuid[] NOT NULL,
    mentioned_companies uuid[] DEFAULT '{}'::uuid[] NOT NULL,
    image_key text,
    thumbnail_key text,
    image_width integer,
    image_height integer,
    image_alt text DEFAULT ''::text NOT NULL,
    link_preview_id uuid,
    created_at timestamp with time zone NOT NULL,
    hidden_at timestamp with time zone,
    hidden_reason text,
    contested_at timestamp with time zone,
    contest_text text,
    contest_answer text,
    deleted_at timestamp with time zone,
    comment_count integer DEFAULT 0 NOT NULL,
    reaction_count integer DEFAULT 0 NOT NULL,
    author_node integer,
    author_suspended boolean DEFAULT false NOT NULL,
    is_listed boolean GENERATED ALWAYS AS (((deleted_at IS NULL) AND (hidden_at IS NULL) AND (NOT author_suspended))) STORED NOT NULL,
    stems tsvector DEFAULT ''::tsvector NOT NULL,
    tsv tsvector GENERATED ALWAYS AS ((to_tsvector('simple'::regconfig, public.f_words(public.f_without_markup(text))) || stems)) STORED,
    type text,
    category_id uuid,
    city text,
    company_id uuid,
    offer_id uuid,
    edited_at timestamp with time zone,
    CONSTRAINT answer_to_a_contest CHECK (((contest_answer IS NULL) OR (contested_at IS NOT NULL))),
    CONSTRAINT author_of_its_type CHECK (((author_type = 'company'::text) = (author_company_id IS NOT NULL))),
    CONSTRAINT contest_of_a_hiding CHECK (((contested_at IS NULL) OR (hidden_at IS NOT NULL))),
    CONSTRAINT contest_with_text CHECK (((contested_at IS NULL) = (contest_text IS NULL))),
    CONSTRAINT hidden_with_reason CHECK (((hidden_at IS NULL) = (hidden_reason IS NULL))),
    CONSTRAINT one_author CHECK ((num_nonnulls(author_user_id, author_company_id) = 1)),
    CONSTRAINT posts_author_type_check CHECK ((author_type = ANY (ARRAY['user'::text, 'company'::text, 'admin'::text]))),
    CONSTRAINT posts_comment_count_check CHECK ((comment_count >= 0)),
    CONSTRAINT posts_image_alt_check CHECK ((char_length(image_alt) <= 300)),
    CONSTRAINT posts_image_height_check CHECK ((image_height > 0)),
    CONSTRAINT posts_image_width_check CHECK ((image_width > 0)),
    CONSTRAINT posts_reaction_count_check CHECK ((reaction_count >= 0)),
    CONSTRAINT posts_type_check CHECK ((type = ANY (ARRAY['seeks'::text, 'recommends'::text, 'offers'::text]))),
    CONSTRAINT something_to_read CHECK (((text <> ''::text) OR (image_key IS NOT NULL))),
    CONSTRAINT trade_of_its_type CHECK ((((category_id IS NULL) OR (type = 'seeks'::text)) AND ((city IS NULL) OR (type = 'seeks'::text)) AND ((company_id IS NULL) OR (type = 'recommends'::text)) AND ((offer_id IS NULL) OR (type = 'offers'::text)))),
    CONSTRAINT whole_image CHECK ((num_nonnulls(image_key, thumbnail_key, image_width, image_height) = ANY (ARRAY[0, 4])))
);

CREATE TABLE public.quote_documents (
    id uuid NOT NULL,
    quote_id uuid NOT NULL,
    file_key text NOT NULL,
    name text NOT NULL,
    mime text NOT NULL,
    size integer NOT NULL,
    created_at timestamp with time zone NOT NULL
);

CREATE TABLE public.quote_events (
    id bigint NOT NULL,
    quote_id uuid NOT NULL,
    at timestamp with time zone NOT NULL,
    step text NOT NULL,
    status text NOT NULL,
    actor_user_id uuid,
    actor_company_id uuid,
    amount bigint,
    valid_until date,
    vat_rate text,
    lines jsonb DEFAULT '[]'::jsonb NOT NULL,
    reward_buyer bigint,
    CONSTRAINT lines_of_proposal CHECK (((lines = '[]'::jsonb) OR (step = 'propose'::text))),
    CONSTRAINT quote_events_lines_check CHECK ((jsonb_typeof(lines) = 'array'::text)),
    CONSTRAINT quote_events_reward_buyer_check CHECK (((reward_buyer >= 0) AND (reward_buyer <= '100000000000'::bigint))),
    CONSTRAINT quote_events_step_check CHECK ((step = ANY (ARRAY['ask'::text, 'propose'::text, 'accept'::text, 'hire'::text, 'decline'::text, 'expire'::text, 'reopen'::text]))),
    CONSTRAINT quote_events_vat_rate_check CHECK ((vat_rate = ANY (ARRAY['23'::text, '8'::text, '5'::text, '0'::text, 'exempt'::text])))
);

ALTER TABLE public.quote_events ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.quote_events_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.quote_requests (
    id uuid NOT NULL,
    buyer_user_id uuid NOT NULL,
    buyer_company_id uuid,
    category_id uuid,
    wanted_by date,
    created_at timestamp with time zone NOT NULL
);

CREATE TABLE public.quotes (
    id uuid NOT NULL,
    kind text NOT NULL,
    offer_id uuid NOT NULL,
    offer_title text NOT NULL,
    seller_id uuid NOT NULL,
    buyer_user_id uuid NOT NULL,
    buyer_company_id uuid,
    thread_id uuid NOT NULL,
    asked_amount bigint,
    wanted_by date,
    price bigint,
    valid_until date,
    proposed_at timestamp with time zone,
    status text DEFAULT 'asked'::text NOT NULL,
    status_since timestamp with time zone NOT NULL,
    expires_at timestamp with time zone,
    order_id uuid,
    created_at timestamp with time zone NOT NULL,
    reward bigint,
    vat_rate text,
    reward_buyer bigint,
    ending_reminded date,
    request_id uuid,
    CONSTRAINT hired_applicant CHECK (((status <> 'hired'::text) OR (kind = 'application'::text))),
    CONSTRAINT open_expires CHECK (((status = ANY (ARRAY['asked'::text, 'proposed'::text])) = (expires_at IS NOT NULL))),
    CONSTRAINT order_of_accepted CHECK (((order_id IS NULL) OR ((status = 'accepted'::text) AND (kind = 'quote'::text)))),
    CONSTRAINT quotes_asked_amount_check CHECK (((asked_amount >= 0) AND (asked_amount <= '100000000000'::bigint))),
    CONSTRAINT quotes_kind_check CHECK ((kind = ANY (ARRAY['quote'::text, 'application'::text]))),
    CONSTRAINT quotes_price_check CHECK (((price >= 1) AND (price <= '100000000000'::bigint))),
    CONSTRAINT quotes_reward_check CHECK (((reward >= 0) AND (reward <= '100000000000'::bigint))),
    CONSTRAINT quotes_status_check CHECK ((status = ANY (ARRAY['asked'::text, 'proposed'::text, 'accepted'::text, 'hired'::text, 'declined'::text, 'expired'::text]))),
    CONSTRAINT quotes_vat_rate_check CHECK ((vat_rate = ANY (ARRAY['23'::text, '8'::text, '5'::text, '0'::text, 'exempt'::text]))),
    CONSTRAINT reward_buyer_within_reward CHECK (((reward_buyer >= 0) AND (reward_buyer <= reward))),
    CONSTRAINT whole_proposal CHECK ((num_nonnulls(price, reward, reward_buyer, vat_rate, valid_until, proposed_at) = ANY (ARRAY[0, 6])))
);

CREATE TABLE public.realtime_cursors (
    user_id uuid NOT NULL,
    last_seq bigint DEFAULT 0 NOT NULL
);

CREATE TABLE public.realtime_frames (
    id bigint NOT NULL,
    user_id uuid NOT NULL,
    seq bigint,
    type text NOT NULL,
    data jsonb NOT NULL,
    created_at timestamp with time zone NOT NULL,
    CONSTRAINT realtime_frames_seq_check CHECK ((seq > 0))
);

ALTER TABLE public.realtime_frames ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.realtime_frames_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE public.receipt_series (
    year integer NOT NULL,
    last_number integer NOT NULL,
    CONSTRAINT receipt_series_last_number_check CHECK ((last_number > 0))
);

CREATE TABLE public.receipts (
    id uuid NOT NULL,
    year integer NOT NULL,
    number integer NOT NULL,
    label text GENERATED ALWAYS AS (((('WSP/'::text || (year)::text) || '/'::text) || lpad((number)::text, GREATEST(6, length((number)::text)), '0'::text))) STORED NOT NULL,
    payment_id uuid NOT NULL,
    user_id uuid,
    company_id uuid,
    issued_at timestamp with time zone NOT NULL,
    net bigint NOT NULL,
    vat bigint NOT NULL,
    gross bigint NOT NULL,
    vat_percent integer,
    seller jsonb NOT NULL,
    buyer jsonb NOT NULL,
    item jsonb NOT NULL,
    CONSTRAINT adds_up CHECK (((net + vat) = gross)),
    CONSTRAINT one_payer CHECK ((num_nonnulls(user_id, company_id) = 1)),
    CONSTRAINT receipts_gross_check CHECK ((gross > 0)),
    CONSTRAINT receipts_net_check CHECK ((net >= 0)),
    CONSTRAINT receipts_number_check CHECK ((number > 0)),
    CONSTRAINT receipts_vat_check CHECK ((vat >= 0)),
    CONSTRAINT receipts_vat_percent_check CHECK ((vat_percent > 0)),
    CONSTRAINT untaxed_has_no_vat CHECK (((vat_percent IS NOT NULL) OR (vat = 0)))
);

CREATE TABLE public.recovery_codes (
    user_id uuid NOT NULL,
    hash text NOT NULL,
    used_at timestamp with time zone
);

CREATE TABLE public.referral_clicks (
    token text NOT NULL,
    offer_id uuid NOT NULL,
    day date NOT NULL,
    count integer NOT NULL,
    CONSTRAINT referral_clicks_count_check CHECK ((count > 0))
);

CREATE TABLE public.referral_links (
    token text NOT NULL,
    user_id uuid,
    company_id uuid,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT one_owner CHECK ((num_nonnulls(user_id, company_id) = 1))
);

CREATE TABLE public.refresh_tokens (
    hash text NOT NULL,
    session_id uuid NOT NULL,
    created_at timestamp with time zone NOT NULL,
    used_at timestamp with time zone
);

CREATE TABLE public.reward_debts (
    order_id uuid NOT NULL,
    type text NOT NULL,
    debtor_user_id uuid,
    debtor_company_id uuid,
    seller_id uuid NOT NULL,
    amount bigint NOT NULL,
    paid bigint DEFAULT 0 NOT NULL,
    created_at timestamp with time zone NOT NULL,
    CONSTRAINT one_debtor CHECK ((num_nonnulls(debtor_user_id, debtor_company_id) = 1)),
    CONSTRAINT reward_debts_amount_check CHECK ((amount > 0)),
    CONSTRAINT reward_debts_check CHECK (((paid >= 0) AND (paid <= amount))),
    CONSTRAINT reward_debts_type_check CHECK ((type = ANY (ARRAY['BUY'::text, 'NETWORK_BUY'::text])))
);

CREATE TABLE public.reward_dues (
    order_id uuid NOT NULL,
    company_id uuid NOT NULL,
    amount bigint NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    granted_at timestamp with time zone,
    matured_at timestamp with time zone,
    overdue_told_at timestamp with time zone,
    settled_at timestamp with time zone,
    CONSTRAINT granted_before_matured CHECK (((matured_at IS NULL) OR (granted_at IS NOT NULL))),
    CONSTRAINT reward_dues_amount_check CHECK ((amount > 0))
);

CREATE TABLE public.role_proposals (
    user_id uuid NOT NULL,
    proposed_by uuid NOT NULL,
    reason text NOT NULL,
    proposed_at timestamp with time zone NOT NULL,
    CONSTRAINT role_proposals_reason_check CHECK ((reason <> ''::text))
);

CREATE TABLE public.saved_replies (
    id uuid NOT NULL,
    company_id uuid NOT NULL,
    title text NOT NULL,
    text text NOT NULL,
    created_by uuid NOT NULL,
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL,
    CONSTRAINT saved_replies_text_check CHECK ((text <> ''::text)),
    CONSTRAINT saved_replies_title_check CHECK ((title <> ''::text))
);

CREATE TABLE public.saved_searches (
    id uuid NOT NULL,
    user_id uuid,
    company_id uuid,
    name text NOT NULL,
    filters jsonb NOT NULL,
    created_at timestamp with time zone NOT NULL,
    after_seq bigint NOT NULL,
    words tsquery,
    nodes integer[],
    city_norm text,
    workplace_types text[],
    work_schedule_types text[],
    has_salary boolean,
    price_from bigint,
    price_to bigint,
    company_rating numeric,
    seller_id uuid,
    in_network boolean DEFAULT false NOT NULL,
    lat double precision,
    lng double precision,
    radius double precision,
    contract_types text[],
    salary_min bigint,
    CONSTRAINT one_owner CHECK ((num_nonnulls(user_id, company_id) = 1)),
    CONSTRAINT saved_searches_name_check CHECK ((name <> ''::text)),
    CONSTRAINT whole_circle CHECK ((num_nonnulls(lat, lng, radius) = ANY (ARRAY[0, 3])))
);

CREATE TABLE public.schema_migrations (
    number integer NOT NULL,
    name text NOT NULL,
    digest text NOT NULL,
    applied_at timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE public.search_words (
    id uuid NOT NULL,
    phrase text NOT NULL,
    phrase_words text GENERATED ALWAYS AS (TRIM(BOTH FROM public.f_words(phrase))) STORED NOT NULL,
    category_id uuid,
    words text DEFAULT ''::text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL,
    CONSTRAINT search_words_check CHECK (((category_id IS NOT NULL) OR (words <> ''::text))),
    CONSTRAINT search_words_phrase_words_check CHECK ((phrase_words <> ''::text))
);

CREATE TABLE public.sessions (
    id uuid NOT NULL,
    user_id uuid NOT NULL,
    user_agent text,
    address text,
    created_at timestamp with time zone NOT NULL,
    last_used_at timestamp with time zone NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    second_step_at timestamp with time zone,
    ended_at timestamp with time zone
);

CREATE TABLE public.sign_in_challenges (
    hash text NOT NULL,
    user_id uuid NOT NULL,
    passkey_challenge text,
    attempts integer DEFAULT 0 NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    used_at timestamp with time zone
);

CREATE TABLE public.socket_tickets (
    hash text NOT NULL,
    session_id uuid NOT NULL,
    token_expires_at timestamp with time zone NOT NULL,
    expires_at timestamp with time zone NOT NULL
);

CREATE TABLE public.stems_version (
    version integer NOT NULL
);

CREATE TABLE public.stored_documents (
    key text NOT NULL,
    name text NOT NULL,
    user_id uuid,
    company_id uuid,
    subject_type text NOT NULL,
    subject_id uuid NOT NULL,
    bytes bigint NOT NULL,
    state text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    scanned_at timestamp with time zone,
    CONSTRAINT stored_documents_bytes_check CHECK ((bytes >= 0)),
    CONSTRAINT stored_documents_state_check CHECK ((state = ANY (ARRAY['unscanned'::text, 'checking'::text, 'clean'::text, 'removed'::text]))),
    CONSTRAINT stored_documents_subject_type_check CHECK ((subject_type = ANY (ARRAY['order'::text, 'order_answer'::text, 'quote'::text, 'company'::text, 'contact_message'::text, 'library_document'::text, 'message'::text])))
);

CREATE TABLE public.tax_reports (
    id uuid NOT NULL,
    year integer NOT NULL,
    name text NOT NULL,
    content text NOT NULL,
    count integer NOT NULL,
    amount bigint NOT NULL,
    made_by uuid NOT NULL,
    made_at timestamp with time zone NOT NULL
);

CREATE TABLE public.thread_assignments (
    thread_id uuid NOT NULL,
    company_id uuid NOT NULL,
    user_id uuid NOT NULL,
    assigned_by uuid NOT NULL,
    assigned_at timestamp with time zone NOT NULL
);

CREATE TABLE public.thread_notes (
    id uuid NOT NULL,
    thread_id uuid NOT NULL,
    company_id uuid NOT NULL,
    author_id uuid NOT NULL,
    "position" integer NOT NULL,
    text text NOT NULL,
    stems tsvector DEFAULT ''::tsvector NOT NULL,
    words tsvector GENERATED ALWAYS AS ((to_tsvector('simple'::regconfig, public.f_words(text)) || stems)) STORED NOT NULL,
    created_at timestamp with time zone NOT NULL,
    CONSTRAINT thread_notes_position_check CHECK (("position" > 0)),
    CONSTRAINT thread_notes_text_check CHECK ((text <> ''::text))
);

CREATE TABLE public.throttle_counters (
    key text NOT NULL,
    window_ends_at timestamp with time zone NOT NULL,
    hits integer NOT NULL
);

CREATE TABLE public.totp_authenticators (
    user_id uuid NOT NULL,
    secret text NOT NULL,
    last_step bigint NOT NULL,
    created_at timestamp with time zone NOT NULL
);

CREATE TABLE public.user_consents (
    user_id uuid NOT NULL,
    document text NOT NULL,
    version integer NOT NULL,
    locale text NOT NULL,
    at timestamp with time zone NOT NULL,
    how text NOT NULL,
    CONSTRAINT user_consents_how_check CHECK ((how = ANY (ARRAY['sign-up'::text, 'sign-in'::text, 'invitation'::text]))),
    CONSTRAINT user_consents_locale_check CHECK ((locale = ANY (ARRAY['pl'::text, 'en'::text])))
);

CREATE TABLE public.users (
    id uuid NOT NULL,
    email text NOT NULL,
    first_name text NOT NULL,
    last_name text NOT NULL,
    name_norm text GENERATED ALWAYS AS (public.fold_text(((first_name || ' '::text) || last_name))) STORED NOT NULL,
    password_hash text NOT NULL,
    phone text,
    locale text DEFAULT 'pl'::text NOT NULL,
    role text DEFAULT 'USER'::text NOT NULL,
    image text,
    thumbnail text,
    referred_by text,
    email_verified_at timestamp with time zone,
    disabled_at timestamp with time zone,
    deletion_requested_at timestamp with time zone,
    deleted_at timestamp with time zone,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    credentials_version integer DEFAULT 0 NOT NULL,
    email_visibility text DEFAULT 'nobody'::text NOT NULL,
    phone_visibility text DEFAULT 'nobody'::text NOT NULL,
    name_order text GENERATED ALWAYS AS (public.polish_order(((first_name || ' '::text) || last_name))) STORED NOT NULL COLLATE pg_catalog."C",
    headline text,
    city text,
    city_norm text GENERATED ALWAYS AS (public.fold_text(city)) STORED,
    seeks text[] DEFAULT '{}'::text[] NOT NULL,
    offers text[] DEFAULT '{}'::text[] NOT NULL,
    facebook text,
    linkedin text,
    twitter text,
    about text DEFAULT ''::text NOT NULL,
    details_visibility text DEFAULT 'signed_in'::text NOT NULL,
    job_titles text DEFAULT ''::text NOT NULL,
    stems tsvector DEFAULT ''::tsvector NOT NULL,
    tsv tsvector GENERATED ALWAYS AS (public.person_words(((first_name || ' '::text) || last_name), headline, job_titles, stems)) STORED,
    known_tsv tsvector GENERATED ALWAYS AS (
CASE
    WHEN (details_visibility = 'signed_in'::text) THEN (public.person_words(((first_name || ' '::text) || last_name), headline, job_titles, stems) || public.detail_words(city, seeks, offers, stems))
    ELSE public.person_words(((first_name || ' '::text) || last_name), headline, job_titles, stems)
END) STORED,
    seeks_norm text[] GENERATED ALWAYS AS (public.fold_tags(seeks)) STORED,
    offers_norm text[] GENERATED ALWAYS AS (public.fold_tags(offers)) STORED,
    home_steps_hidden_at timestamp with time zone,
    CONSTRAINT users_details_visibility_check CHECK ((details_visibility = ANY (ARRAY['nobody'::text, 'contacts'::text, 'signed_in'::text]))),
    CONSTRAINT users_email_visibility_check CHECK ((email_visibility = ANY (ARRAY['nobody'::text, 'contacts'::text, 'signed_in'::text]))),
    CONSTRAINT users_locale_check CHECK ((locale = ANY (ARRAY['pl'::text, 'en'::text]))),
    CONSTRAINT users_phone_visibility_check CHECK ((phone_visibility = ANY (ARRAY['nobody'::text, 'contacts'::text, 'signed_in'::text]))),
    CONSTRAINT users_role_check CHECK ((role = ANY (ARRAY['USER'::text, 'ADMIN'::text])))
);

CREATE TABLE public.webinar_sign_ups (
    webinar_id uuid NOT NULL,
    user_id uuid NOT NULL,
    signed_up_at timestamp with time zone NOT NULL,
    has_place boolean NOT NULL,
    show_contacts boolean NOT NULL,
    show_participants boolean NOT NULL,
    remind_at timestamp with time zone,
    CONSTRAINT reminds_of_a_place CHECK ((has_place OR (remind_at IS NULL)))
);

CREATE TABLE public.webinars (
    id uuid NOT NULL,
    title text NOT NULL,
    short_description text DEFAULT ''::text NOT NULL,
    webinar_date timestamp with time zone NOT NULL,
    category_id uuid,
    signup_url text,
    revision integer DEFAULT 0 NOT NULL,
    image_key text,
    thumbnail_key text,
    image_width integer,
    image_height integer,
    speaker_name text NOT NULL,
    speaker_description text DEFAULT ''::text NOT NULL,
    speaker_image_key text,
    speaker_thumbnail_key text,
    speaker_sector text,
    speaker_phone text,
    speaker_email text,
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL,
    places integer,
    join_url text,
    recording_url text,
    recording_announced_at timestamp with time zone,
    CONSTRAINT webinars_places_check CHECK ((places > 0)),
    CONSTRAINT webinars_speaker_name_check CHECK ((speaker_name <> ''::text)),
    CONSTRAINT webinars_title_check CHECK (((char_length(title) >= 1) AND (char_length(title) <= 200))),
    CONSTRAINT whole_image CHECK ((num_nonnulls(image_key, thumbnail_key, image_width, image_height) = ANY (ARRAY[0, 4]))),
    CONSTRAINT whole_speaker_image CHECK (((speaker_image_key IS NULL) = (speaker_thumbnail_key IS NULL)))
);

CREATE TABLE public.withdrawal_file_items (
    withdrawal_id uuid NOT NULL,
    file_id uuid NOT NULL,
    not_sent_at timestamp with time zone,
    not_sent_by uuid,
    not_sent_reason text,
    CONSTRAINT not_sent_by_somebody CHECK ((num_nonnulls(not_sent_at, not_sent_by, not_sent_reason) = ANY (ARRAY[0, 3])))
);

CREATE TABLE public.withdrawal_files (
    id uuid NOT NULL,
    name text NOT NULL,
    content text NOT NULL,
    created_by uuid NOT NULL,
    created_at timestamp with time zone NOT NULL
);

CREATE TABLE public.withdrawals (
    id uuid NOT NULL,
    user_id uuid,
    company_id uuid,
    requested_by uuid NOT NULL,
    amount bigint NOT NULL,
    bank_number text,
    broker_account text,
    bank_hash text,
    status text DEFAULT 'requested'::text NOT NULL,
    rejected_reason text,
    created_at timestamp with time zone NOT NULL,
    decided_by uuid,
    decided_at timestamp with time zone,
    held_by uuid,
    held_at timestamp with time zone,
    CONSTRAINT held_while_approved CHECK (((num_nonnulls(held_by, held_at) = ANY (ARRAY[0, 2])) AND ((held_by IS NULL) OR (status = 'approved'::text)))),
    CONSTRAINT no_plain_number CHECK ((bank_number !~ '^[0-9]+$'::text)),
    CONSTRAINT one_holder CHECK ((num_nonnulls(user_id, company_id) = 1)),
    CONSTRAINT one_target CHECK ((num_nonnulls(bank_number, broker_account) = 1)),
    CONSTRAINT rejected_with_reason CHECK (((status = 'rejected'::text) = (rejected_reason IS NOT NULL))),
    CONSTRAINT withdrawals_amount_check CHECK ((amount > 0)),
    CONSTRAINT withdrawals_status_check CHECK ((status = ANY (ARRAY['requested'::text, 'approved'::text, 'paid'::text, 'rejected'::text, 'cancelled'::text])))
);

ALTER TABLE ONLY public.audit_log
    ADD CONSTRAINT audit_log_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.categories
    ADD CONSTRAINT categories_node_key UNIQUE (node);

ALTER TABLE ONLY public.categories
    ADD CONSTRAINT categories_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.companies
    ADD CONSTRAINT companies_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.company_invitations
    ADD CONSTRAINT company_invitations_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.company_invitations
    ADD CONSTRAINT company_invitations_token_hash_key UNIQUE (token_hash);

ALTER TABLE ONLY public.company_members
    ADD CONSTRAINT company_members_pkey PRIMARY KEY (company_id, user_id);

ALTER TABLE ONLY public.company_pictures
    ADD CONSTRAINT company_pictures_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.company_references
    ADD CONSTRAINT company_references_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.company_verifications
    ADD CONSTRAINT company_verifications_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.contact_answers
    ADD CONSTRAINT contact_answers_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.contact_files
    ADD CONSTRAINT contact_files_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.contact_messages
    ADD CONSTRAINT contact_messages_number_key UNIQUE (number);

ALTER TABLE ONLY public.contact_messages
    ADD CONSTRAINT contact_messages_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.daily_statistics
    ADD CONSTRAINT daily_statistics_pkey PRIMARY KEY (day);

ALTER TABLE ONLY public.data_exports
    ADD CONSTRAINT data_exports_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.device_marks
    ADD CONSTRAINT device_marks_pkey PRIMARY KEY (hash);

ALTER TABLE ONLY public.discarded_files
    ADD CONSTRAINT discarded_files_pkey PRIMARY KEY (key);

ALTER TABLE ONLY public.email_changes
    ADD CONSTRAINT email_changes_pkey PRIMARY KEY (hash);

ALTER TABLE ONLY public.former_members
    ADD CONSTRAINT former_members_pkey PRIMARY KEY (company_id, user_id);

ALTER TABLE ONLY public.geocode_cache
    ADD CONSTRAINT geocode_cache_pkey PRIMARY KEY (key);

ALTER TABLE ONLY public.hash_key
    ADD CONSTRAINT hash_key_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.idempotency_keys
    ADD CONSTRAINT idempotency_keys_pkey PRIMARY KEY (scope, identity, key);

ALTER TABLE ONLY public.introductions
    ADD CONSTRAINT introductions_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.invoice_details
    ADD CONSTRAINT invoice_details_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.jobs
    ADD CONSTRAINT jobs_key_key UNIQUE (key);

ALTER TABLE ONLY public.jobs
    ADD CONSTRAINT jobs_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.ledger_accounts
    ADD CONSTRAINT ledger_accounts_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.ledger_checks
    ADD CONSTRAINT ledger_checks_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.ledger_entries
    ADD CONSTRAINT ledger_entries_idempotency_key_key UNIQUE (idempotency_key);

ALTER TABLE ONLY public.ledger_entries
    ADD CONSTRAINT ledger_entries_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.legal_documents
    ADD CONSTRAINT legal_documents_pkey PRIMARY KEY (document, version);

ALTER TABLE ONLY public.library_documents
    ADD CONSTRAINT library_documents_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.link_previews
    ADD CONSTRAINT link_previews_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.membership_cards
    ADD CONSTRAINT membership_cards_number_key UNIQUE (number);

ALTER TABLE ONLY public.membership_cards
    ADD CONSTRAINT membership_cards_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.message_blocks
    ADD CONSTRAINT message_blocks_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.message_sides
    ADD CONSTRAINT message_sides_pkey PRIMARY KEY (thread_id, side);

ALTER TABLE ONLY public.message_threads
    ADD CONSTRAINT message_threads_pair_key UNIQUE (pair);

ALTER TABLE ONLY public.message_threads
    ADD CONSTRAINT message_threads_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.messages
    ADD CONSTRAINT messages_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.messages
    ADD CONSTRAINT messages_quote_event_id_key UNIQUE (quote_event_id);

ALTER TABLE ONLY public.messages
    ADD CONSTRAINT messages_thread_id_number_key UNIQUE (thread_id, number);

ALTER TABLE ONLY public.moderation_appeals
    ADD CONSTRAINT moderation_appeals_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.moderation_cases
    ADD CONSTRAINT moderation_cases_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.moderation_decisions
    ADD CONSTRAINT moderation_decisions_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.moderation_reports
    ADD CONSTRAINT moderation_reports_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.network_dismissals
    ADD CONSTRAINT network_dismissals_pkey PRIMARY KEY (from_node, to_node);

ALTER TABLE ONLY public.network_edges
    ADD CONSTRAINT network_edges_pkey PRIMARY KEY (from_node, to_node);

ALTER TABLE ONLY public.network_nodes
    ADD CONSTRAINT network_nodes_company_id_key UNIQUE (company_id);

ALTER TABLE ONLY public.network_nodes
    ADD CONSTRAINT network_nodes_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.network_nodes
    ADD CONSTRAINT network_nodes_user_id_key UNIQUE (user_id);

ALTER TABLE ONLY public.network_removals
    ADD CONSTRAINT network_removals_pkey PRIMARY KEY (from_node, to_node);

ALTER TABLE ONLY public.notification_digests
    ADD CONSTRAINT notification_digests_pkey PRIMARY KEY (sent_for);

ALTER TABLE ONLY public.notification_settings
    ADD CONSTRAINT notification_settings_pkey PRIMARY KEY (user_id, kind);

ALTER TABLE ONLY public.notifications
    ADD CONSTRAINT notifications_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.offer_images
    ADD CONSTRAINT offer_images_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.offer_news
    ADD CONSTRAINT offer_news_pkey PRIMARY KEY (offer_id);

ALTER TABLE ONLY public.offer_prices
    ADD CONSTRAINT offer_prices_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.offer_views
    ADD CONSTRAINT offer_views_pkey PRIMARY KEY (offer_id, day);

ALTER TABLE ONLY public.offer_words
    ADD CONSTRAINT offer_words_pkey PRIMARY KEY (word);

ALTER TABLE ONLY public.offers
    ADD CONSTRAINT offers_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.post_images
    ADD CONSTRAINT one_at_a_position UNIQUE (post_id, "position");

ALTER TABLE ONLY public.moderation_cases
    ADD CONSTRAINT one_case UNIQUE (subject_type, subject_id);

ALTER TABLE ONLY public.moderation_decisions
    ADD CONSTRAINT one_number UNIQUE (case_id, number);

ALTER TABLE ONLY public.post_reactions
    ADD CONSTRAINT one_reaction UNIQUE NULLS NOT DISTINCT (post_id, user_id, company_id);

ALTER TABLE ONLY public.one_time_tokens
    ADD CONSTRAINT one_time_tokens_pkey PRIMARY KEY (hash);

ALTER TABLE ONLY public.opinions
    ADD CONSTRAINT opinions_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.order_documents
    ADD CONSTRAINT order_documents_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.order_events
    ADD CONSTRAINT order_events_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.order_infos
    ADD CONSTRAINT order_infos_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.order_invoices
    ADD CONSTRAINT order_invoices_order_id_side_key UNIQUE (order_id, side);

ALTER TABLE ONLY public.order_invoices
    ADD CONSTRAINT order_invoices_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.order_report_documents
    ADD CONSTRAINT order_report_documents_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.order_reports
    ADD CONSTRAINT order_reports_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.order_terms
    ADD CONSTRAINT order_terms_pkey PRIMARY KEY (order_id);

ALTER TABLE ONLY public.orders
    ADD CONSTRAINT orders_number_key UNIQUE (number);

ALTER TABLE ONLY public.orders
    ADD CONSTRAINT orders_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.outbox
    ADD CONSTRAINT outbox_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.passkeys
    ADD CONSTRAINT passkeys_credential_id_key UNIQUE (credential_id);

ALTER TABLE ONLY public.passkeys
    ADD CONSTRAINT passkeys_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.payment_events
    ADD CONSTRAINT payment_events_pkey PRIMARY KEY (provider, event_id);

ALTER TABLE ONLY public.payments
    ADD CONSTRAINT payments_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.payout_accounts
    ADD CONSTRAINT payout_accounts_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.payout_tax_data
    ADD CONSTRAINT payout_tax_data_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.payout_tax_data
    ADD CONSTRAINT payout_tax_data_user_id_year_key UNIQUE (user_id, year);

ALTER TABLE ONLY public.plan_periods
    ADD CONSTRAINT plan_periods_payment_id_key UNIQUE (payment_id);

ALTER TABLE ONLY public.plan_periods
    ADD CONSTRAINT plan_periods_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.plan_prices
    ADD CONSTRAINT plan_prices_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.plan_prices
    ADD CONSTRAINT plan_prices_plan_valid_from_key UNIQUE (plan, valid_from);

ALTER TABLE ONLY public.plans
    ADD CONSTRAINT plans_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.plans
    ADD CONSTRAINT plans_position_key UNIQUE ("position");

ALTER TABLE ONLY public.post_comments
    ADD CONSTRAINT post_comments_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.post_images
    ADD CONSTRAINT post_images_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.post_reactions
    ADD CONSTRAINT post_reactions_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.posts
    ADD CONSTRAINT posts_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.quote_documents
    ADD CONSTRAINT quote_documents_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.quote_events
    ADD CONSTRAINT quote_events_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.quote_requests
    ADD CONSTRAINT quote_requests_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.quotes
    ADD CONSTRAINT quotes_order_id_key UNIQUE (order_id);

ALTER TABLE ONLY public.quotes
    ADD CONSTRAINT quotes_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.realtime_cursors
    ADD CONSTRAINT realtime_cursors_pkey PRIMARY KEY (user_id);

ALTER TABLE ONLY public.realtime_frames
    ADD CONSTRAINT realtime_frames_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.receipt_series
    ADD CONSTRAINT receipt_series_pkey PRIMARY KEY (year);

ALTER TABLE ONLY public.receipts
    ADD CONSTRAINT receipts_label_key UNIQUE (label);

ALTER TABLE ONLY public.receipts
    ADD CONSTRAINT receipts_payment_id_key UNIQUE (payment_id);

ALTER TABLE ONLY public.receipts
    ADD CONSTRAINT receipts_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.receipts
    ADD CONSTRAINT receipts_year_number_key UNIQUE (year, number);

ALTER TABLE ONLY public.recovery_codes
    ADD CONSTRAINT recovery_codes_pkey PRIMARY KEY (user_id, hash);

ALTER TABLE ONLY public.referral_clicks
    ADD CONSTRAINT referral_clicks_pkey PRIMARY KEY (token, offer_id, day);

ALTER TABLE ONLY public.referral_links
    ADD CONSTRAINT referral_links_pkey PRIMARY KEY (token);

ALTER TABLE ONLY public.refresh_tokens
    ADD CONSTRAINT refresh_tokens_pkey PRIMARY KEY (hash);

ALTER TABLE ONLY public.reward_debts
    ADD CONSTRAINT reward_debts_pkey PRIMARY KEY (order_id, type);

ALTER TABLE ONLY public.reward_dues
    ADD CONSTRAINT reward_dues_pkey PRIMARY KEY (order_id);

ALTER TABLE ONLY public.role_proposals
    ADD CONSTRAINT role_proposals_pkey PRIMARY KEY (user_id);

ALTER TABLE ONLY public.saved_replies
    ADD CONSTRAINT saved_replies_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.saved_searches
    ADD CONSTRAINT saved_searches_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.schema_migrations
    ADD CONSTRAINT schema_migrations_pkey PRIMARY KEY (number);

ALTER TABLE ONLY public.search_words
    ADD CONSTRAINT search_words_phrase_words_key UNIQUE (phrase_words);

ALTER TABLE ONLY public.search_words
    ADD CONSTRAINT search_words_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.sign_in_challenges
    ADD CONSTRAINT sign_in_challenges_pkey PRIMARY KEY (hash);

ALTER TABLE ONLY public.socket_tickets
    ADD CONSTRAINT socket_tickets_pkey PRIMARY KEY (hash);

ALTER TABLE ONLY public.stored_documents
    ADD CONSTRAINT stored_documents_pkey PRIMARY KEY (key);

ALTER TABLE ONLY public.tax_reports
    ADD CONSTRAINT tax_reports_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.tax_reports
    ADD CONSTRAINT tax_reports_year_key UNIQUE (year);

ALTER TABLE ONLY public.thread_assignments
    ADD CONSTRAINT thread_assignments_pkey PRIMARY KEY (thread_id, company_id);

ALTER TABLE ONLY public.thread_notes
    ADD CONSTRAINT thread_notes_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.throttle_counters
    ADD CONSTRAINT throttle_counters_pkey PRIMARY KEY (key);

ALTER TABLE ONLY public.totp_authenticators
    ADD CONSTRAINT totp_authenticators_pkey PRIMARY KEY (user_id);

ALTER TABLE ONLY public.user_consents
    ADD CONSTRAINT user_consents_pkey PRIMARY KEY (user_id, document, version);

ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.webinar_sign_ups
    ADD CONSTRAINT webinar_sign_ups_pkey PRIMARY KEY (webinar_id, user_id);

ALTER TABLE ONLY public.webinars
    ADD CONSTRAINT webinars_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.withdrawal_file_items
    ADD CONSTRAINT withdrawal_file_items_pkey PRIMARY KEY (withdrawal_id, file_id);

ALTER TABLE ONLY public.withdrawal_files
    ADD CONSTRAINT withdrawal_files_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.withdrawals
    ADD CONSTRAINT withdrawals_pkey PRIMARY KEY (id);

CREATE INDEX audit_log_by_action ON public.audit_log USING btree (action, at DESC, id DESC);

CREATE INDEX audit_log_by_actor ON public.audit_log USING btree (actor_id, at DESC, id DESC);

CREATE INDEX audit_log_by_actor_and_action ON public.audit_log USING btree (actor_id, action, at DESC, id DESC);

CREATE INDEX audit_log_by_date ON public.audit_log USING btree (at DESC, id DESC);

CREATE INDEX audit_log_by_kind ON public.audit_log USING btree (subject_type, at DESC, id DESC);

CREATE INDEX audit_log_by_subject ON public.audit_log USING btree (subject_type, subject_id, at DESC);

CREATE INDEX categories_parent ON public.categories USING btree (parent_id, "position");

CREATE INDEX companies_account ON public.companies USING btree (bank_hash) WHERE (bank_hash IS NOT NULL);

CREATE INDEX companies_all_by_date ON public.companies USING btree (created_at DESC, id DESC) WHERE (deleted_at IS NULL);

CREATE INDEX companies_by_category_1 ON public.companies USING btree (category_1, name_order, id) WHERE ((status = 'active'::text) AND (deleted_at IS NULL));

CREATE INDEX companies_by_category_2 ON public.companies USING btree (category_2, name_order, id) WHERE ((status = 'active'::text) AND (deleted_at IS NULL));

CREATE INDEX companies_by_category_3 ON public.companies USING btree (category_3, name_order, id) WHERE ((status = 'active'::text) AND (deleted_at IS NULL));

CREATE INDEX companies_by_cell ON public.companies USING btree (geo_cell) INCLUDE (lat, lng, id, name_order, created_at, rating) WHERE ((status = 'active'::text) AND (deleted_at IS NULL));

CREATE INDEX companies_by_city ON public.companies USING btree (city_norm, name_order, id) WHERE ((status = 'active'::text) AND (deleted_at IS NULL));

CREATE INDEX companies_by_date ON public.companies USING btree (created_at DESC, id DESC) WHERE ((status = 'active'::text) AND (deleted_at IS NULL));

CREATE INDEX companies_by_name ON public.companies USING btree (name_order, id) INCLUDE (rating, geo_cell, lat, lng, category_1, category_2, category_3) WHERE ((status = 'active'::text) AND (deleted_at IS NULL));

CREATE INDEX companies_by_plan ON public.companies USING btree (plan, created_at DESC, id DESC) WHERE (deleted_at IS NULL);

CREATE INDEX companies_by_rating ON public.companies USING btree (rating DESC, id DESC) WHERE ((status = 'active'::text) AND (deleted_at IS NULL));

CREATE INDEX companies_by_status ON public.companies USING btree (status, created_at DESC, id DESC) WHERE (deleted_at IS NULL);

CREATE INDEX companies_cities ON public.companies USING btree (city_norm text_pattern_ops, city) WHERE ((status = 'active'::text) AND (deleted_at IS NULL));

CREATE INDEX companies_map_category ON public.companies USING btree (category_1, category_2, category_3, id) INCLUDE (marker) WHERE ((status = 'active'::text) AND (deleted_at IS NULL) AND (marker IS NOT NULL));

CREATE INDEX companies_map_cell ON public.companies USING btree (geo_cell, id) INCLUDE (lat, lng, marker) WHERE ((status = 'active'::text) AND (deleted_at IS NULL) AND (marker IS NOT NULL));

CREATE INDEX companies_map_city ON public.companies USING btree (city_norm, id) INCLUDE (marker) WHERE ((status = 'active'::text) AND (deleted_at IS NULL) AND (marker IS NOT NULL));

CREATE INDEX companies_map_rating ON public.companies USING btree (rating DESC, id DESC) INCLUDE (lat, lng, marker) WHERE ((status = 'active'::text) AND (deleted_at IS NULL) AND (marker IS NOT NULL));

CREATE INDEX companies_name_search ON public.companies USING gin (name_norm public.gin_trgm_ops);

CREATE INDEX companies_next_plan ON public.companies USING btree (plan_paid_until) WHERE (next_plan IS NOT NULL);

CREATE INDEX companies_nip_prefix ON public.companies USING btree (nip text_pattern_ops) WHERE (nip IS NOT NULL);

CREATE INDEX companies_of_plan ON public.companies USING btree (plan, id) WHERE (deleted_at IS NULL);

CREATE INDEX companies_plan_end ON public.companies USING btree (plan_paid_until) WHERE (plan_paid_until IS NOT NULL);

CREATE INDEX companies_tsv ON public.companies USING gin (tsv) WITH (fastupdate=off);

CREATE INDEX company_invitations_by_company ON public.company_invitations USING btree (company_id, created_at DESC, id DESC);

CREATE INDEX company_invitations_by_email ON public.company_invitations USING btree (lower(email)) WHERE (status = 'sent'::text);

CREATE INDEX company_invitations_by_end ON public.company_invitations USING btree (expires_at);

CREATE INDEX company_invitations_by_person ON public.company_invitations USING btree (user_id) WHERE (status = 'sent'::text);

CREATE UNIQUE INDEX company_invitations_open ON public.company_invitations USING btree (company_id, lower(email)) WHERE ((status = 'sent'::text) AND (user_id IS NULL));

CREATE UNIQUE INDEX company_invitations_open_to_person ON public.company_invitations USING btree (company_id, user_id) WHERE (status = 'sent'::text);

CREATE INDEX company_members_by_user ON public.company_members USING btree (user_id);

CREATE UNIQUE INDEX company_members_shown_first ON public.company_members USING btree (user_id) WHERE shown_first;

CREATE INDEX company_pictures_order ON public.company_pictures USING btree (company_id, reference_id, "position");

CREATE INDEX company_pictures_reference ON public.company_pictures USING btree (reference_id) WHERE (reference_id IS NOT NULL);

CREATE INDEX company_references_client ON public.company_references USING btree (client_company_id) WHERE (client_company_id IS NOT NULL);

CREATE INDEX company_references_order ON public.company_references USING btree (company_id, "position");

CREATE INDEX company_verifications_by_company ON public.company_verifications USING btree (company_id, submitted_at DESC);

CREATE INDEX company_verifications_by_status ON public.company_verifications USING btree (status, decided_at DESC, id DESC);

CREATE INDEX company_verifications_decided ON public.company_verifications USING btree (decided_at DESC, id DESC) WHERE (status <> 'submitted'::text);

CREATE INDEX company_verifications_nip_prefix ON public.company_verifications USING btree (nip text_pattern_ops);

CREATE UNIQUE INDEX company_verifications_open ON public.company_verifications USING btree (company_id) WHERE (status = 'submitted'::text);

CREATE INDEX company_verifications_queue ON public.company_verifications USING btree (((status = 'submitted'::text)) DESC, (
CASE
    WHEN (status = 'submitted'::text) THEN submitted_at
    ELSE NULL::timestamp with time zone
END), decided_at DESC, id);

CREATE INDEX company_verifications_waiting ON public.company_verifications USING btree (submitted_at, id) WHERE (status = 'submitted'::text);

CREATE INDEX contact_answers_by_message ON public.contact_answers USING btree (message_id, at);

CREATE INDEX contact_files_by_message ON public.contact_files USING btree (message_id, "position");

CREATE INDEX contact_messages_by_status ON public.contact_messages USING btree (status, created_at DESC, id DESC);

CREATE INDEX contact_messages_by_time ON public.contact_messages USING btree (created_at DESC, id DESC);

CREATE INDEX contact_messages_by_update ON public.contact_messages USING btree (updated_at);

CREATE INDEX contact_messages_by_user ON public.contact_messages USING btree (user_id) WHERE (user_id IS NOT NULL);

CREATE INDEX contact_messages_by_words ON public.contact_messages USING gin (public.fold_text(((((name || ' '::text) || email) || ' '::text) || text)) public.gin_trgm_ops);

CREATE INDEX contact_messages_waiting ON public.contact_messages USING btree (created_at) WHERE (status = 'waiting'::text);

CREATE INDEX data_exports_by_expiry ON public.data_exports USING btree (expires_at);

CREATE INDEX data_exports_by_user ON public.data_exports USING btree (user_id, requested_at);

CREATE UNIQUE INDEX data_exports_pending ON public.data_exports USING btree (user_id) WHERE (ready_at IS NULL);

CREATE INDEX device_marks_by_expiry ON public.device_marks USING btree (expires_at);

CREATE INDEX device_marks_by_user ON public.device_marks USING btree (user_id, created_at);

CREATE INDEX discarded_files_by_date ON public.discarded_files USING btree (discarded_at);

CREATE INDEX email_changes_by_user ON public.email_changes USING btree (user_id);

CREATE UNIQUE INDEX email_changes_pending ON public.email_changes USING btree (user_id) WHERE (used_at IS NULL);

CREATE INDEX geocode_cache_by_end ON public.geocode_cache USING btree (expires_at);

CREATE INDEX idempotency_keys_by_date ON public.idempotency_keys USING btree (created_at);

CREATE INDEX introductions_answered_by ON public.introductions USING btree (answered_by) WHERE (answered_by IS NOT NULL);

CREATE INDEX introductions_asked_by ON public.introductions USING btree (asked_by);

CREATE INDEX introductions_asker ON public.introductions USING btree (asker_node, target_node);

CREATE INDEX introductions_due ON public.introductions USING btree (expires_at) WHERE (status = 'open'::text);

CREATE INDEX introductions_first ON public.introductions USING btree (first_node);

CREATE INDEX introductions_holder ON public.introductions USING btree (holder_node, status);

CREATE UNIQUE INDEX introductions_open ON public.introductions USING btree (asker_node, target_node) WHERE (status = 'open'::text);

CREATE INDEX introductions_target ON public.introductions USING btree (target_node);

CREATE UNIQUE INDEX invoice_details_company ON public.invoice_details USING btree (company_id) WHERE (company_id IS NOT NULL);

CREATE INDEX invoice_details_updated_by ON public.invoice_details USING btree (updated_by);

CREATE UNIQUE INDEX invoice_details_user ON public.invoice_details USING btree (user_id) WHERE (user_id IS NOT NULL);

CREATE INDEX jobs_due ON public.jobs USING btree (run_at, id);

CREATE UNIQUE INDEX ledger_accounts_company ON public.ledger_accounts USING btree (company_id, kind) WHERE (company_id IS NOT NULL);

CREATE UNIQUE INDEX ledger_accounts_system ON public.ledger_accounts USING btree (kind) WHERE ((user_id IS NULL) AND (company_id IS NULL));

CREATE UNIQUE INDEX ledger_accounts_user ON public.ledger_accounts USING btree (user_id, kind) WHERE (user_id IS NOT NULL);

CREATE INDEX ledger_checks_newest ON public.ledger_checks USING btree (finished_at DESC) WHERE (finished_at IS NOT NULL);

CREATE UNIQUE INDEX ledger_checks_pending ON public.ledger_checks USING btree ((true)) WHERE (finished_at IS NULL);

CREATE INDEX ledger_entries_by_time ON public.ledger_entries USING brin (created_at) WITH (autosummarize='on');

CREATE INDEX ledger_entries_from ON public.ledger_entries USING btree (from_account, id DESC);

CREATE INDEX ledger_entries_order ON public.ledger_entries USING btree (order_id) WHERE (order_id IS NOT NULL);

CREATE INDEX ledger_entries_to ON public.ledger_entries USING btree (to_account, id DESC);

CREATE INDEX library_documents_changed ON public.library_documents USING btree (updated_at DESC, id DESC);

CREATE INDEX library_documents_newest ON public.library_documents USING btree (published_at DESC, id DESC) WHERE (published_at IS NOT NULL);

CREATE INDEX library_documents_norm ON public.library_documents USING gin (norm public.gin_trgm_ops);

CREATE INDEX link_previews_by_expiry ON public.link_previews USING btree (expires_at);

CREATE INDEX link_previews_by_url ON public.link_previews USING btree (url, expires_at DESC);

CREATE INDEX membership_cards_by_company ON public.membership_cards USING btree (company_id, number) WHERE (company_id IS NOT NULL);

CREATE INDEX membership_cards_free ON public.membership_cards USING btree (number) WHERE (company_id IS NULL);

CREATE UNIQUE INDEX message_blocks_pair ON public.message_blocks USING btree (COALESCE(blocker_user_id, blocker_company_id), COALESCE(blocked_user_id, blocked_company_id));

CREATE INDEX message_sides_company ON public.message_sides USING btree (company_id, last_message_at DESC, thread_id DESC) WHERE (company_id IS NOT NULL);

CREATE INDEX message_sides_user ON public.message_sides USING btree (user_id, last_message_at DESC, thread_id DESC) WHERE (user_id IS NOT NULL);

CREATE UNIQUE INDEX messages_client ON public.messages USING btree (author_id, COALESCE(sender_company_id, author_id), client_id) WHERE (client_id IS NOT NULL);

CREATE INDEX messages_offer ON public.messages USING btree (offer_id, thread_id, created_at) WHERE (offer_id IS NOT NULL);

CREATE INDEX messages_order ON public.messages USING btree (order_id, number) WHERE (order_id IS NOT NULL);

CREATE INDEX messages_words ON public.messages USING gin (words);

CREATE INDEX moderation_appeals_creator ON public.moderation_appeals USING btree (created_by);

CREATE UNIQUE INDEX moderation_appeals_once ON public.moderation_appeals USING btree (decision_id, COALESCE(company_id, user_id));

CREATE INDEX moderation_appeals_year ON public.moderation_appeals USING btree (created_at);

CREATE INDEX moderation_cases_author ON public.moderation_cases USING btree (COALESCE(author_company_id, author_user_id));

CREATE INDEX moderation_cases_open_offers ON public.moderation_cases USING btree (subject_id) WHERE ((subject_type = 'offer'::text) AND (status <> 'decided'::text));

CREATE INDEX moderation_cases_queue ON public.moderation_cases USING btree (status, since, id);

CREATE INDEX moderation_decisions_year ON public.moderation_decisions USING btree (decided_at);

CREATE INDEX moderation_reports_case ON public.moderation_reports USING btree (case_id, created_at DESC);

CREATE INDEX moderation_reports_creator ON public.moderation_reports USING btree (created_by);

CREATE UNIQUE INDEX moderation_reports_open ON public.moderation_reports USING btree (case_id, reporter_user_id, reporter_company_id) NULLS NOT DISTINCT WHERE (decision_id IS NULL);

CREATE INDEX moderation_reports_pictures ON public.moderation_reports USING btree (case_id) WHERE ((decision_id IS NULL) AND (snapshot IS NOT NULL));

CREATE INDEX moderation_reports_year ON public.moderation_reports USING btree (created_at);

CREATE INDEX network_edges_added_by ON public.network_edges USING btree (added_by) WHERE (added_by IS NOT NULL);

CREATE INDEX network_edges_back ON public.network_edges USING btree (to_node, from_node);

CREATE INDEX network_nodes_listed ON public.network_nodes USING btree (id) INCLUDE (company_id, user_id, state, contacts_visibility, label, name_order);

CREATE INDEX network_removals_invited_by ON public.network_removals USING btree (invited_by) WHERE (invited_by IS NOT NULL);

CREATE INDEX notifications_by_date ON public.notifications USING btree (user_id, created_at DESC, id DESC);

CREATE INDEX notifications_mail_due ON public.notifications USING btree (mail_due_at) WHERE (mail_due_at IS NOT NULL);

CREATE UNIQUE INDEX notifications_renewed ON public.notifications USING btree (user_id, kind, subject_id) WHERE ((kind = ANY (ARRAY['MessageForUser'::text, 'MessageForCompany'::text, 'PostReacted'::text])) AND (seen_at IS NULL));

CREATE INDEX notifications_unseen ON public.notifications USING btree (user_id) WHERE (seen_at IS NULL);

CREATE INDEX offer_images_offer ON public.offer_images USING btree (offer_id, "position");

CREATE INDEX offer_news_open ON public.offer_news USING btree (seq) WHERE (matched_at IS NULL);

CREATE INDEX offer_prices_offer ON public.offer_prices USING btree (offer_id);

CREATE INDEX offer_views_day ON public.offer_views USING btree (day);

CREATE INDEX offer_words_similar ON public.offer_words USING gin (word public.gin_trgm_ops) WITH (fastupdate=off);

CREATE INDEX offers_all ON public.offers USING btree (created_at DESC, id DESC) WHERE (deleted_at IS NULL);

CREATE INDEX offers_category_1 ON public.offers USING btree (category_1, created_at DESC, id DESC) INCLUDE (price_from, company_rating) WHERE is_listed;

CREATE INDEX offers_category_2 ON public.offers USING btree (category_2, created_at DESC, id DESC) INCLUDE (price_from, company_rating) WHERE is_listed;

CREATE INDEX offers_category_3 ON public.offers USING btree (category_3, created_at DESC, id DESC) WHERE (is_listed AND (category_3 IS NOT NULL));

CREATE INDEX offers_cell ON public.offers USING btree (geo_cell, created_at DESC, id DESC) INCLUDE (latitude, longitude) WHERE is_listed;

CREATE INDEX offers_city ON public.offers USING btree (city_norm, created_at DESC, id DESC) INCLUDE (price_from, price_to, company_rating, category_1, category_2, category_3) WHERE is_listed;

CREATE INDEX offers_city_category ON public.offers USING btree (city_norm, category_1, price_from) WHERE is_listed;

CREATE INDEX offers_closing ON public.offers USING btree (closes_on) WHERE (is_active AND (deleted_at IS NULL) AND (closes_on IS NOT NULL));

CREATE INDEX offers_company ON public.offers USING btree (company_id, created_at DESC, id DESC) WHERE (deleted_at IS NULL);

CREATE INDEX offers_contract ON public.offers USING btree (created_at DESC, id DESC) INCLUDE (contract_types, salary_month) WHERE (is_listed AND (contract_types <> '{}'::text[]));

CREATE INDEX offers_date ON public.offers USING btree (created_at DESC, id DESC) INCLUDE (price_from, price_to, company_rating, company_id, salary_from, workplace_types, work_schedule_types, category_1, category_2, category_3, latitude, longitude) WHERE is_listed;

CREATE INDEX offers_hidden ON public.offers USING btree (company_id, created_at DESC, id DESC) WHERE hidden_by_plan;

CREATE INDEX offers_moderated ON public.offers USING btree (created_at DESC, id DESC) WHERE ((hidden_at IS NOT NULL) AND (deleted_at IS NULL));

CREATE INDEX offers_norm ON public.offers USING gin (norm public.gin_trgm_ops) WITH (fastupdate=off);

CREATE INDEX offers_price ON public.offers USING btree (price_from, created_at DESC, id DESC) INCLUDE (category_1, category_2, category_3) WHERE is_listed;

CREATE INDEX offers_price_desc ON public.offers USING btree (price_from DESC NULLS LAST, created_at DESC, id DESC) INCLUDE (category_1, category_2, category_3) WHERE is_listed;

CREATE INDEX offers_price_top ON public.offers USING btree (COALESCE(price_to, price_from), created_at DESC, id DESC) INCLUDE (price_from, price_to) WHERE is_listed;

CREATE INDEX offers_rating ON public.offers USING btree (company_rating, created_at DESC, id DESC) WHERE is_listed;

CREATE INDEX offers_salary ON public.offers USING btree (created_at DESC, id DESC) INCLUDE (category_1, category_2, category_3, price_from, price_to, company_rating, city_norm, workplace_types, work_schedule_types) WHERE (is_listed AND (salary_from IS NOT NULL));

CREATE INDEX offers_salary_month ON public.offers USING btree (salary_month) WHERE (is_listed AND (salary_month IS NOT NULL));

CREATE INDEX offers_seller ON public.offers USING btree (company_id, created_at DESC, id DESC) WHERE is_listed;

CREATE INDEX offers_tsv ON public.offers USING gin (tsv) WITH (fastupdate=off);

CREATE INDEX offers_work ON public.offers USING gin (workplace_types, work_schedule_types) WHERE is_listed;

CREATE INDEX offers_work_date ON public.offers USING btree (created_at DESC, id DESC) INCLUDE (workplace_types, work_schedule_types, category_1, category_2, category_3, price_from, price_to, company_rating) WHERE (is_listed AND ((workplace_types <> '{}'::text[]) OR (work_schedule_types <> '{}'::text[])));

CREATE INDEX one_time_tokens_by_user ON public.one_time_tokens USING btree (user_id, purpose);

CREATE INDEX opinions_by_author ON public.opinions USING btree (author_user_id);

CREATE INDEX opinions_by_author_company ON public.opinions USING btree (author_company_id) WHERE (author_company_id IS NOT NULL);

CREATE INDEX opinions_by_date ON public.opinions USING btree (company_id, ((order_id IS NULL)), created_at DESC, id DESC) INCLUDE (rating) WHERE (hidden_at IS NULL);

CREATE UNIQUE INDEX opinions_of_company ON public.opinions USING btree (company_id, author_company_id) WHERE (author_company_id IS NOT NULL);

CREATE UNIQUE INDEX opinions_of_person ON public.opinions USING btree (company_id, author_user_id) WHERE (author_company_id IS NULL);

CREATE INDEX order_documents_order ON public.order_documents USING btree (order_id, id);

CREATE INDEX order_events_order ON public.order_events USING btree (order_id, id);

CREATE INDEX order_infos_order ON public.order_infos USING btree (order_id, id);

CREATE INDEX order_report_documents_report ON public.order_report_documents USING btree (report_id, id);

CREATE UNIQUE INDEX order_reports_open ON public.order_reports USING btree (order_id) WHERE (decided_at IS NULL);

CREATE INDEX order_reports_order ON public.order_reports USING btree (order_id, created_at DESC, id DESC);

CREATE INDEX order_reports_queue ON public.order_reports USING btree (((decided_at IS NOT NULL)), created_at DESC, id DESC);

CREATE INDEX order_reports_waiting ON public.order_reports USING btree (created_at) WHERE (decided_at IS NULL);

CREATE INDEX orders_buyer_company ON public.orders USING btree (buyer_company_id, created_at DESC, id DESC) INCLUDE (status) WHERE (buyer_company_id IS NOT NULL);

CREATE INDEX orders_buyer_user ON public.orders USING btree (buyer_user_id, created_at DESC, id DESC) INCLUDE (status) WHERE (buyer_company_id IS NULL);

CREATE INDEX orders_by_buyer ON public.orders USING btree (buyer_user_id, created_at DESC, id DESC);

CREATE INDEX orders_by_date ON public.orders USING btree (created_at DESC, id DESC);

CREATE INDEX orders_by_status ON public.orders USING btree (status, created_at DESC, id DESC);

CREATE INDEX orders_open_of_company ON public.orders USING btree (buyer_company_id, seller_id) WHERE ((buyer_company_id IS NOT NULL) AND (status = ANY (ARRAY['bought'::text, 'in_verification'::text, 'rejected'::text, 'reported'::text])));

CREATE INDEX orders_open_of_person ON public.orders USING btree (buyer_user_id, seller_id) WHERE (status = ANY (ARRAY['bought'::text, 'in_verification'::text, 'rejected'::text, 'reported'::text]));

CREATE INDEX orders_open_of_seller ON public.orders USING btree (seller_id) WHERE (status = ANY (ARRAY['bought'::text, 'in_verification'::text, 'rejected'::text, 'reported'::text]));

CREATE INDEX orders_referrer_company ON public.orders USING btree (referrer_company_id, created_at DESC, id DESC) WHERE (referrer_company_id IS NOT NULL);

CREATE INDEX orders_referrer_user ON public.orders USING btree (referrer_user_id, created_at DESC, id DESC) WHERE (referrer_user_id IS NOT NULL);

CREATE INDEX orders_seller ON public.orders USING btree (seller_id, created_at DESC, id DESC) INCLUDE (status, awaits_answer, offer_id);

CREATE INDEX orders_title_search ON public.orders USING gin (title_norm public.gin_trgm_ops);

CREATE INDEX orders_unpaid ON public.orders USING btree (due_on) WHERE ((paid_on IS NULL) AND (status <> ALL (ARRAY['cancelled'::text, 'rejected'::text])));

CREATE INDEX orders_unpaid_of_seller ON public.orders USING btree (seller_id, due_on) WHERE ((paid_on IS NULL) AND (status <> ALL (ARRAY['cancelled'::text, 'rejected'::text])));

CREATE INDEX orders_waiting ON public.orders USING btree (status, status_since) WHERE (status = ANY (ARRAY['bought'::text, 'rejected'::text, 'verified'::text]));

CREATE INDEX outbox_by_attempt ON public.outbox USING btree (next_attempt_at);

CREATE INDEX passkeys_by_user ON public.passkeys USING btree (user_id);

CREATE INDEX payment_events_payment ON public.payment_events USING btree (payment_id);

CREATE INDEX payments_company ON public.payments USING btree (company_id, created_at DESC) WHERE (company_id IS NOT NULL);

CREATE INDEX payments_created_by ON public.payments USING btree (created_by, created_at DESC);

CREATE INDEX payments_user ON public.payments USING btree (user_id, created_at DESC) WHERE (user_id IS NOT NULL);

CREATE UNIQUE INDEX payout_accounts_company ON public.payout_accounts USING btree (company_id, account_hash) WHERE (company_id IS NOT NULL);

CREATE UNIQUE INDEX payout_accounts_user ON public.payout_accounts USING btree (user_id, account_hash) WHERE (user_id IS NOT NULL);

CREATE INDEX payout_tax_data_year ON public.payout_tax_data USING btree (year);

CREATE INDEX plan_periods_open ON public.plan_periods USING btree (company_id, ends_at) WHERE (credited_at IS NULL);

CREATE INDEX post_comments_answers ON public.post_comments USING btree (parent_id, created_at DESC, id DESC) WHERE (parent_id IS NOT NULL);

CREATE INDEX post_comments_by_date ON public.post_comments USING btree (post_id, created_at DESC, id DESC);

CREATE INDEX post_comments_mentioned_companies ON public.post_comments USING gin (mentioned_companies) WHERE (mentioned_companies <> '{}'::uuid[]);

CREATE INDEX post_comments_mentioned_users ON public.post_comments USING gin (mentioned_users) WHERE (mentioned_users <> '{}'::uuid[]);

CREATE INDEX post_comments_threads ON public.post_comments USING btree (post_id, created_at DESC, id DESC) WHERE (parent_id IS NULL);

CREATE INDEX post_reactions_newest ON public.post_reactions USING btree (post_id, id DESC);

CREATE INDEX posts_author ON public.posts USING btree (author_node, created_at DESC, id DESC) WHERE (deleted_at IS NULL);

CREATE INDEX posts_by_category ON public.posts USING btree (category_id) WHERE (category_id IS NOT NULL);

CREATE INDEX posts_by_link_preview ON public.posts USING btree (link_preview_id) WHERE (link_preview_id IS NOT NULL);

CREATE INDEX posts_by_type ON public.posts USING btree (type, created_at DESC, id DESC) WHERE (is_listed AND (type IS NOT NULL));

CREATE INDEX posts_company ON public.posts USING btree (author_company_id) WHERE (author_company_id IS NOT NULL);

CREATE INDEX posts_date ON public.posts USING btree (created_at DESC, id DESC) WHERE is_listed;

CREATE INDEX posts_mentioned_companies ON public.posts USING gin (mentioned_companies) WHERE (mentioned_companies <> '{}'::uuid[]);

CREATE INDEX posts_mentioned_users ON public.posts USING gin (mentioned_users) WHERE (mentioned_users <> '{}'::uuid[]);

CREATE INDEX posts_tsv ON public.posts USING gin (tsv) WITH (fastupdate=off) WHERE is_listed;

CREATE INDEX posts_type ON public.posts USING btree (author_type, created_at DESC, id DESC) WHERE is_listed;

CREATE INDEX quote_documents_quote ON public.quote_documents USING btree (quote_id, id);

CREATE INDEX quote_events_quote ON public.quote_events USING btree (quote_id, id);

CREATE INDEX quote_requests_buyer_company ON public.quote_requests USING btree (buyer_company_id, created_at DESC, id DESC) WHERE (buyer_company_id IS NOT NULL);

CREATE INDEX quote_requests_buyer_user ON public.quote_requests USING btree (buyer_user_id, created_at DESC, id DESC) WHERE (buyer_company_id IS NULL);

CREATE INDEX quote_requests_category ON public.quote_requests USING btree (category_id) WHERE (category_id IS NOT NULL);

CREATE INDEX quotes_buyer_company ON public.quotes USING btree (buyer_company_id, status_since DESC, id DESC) WHERE (buyer_company_id IS NOT NULL);

CREATE INDEX quotes_buyer_user ON public.quotes USING btree (buyer_user_id, status_since DESC, id DESC) WHERE (buyer_company_id IS NULL);

CREATE INDEX quotes_expiring ON public.quotes USING btree (expires_at) WHERE (expires_at IS NOT NULL);

CREATE UNIQUE INDEX quotes_open ON public.quotes USING btree (offer_id, COALESCE(buyer_company_id, buyer_user_id)) WHERE (expires_at IS NOT NULL);

CREATE INDEX quotes_request ON public.quotes USING btree (request_id) WHERE (request_id IS NOT NULL);

CREATE INDEX quotes_seller ON public.quotes USING btree (seller_id, status_since DESC, id DESC);

CREATE INDEX realtime_frames_by_date ON public.realtime_frames USING btree (created_at);

CREATE UNIQUE INDEX realtime_frames_in_order ON public.realtime_frames USING btree (user_id, seq) WHERE (seq IS NOT NULL);

CREATE INDEX realtime_frames_waiting ON public.realtime_frames USING btree (user_id, id) WHERE (seq IS NULL);

CREATE INDEX receipts_of_person ON public.receipts USING btree (user_id) WHERE (user_id IS NOT NULL);

CREATE INDEX referral_clicks_day ON public.referral_clicks USING btree (day);

CREATE INDEX referral_clicks_offer ON public.referral_clicks USING btree (offer_id);

CREATE UNIQUE INDEX referral_links_company ON public.referral_links USING btree (company_id) WHERE (company_id IS NOT NULL);

CREATE UNIQUE INDEX referral_links_user ON public.referral_links USING btree (user_id) WHERE (user_id IS NOT NULL);

CREATE INDEX refresh_tokens_by_session ON public.refresh_tokens USING btree (session_id);

CREATE INDEX reward_debts_company ON public.reward_debts USING btree (debtor_company_id, created_at) WHERE ((debtor_company_id IS NOT NULL) AND (paid < amount));

CREATE INDEX reward_debts_user ON public.reward_debts USING btree (debtor_user_id, created_at) WHERE ((debtor_user_id IS NOT NULL) AND (paid < amount));

CREATE INDEX reward_dues_open ON public.reward_dues USING btree (company_id, created_at) WHERE (settled_at IS NULL);

CREATE INDEX role_proposals_proposer ON public.role_proposals USING btree (proposed_by);

CREATE INDEX role_proposals_waiting ON public.role_proposals USING btree (proposed_at);

CREATE INDEX saved_replies_by_author ON public.saved_replies USING btree (created_by);

CREATE INDEX saved_replies_by_company ON public.saved_replies USING btree (company_id);

CREATE INDEX saved_searches_company ON public.saved_searches USING btree (company_id, created_at DESC, id DESC) WHERE (company_id IS NOT NULL);

CREATE INDEX saved_searches_user ON public.saved_searches USING btree (user_id, created_at DESC, id DESC) WHERE (user_id IS NOT NULL);

CREATE INDEX search_words_category ON public.search_words USING btree (category_id) WHERE (category_id IS NOT NULL);

CREATE INDEX sessions_by_expiry ON public.sessions USING btree (expires_at);

CREATE INDEX sessions_open_by_user ON public.sessions USING btree (user_id) WHERE (ended_at IS NULL);

CREATE INDEX sign_in_challenges_by_expiry ON public.sign_in_challenges USING btree (expires_at);

CREATE INDEX sign_in_challenges_by_user ON public.sign_in_challenges USING btree (user_id);

CREATE INDEX socket_tickets_by_expiry ON public.socket_tickets USING btree (expires_at);

CREATE INDEX socket_tickets_by_session ON public.socket_tickets USING btree (session_id);

CREATE INDEX stored_documents_by_subject ON public.stored_documents USING btree (subject_id);

CREATE INDEX stored_documents_by_user ON public.stored_documents USING btree (user_id) WHERE (user_id IS NOT NULL);

CREATE INDEX stored_documents_held ON public.stored_documents USING btree (created_at) WHERE (state = 'checking'::text);

CREATE INDEX stored_documents_unscanned ON public.stored_documents USING btree (scanned_at NULLS FIRST, created_at) WHERE (state = 'unscanned'::text);

CREATE INDEX thread_assignments_by_author ON public.thread_assignments USING btree (assigned_by);

CREATE INDEX thread_assignments_by_member ON public.thread_assignments USING btree (company_id, user_id);

CREATE INDEX thread_assignments_by_user ON public.thread_assignments USING btree (user_id);

CREATE INDEX thread_notes_by_author ON public.thread_notes USING btree (author_id);

CREATE INDEX thread_notes_by_company ON public.thread_notes USING btree (company_id);

CREATE INDEX thread_notes_by_thread ON public.thread_notes USING btree (thread_id, company_id, "position");

CREATE INDEX throttle_counters_by_end ON public.throttle_counters USING btree (window_ends_at);

CREATE INDEX users_admins ON public.users USING btree (created_at DESC, id DESC) WHERE ((role = 'ADMIN'::text) AND (deleted_at IS NULL));

CREATE INDEX users_by_city ON public.users USING btree (city_norm) WHERE ((city_norm IS NOT NULL) AND (details_visibility = 'signed_in'::text));

CREATE INDEX users_by_date ON public.users USING btree (created_at DESC, id DESC) WHERE (deleted_at IS NULL);

CREATE INDEX users_by_time ON public.users USING brin (created_at) WITH (autosummarize='on');

CREATE INDEX users_disabled ON public.users USING btree (created_at DESC, id DESC) WHERE ((disabled_at IS NOT NULL) AND (deleted_at IS NULL));

CREATE UNIQUE INDEX users_email ON public.users USING btree (lower(email)) WHERE (deleted_at IS NULL);

CREATE INDEX users_email_search ON public.users USING gin (lower(email) public.gin_trgm_ops) WHERE (deleted_at IS NULL);

CREATE INDEX users_known_tsv ON public.users USING gin (known_tsv) WITH (fastupdate=off);

CREATE INDEX users_name_search ON public.users USING gin (name_norm public.gin_trgm_ops);

CREATE INDEX users_offers ON public.users USING gin (offers_norm) WHERE (details_visibility = 'signed_in'::text);

CREATE INDEX users_referred_by ON public.users USING btree (referred_by) WHERE (referred_by IS NOT NULL);

CREATE INDEX users_seeks ON public.users USING gin (seeks_norm) WHERE (details_visibility = 'signed_in'::text);

CREATE INDEX users_tsv ON public.users USING gin (tsv) WITH (fastupdate=off);

CREATE INDEX users_unverified ON public.users USING btree (created_at DESC, id DESC) WHERE ((email_verified_at IS NULL) AND (disabled_at IS NULL) AND (deleted_at IS NULL));

CREATE INDEX webinar_sign_ups_person ON public.webinar_sign_ups USING btree (user_id);

CREATE INDEX webinar_sign_ups_remind ON public.webinar_sign_ups USING btree (remind_at) WHERE (remind_at IS NOT NULL);

CREATE INDEX webinar_sign_ups_waiting ON public.webinar_sign_ups USING btree (webinar_id, signed_up_at, user_id) WHERE (NOT has_place);

CREATE INDEX webinars_by_date ON public.webinars USING btree (webinar_date, id);

CREATE INDEX withdrawals_account ON public.withdrawals USING btree (bank_hash) WHERE (bank_hash IS NOT NULL);

CREATE INDEX withdrawals_by_requester ON public.withdrawals USING btree (requested_by);

CREATE INDEX withdrawals_by_status ON public.withdrawals USING btree (status, (
CASE
    WHEN (status = ANY (ARRAY['requested'::text, 'approved'::text])) THEN created_at
    ELSE NULL::timestamp with time zone
END), decided_at DESC, id DESC);

CREATE INDEX withdrawals_company ON public.withdrawals USING btree (company_id, created_at DESC, id DESC) WHERE (company_id IS NOT NULL);

CREATE INDEX withdrawals_open ON public.withdrawals USING btree (created_at, id) WHERE (status = ANY (ARRAY['requested'::text, 'approved'::text]));

CREATE INDEX withdrawals_paid_to_people ON public.withdrawals USING btree (decided_at) WHERE ((user_id IS NOT NULL) AND (status = 'paid'::text));

CREATE INDEX withdrawals_queue ON public.withdrawals USING btree (((status = ANY (ARRAY['requested'::text, 'approved'::text]))) DESC, (
CASE
    WHEN (status = ANY (ARRAY['requested'::text, 'approved'::text])) THEN created_at
    ELSE NULL::timestamp with time zone
END), decided_at DESC, id DESC);

CREATE INDEX withdrawals_user ON public.withdrawals USING btree (user_id, created_at DESC, id DESC) WHERE (user_id IS NOT NULL);

CREATE STATISTICS public.offers_price_range ON int8range(price_from, COALESCE(price_to, price_from), '[]'::text) FROM public.offers;
ALTER STATISTICS public.offers_price_range SET STATISTICS 1000;

CREATE STATISTICS public.offers_price_top ON COALESCE(price_to, price_from) FROM public.offers;

CREATE STATISTICS public.users_email_words ON lower(email) FROM public.users;

CREATE TRIGGER add_company_node AFTER INSERT ON public.companies FOR EACH ROW EXECUTE FUNCTION public.add_company_node();

CREATE TRIGGER add_user_node AFTER INSERT ON public.users FOR EACH ROW EXECUTE FUNCTION public.add_user_node();

CREATE TRIGGER audit_log_append_only BEFORE DELETE OR UPDATE ON public.audit_log FOR EACH ROW EXECUTE FUNCTION public.refuse_change();

CREATE TRIGGER category_path BEFORE INSERT OR UPDATE OF parent_id, node, is_job ON public.categories FOR EACH ROW EXECUTE FUNCTION public.category_path();

CREATE TRIGGER category_words AFTER UPDATE OF name, name_en, stems ON public.categories FOR EACH ROW WHEN ((old.tsv IS DISTINCT FROM new.tsv)) EXECUTE FUNCTION public.category_words();

CREATE TRIGGER company_category BEFORE INSERT OR UPDATE OF category_id ON public.companies FOR EACH ROW EXECUTE FUNCTION public.company_category();

CREATE TRIGGER company_frees_cards AFTER UPDATE OF deleted_at ON public.companies FOR EACH ROW WHEN ((new.deleted_at IS NOT NULL)) EXECUTE FUNCTION public.company_frees_cards();

CREATE TRIGGER company_to_offers AFTER UPDATE OF rating, name, stems, status, deleted_at ON public.companies FOR EACH ROW WHEN ((((((old.rating IS DISTINCT FROM new.rating) OR (old.name IS DISTINCT FROM new.name)) OR (ts_filter(old.tsv, '{a}'::"char"[]) IS DISTINCT FROM ts_filter(new.tsv, '{a}'::"char"[]))) OR (old.status IS DISTINCT FROM new.status)) OR (old.deleted_at IS DISTINCT FROM new.deleted_at))) EXECUTE FUNCTION public.company_to_offers();

CREATE TRIGGER company_to_posts AFTER UPDATE OF status, deleted_at ON public.companies FOR EACH ROW WHEN (((old.status IS DISTINCT FROM new.status) OR (old.deleted_at IS DISTINCT FROM new.deleted_at))) EXECUTE FUNCTION public.company_to_posts();

CREATE TRIGGER company_words BEFORE INSERT OR UPDATE OF name, city, description, category_id, stems ON public.companies FOR EACH ROW EXECUTE FUNCTION public.company_words();

CREATE TRIGGER count_emptied_comment AFTER UPDATE OF deleted_at ON public.post_comments FOR EACH ROW WHEN (((old.deleted_at IS NULL) AND (new.deleted_at IS NOT NULL))) EXECUTE FUNCTION public.count_post_comment();

CREATE TRIGGER count_post_comment AFTER INSERT OR DELETE ON public.post_comments FOR EACH ROW EXECUTE FUNCTION public.count_post_comment();

CREATE TRIGGER count_post_reaction AFTER INSERT OR DELETE ON public.post_reactions FOR EACH ROW EXECUTE FUNCTION public.count_post_reaction();

CREATE TRIGGER forget_company_mentions AFTER UPDATE OF deleted_at ON public.companies FOR EACH ROW WHEN (((old.deleted_at IS NULL) AND (new.deleted_at IS NOT NULL))) EXECUTE FUNCTION public.forget_company_mentions();

CREATE TRIGGER forget_saved_searches AFTER UPDATE OF deleted_at ON public.companies FOR EACH ROW WHEN (((old.deleted_at IS NULL) AND (new.deleted_at IS NOT NULL))) EXECUTE FUNCTION public.forget_saved_searches();

CREATE TRIGGER forget_saved_searches AFTER UPDATE OF deleted_at ON public.users FOR EACH ROW WHEN (((old.deleted_at IS NULL) AND (new.deleted_at IS NOT NULL))) EXECUTE FUNCTION public.forget_saved_searches();

CREATE TRIGGER forget_user_mentions AFTER UPDATE OF deleted_at ON public.users FOR EACH ROW WHEN (((old.deleted_at IS NULL) AND (new.deleted_at IS NOT NULL))) EXECUTE FUNCTION public.forget_user_mentions();

CREATE TRIGGER job_title_added AFTER INSERT OR UPDATE OF job_title ON public.company_members FOR EACH ROW WHEN ((new.job_title IS NOT NULL)) EXECUTE FUNCTION public.refresh_job_titles();

CREATE TRIGGER job_title_left AFTER DELETE ON public.company_members FOR EACH ROW WHEN ((old.job_title IS NOT NULL)) EXECUTE FUNCTION public.refresh_job_titles();

CREATE TRIGGER job_title_removed AFTER UPDATE OF job_title ON public.company_members FOR EACH ROW WHEN (((old.job_title IS NOT NULL) AND (new.job_title IS NULL))) EXECUTE FUNCTION public.refresh_job_titles();

CREATE TRIGGER ledger_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.ledger_entries FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_change();

CREATE TRIGGER legal_documents_append_only BEFORE DELETE OR UPDATE ON public.legal_documents FOR EACH ROW EXECUTE FUNCTION public.refuse_change();

CREATE TRIGGER member_left AFTER DELETE ON public.company_members FOR EACH ROW EXECUTE FUNCTION public.member_left();

CREATE TRIGGER network_edge_added AFTER INSERT ON public.network_edges REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.refresh_contacts();

CREATE TRIGGER network_edge_removed AFTER DELETE ON public.network_edges REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.refresh_contacts();

CREATE TRIGGER offer_deleted_forget_clicks AFTER UPDATE OF deleted_at ON public.offers FOR EACH ROW WHEN (((old.deleted_at IS NULL) AND (new.deleted_at IS NOT NULL))) EXECUTE FUNCTION public.forget_referral_clicks();

CREATE TRIGGER offer_derived BEFORE INSERT OR UPDATE OF category_id, company_id, is_active, deleted_at, hidden_by_plan, hidden_at ON public.offers FOR EACH ROW EXECUTE FUNCTION public.offer_derived();

CREATE TRIGGER offer_makes_room AFTER UPDATE OF is_active, deleted_at ON public.offers FOR EACH ROW WHEN ((old.is_active AND (old.deleted_at IS NULL) AND (NOT (new.is_active AND (new.deleted_at IS NULL))))) EXECUTE FUNCTION public.offer_makes_room();

CREATE TRIGGER offer_priced AFTER INSERT ON public.offers FOR EACH ROW WHEN ((new.is_active AND (NOT new.individual_price) AND (new.deleted_at IS NULL))) EXECUTE FUNCTION public.offer_priced();

CREATE TRIGGER offer_repriced BEFORE UPDATE OF price_from, price_to, individual_price, is_active, deleted_at ON public.offers FOR EACH ROW WHEN ((((((old.price_from IS DISTINCT FROM new.price_from) OR (old.price_to IS DISTINCT FROM new.price_to)) OR (old.individual_price IS DISTINCT FROM new.individual_price)) OR (old.is_active IS DISTINCT FROM new.is_active)) OR (old.deleted_at IS DISTINCT FROM new.deleted_at))) EXECUTE FUNCTION public.offer_repriced();

CREATE TRIGGER offer_searched BEFORE INSERT OR UPDATE OF title, description, city, stems, category_id, company_id ON public.offers FOR EACH ROW EXECUTE FUNCTION public.offer_searched();

CREATE TRIGGER offers_deleted_views AFTER UPDATE OF deleted_at ON public.offers FOR EACH ROW WHEN (((old.deleted_at IS NULL) AND (new.deleted_at IS NOT NULL))) EXECUTE FUNCTION public.drop_offer_views();

CREATE TRIGGER offers_listed_first AFTER INSERT ON public.offers REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.note_listed_offers();

CREATE TRIGGER offers_listed_later AFTER UPDATE ON public.offers REFERENCING OLD TABLE AS before NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.note_relisted_offers();

CREATE TRIGGER opinion_to_rating AFTER INSERT OR DELETE OR UPDATE OF rating, order_id, hidden_at ON public.opinions FOR EACH ROW EXECUTE FUNCTION public.refresh_rating();

CREATE TRIGGER order_to_opinion AFTER UPDATE OF status ON public.orders FOR EACH ROW WHEN (((old.status <> new.status) AND ((new.status = ANY (ARRAY['verified'::text, 'completed'::text])) OR (old.status = ANY (ARRAY['verified'::text, 'completed'::text, 'reported'::text]))))) EXECUTE FUNCTION public.order_to_opinion();

CREATE TRIGGER plan_to_offers AFTER UPDATE OF plan ON public.companies FOR EACH ROW WHEN ((old.plan <> new.plan)) EXECUTE FUNCTION public.plan_to_offers();

CREATE TRIGGER post_derived BEFORE INSERT ON public.posts FOR EACH ROW EXECUTE FUNCTION public.post_derived();

CREATE TRIGGER receipts_append_only BEFORE DELETE OR UPDATE ON public.receipts FOR EACH ROW EXECUTE FUNCTION public.refuse_change();

CREATE TRIGGER refresh_company_node AFTER UPDATE OF name, status, deleted_at ON public.companies FOR EACH ROW WHEN ((((old.name IS DISTINCT FROM new.name) OR (old.status IS DISTINCT FROM new.status)) OR (old.deleted_at IS DISTINCT FROM new.deleted_at))) EXECUTE FUNCTION public.refresh_company_node();

CREATE TRIGGER refresh_user_node AFTER UPDATE OF first_name, last_name, email_verified_at, disabled_at, deleted_at ON public.users FOR EACH ROW WHEN ((((((old.first_name IS DISTINCT FROM new.first_name) OR (old.last_name IS DISTINCT FROM new.last_name)) OR (old.email_verified_at IS DISTINCT FROM new.email_verified_at)) OR (old.disabled_at IS DISTINCT FROM new.disabled_at)) OR (old.deleted_at IS DISTINCT FROM new.deleted_at))) EXECUTE FUNCTION public.refresh_user_node();

CREATE TRIGGER share_reward BEFORE INSERT ON public.orders FOR EACH ROW EXECUTE FUNCTION public.share_reward();

CREATE TRIGGER share_reward BEFORE INSERT OR UPDATE OF reward ON public.quotes FOR EACH ROW EXECUTE FUNCTION public.share_reward();

CREATE TRIGGER take_completed_order BEFORE INSERT ON public.opinions FOR EACH ROW EXECUTE FUNCTION public.take_completed_order();

CREATE TRIGGER user_consents_append_only BEFORE UPDATE ON public.user_consents FOR EACH ROW EXECUTE FUNCTION public.refuse_change();

ALTER TABLE ONLY public.thread_assignments
    ADD CONSTRAINT assigned_to_member FOREIGN KEY (company_id, user_id) REFERENCES public.company_members(company_id, user_id) ON DELETE CASCADE;

ALTER TABLE ONLY public.audit_log
    ADD CONSTRAINT audit_log_actor_id_fkey FOREIGN KEY (actor_id) REFERENCES public.users(id);

ALTER TABLE ONLY public.categories
    ADD CONSTRAINT categories_parent_id_fkey FOREIGN KEY (parent_id) REFERENCES public.categories(id);

ALTER TABLE ONLY public.companies
    ADD CONSTRAINT companies_next_plan FOREIGN KEY (next_plan) REFERENCES public.plans(id);

ALTER TABLE ONLY public.companies
    ADD CONSTRAINT companies_plan FOREIGN KEY (plan) REFERENCES public.plans(id);

ALTER TABLE ONLY public.company_invitations
    ADD CONSTRAINT company_invitations_accepted_by_fkey FOREIGN KEY (accepted_by) REFERENCES public.users(id);

ALTER TABLE ONLY public.company_invitations
    ADD CONSTRAINT company_invitations_company_id_fkey FOREIGN KEY (company_id) REFERENCES public.companies(id);

ALTER TABLE ONLY public.company_invitations
    ADD CONSTRAINT company_invitations_invited_by_fkey FOREIGN KEY (invited_by) REFERENCES public.users(id);

ALTER TABLE ONLY public.company_invitations
    ADD CONSTRAINT company_invitations_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);

ALTER TABLE ONLY public.company_members
    ADD CONSTRAINT company_members_company_id_fkey FOREIGN KEY (company_id) REFERENCES public.companies(id);

ALTER TABLE ONLY public.company_members
    ADD CONSTRAINT company_members_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);

ALTER TABLE ONLY public.company_pictures
    ADD CONSTRAINT company_pictures_company_id_fkey FOREIGN KEY (company_id) REFERENCES public.companies(id);

ALTER TABLE ONLY public.company_pictures
    ADD CONSTRAINT company_pictures_reference_id_fkey FOREIGN KEY (reference_id) REFERENCES public.company_references(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.company_references
    ADD CONSTRAINT company_references_client_company_id_fkey FOREIGN KEY (client_company_id) REFERENCES public.companies(id);

ALTER TABLE ONLY public.company_references
    ADD CONSTRAINT company_references_company_id_fkey FOREIGN KEY (company_id) REFERENCES public.companies(id);

ALTER TABLE ONLY public.company_verifications
    ADD CONSTRAINT company_verifications_company_id_fkey FOREIGN KEY (company_id) REFERENCES public.companies(id);

ALTER TABLE ONLY public.company_verifications
    ADD CONSTRAINT company_verifications_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES public.users(id);

ALTER TABLE ONLY public.company_verifications
    ADD CONSTRAINT company_verifications_submitted_by_fkey FOREIGN KEY (submitted_by) REFERENCES public.users(id);

ALTER TABLE ONLY public.contact_answers
    ADD CONSTRAINT contact_answers_answered_by_fkey FOREIGN KEY (answered_by) REFERENCES public.users(id);

ALTER TABLE ONLY public.contact_answers
    ADD CONSTRAINT contact_answers_message_id_fkey FOREIGN KEY (message_id) REFERENCES public.contact_messages(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.contact_files
    ADD CONSTRAINT contact_files_message_id_fkey FOREIGN KEY (message_id) REFERENCES public.contact_messages(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.contact_messages
    ADD CONSTRAINT contact_messages_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE SET NULL;

ALTER TABLE ONLY public.moderation_cases
    ADD CONSTRAINT current_decision FOREIGN KEY (decision_id) REFERENCES public.moderation_decisions(id);

ALTER TABLE ONLY public.data_exports
    ADD CONSTRAINT data_exports_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);

ALTER TABLE ONLY public.device_marks
    ADD CONSTRAINT device_marks_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.email_changes
    ADD CONSTRAINT email_changes_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);

ALTER TABLE ONLY public.former_members
    ADD CONSTRAINT former_members_company_id_fkey FOREIGN KEY (company_id) REFERENCES public.companies(id);

ALTER TABLE ONLY public.former_members
    ADD CONSTRAINT former_members_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.introductions
    ADD CONSTRAINT introductions_answered_by_fkey FOREIGN KEY (answered_by) REFERENCES public.users(id) ON DELETE SET NULL;

ALTER TABLE ONLY public.introductions
    ADD CONSTRAINT introductions_asked_by_fkey FOREIGN KEY (asked_by) REFERENCES public.users(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.introductions
    ADD CONSTRAINT introductions_asker_node_fkey FOREIGN KEY (asker_node) REFERENCES public.network_nodes(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.introductions
    ADD CONSTRAINT introductions_first_node_fkey FOREIGN KEY (first_node) REFERENCES public.network_nodes(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.introductions
    ADD CONSTRAINT introductions_holder_node_fkey FOREIGN KEY (holder_node) REFERENCES public.network_nodes(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.introductions
    ADD CONSTRAINT introductions_target_node_fkey FOREIGN KEY (target_node) REFERENCES public.network_nodes(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.invoice_details
    ADD CONSTRAINT invoice_details_company_id_fkey FOREIGN KEY (company_id) REFERENCES public.companies(id);

ALTER TABLE ONLY public.invoice_details
    ADD CONSTRAINT invoice_details_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES public.users(id);

ALTER TABLE ONLY public.invoice_details
    ADD CONSTRAINT invoice_details_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);

ALTER TABLE ONLY public.ledger_accounts
    ADD CONSTRAINT ledger_accounts_company_id_fkey FOREIGN KEY (company_id) REFERENCES public.companies(id);

ALTER TABLE ONLY public.ledger_accounts
    ADD CONSTRAINT ledger_accounts_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);

ALTER TABLE ONLY public.ledger_checks
    ADD CONSTRAINT ledger_checks_requested_by_fkey FOREIGN KEY (requested_by) REFERENCES public.users(id);

ALTER TABLE ONLY public.ledger_entries
    ADD CONSTRAINT ledger_entries_from_account_fkey FOREIGN KEY (from_account) REFERENCES public.ledger_accounts(id);

ALTER TABLE ONLY public.ledger_entries
    ADD CONSTRAINT ledger_entries_order_id_fkey FOREIGN KEY (order_id) REFERENCES public.orders(id);

ALTER TABLE ONLY public.ledger_entries
    ADD CONSTRAINT ledger_entries_to_account_fkey FOREIGN KEY (to_account) REFERENCES public.ledger_accounts(id);

ALTER TABLE ONLY public.legal_documents
    ADD CONSTRAINT legal_documents_published_by_fkey FOREIGN KEY (published_by) REFERENCES public.users(id);

ALTER TABLE ONLY public.membership_cards
    ADD CONSTRAINT membership_cards_company_id_fkey FOREIGN KEY (company_id) REFERENCES public.companies(id);

ALTER TABLE ONLY public.message_blocks
    ADD CONSTRAINT message_blocks_blocked_company_id_fkey FOREIGN KEY (blocked_company_id) REFERENCES public.companies(id);

ALTER TABLE ONLY public.message_blocks
    ADD CONSTRAINT message_blocks_blocked_user_id_fkey FOREIGN KEY (blocked_user_id) REFERENCES public.users(id);

ALTER TABLE ONLY public.message_blocks
    ADD CONSTRAINT message_blocks_blocker_company_id_fkey FOREIGN KEY (blocker_company_id) REFERENCES public.companies(id);

ALTER TABLE ONLY public.message_blocks
    ADD CONSTRAINT message_blocks_blocker_user_id_fkey FOREIGN KEY (blocker_user_id) REFERENCES public.users(id);

ALTER TABLE ONLY public.message_blocks
    ADD CONSTRAINT message_blocks_created_by_fkey FOREIGN KEY (created_by) REFERENCES public.users(id);

ALTER TABLE ONLY public.message_sides
    ADD CONSTRAINT message_sides_company_id_fkey FOREIGN KEY (company_id) REFERENCES public.companies(id);

ALTER TABLE ONLY public.message_sides
    ADD CONSTRAINT message_sides_thread_id_fkey FOREIGN KEY (thread_id) REFERENCES public.message_threads(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.message_sides
    ADD CONSTRAINT message_sides_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);

ALTER TABLE ONLY public.messages
    ADD CONSTRAINT messages_author_id_fkey FOREIGN KEY (author_id) REFERENCES public.users(id);

ALTER TABLE ONLY public.messages
    ADD CONSTRAINT messages_offer_id_fkey FOREIGN KEY (offer_id) REFERENCES public.offers(id) ON DELETE SET NULL;

ALTER TABLE ONLY public.messages
    ADD CONSTRAINT messages_order_id_fkey FOREIGN KEY (order_id) REFERENCES public.orders(id);

ALTER TABLE ONLY public.messages
    ADD CONSTRAINT messages_quote_event_id_fkey FOREIGN KEY (quote_event_id) REFERENCES public.quote_events(id);

ALTER TABLE ONLY public.messages
    ADD CONSTRAINT messages_sender_company_id_fkey FOREIGN KEY (sender_company_id) REFERENCES public.companies(id);

ALTER TABLE ONLY public.messages
    ADD CONSTRAINT messages_thread_id_fkey FOREIGN KEY (thread_id) REFERENCES public.message_threads(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.moderation_appeals
    ADD CONSTRAINT moderation_appeals_company_id_fkey FOREIGN KEY (company_id) REFERENCES public.companies(id);

ALTER TABLE ONLY public.moderation_appeals
    ADD CONSTRAINT moderation_appeals_created_by_fkey FOREIGN KEY (created_by) REFERENCES public.users(id);

ALTER TABLE ONLY public.moderation_appeals
    ADD CONSTRAINT moderation_appeals_decision_id_fkey FOREIGN KEY (decision_id) REFERENCES public.moderation_decisions(id);

ALTER TABLE ONLY public.moderation_appeals
    ADD CONSTRAINT moderation_appeals_outcome_id_fkey FOREIGN KEY (outcome_id) REFERENCES public.moderation_decisions(id);

ALTER TABLE ONLY public.moderation_appeals
    ADD CONSTRAINT moderation_appeals_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);

ALTER TABLE ONLY public.moderation_cases
    ADD CONSTRAINT moderation_cases_author_company_id_fkey FOREIGN KEY (author_company_id) REFERENCES public.companies(id);

ALTER TABLE ONLY public.moderation_cases
    ADD CONSTRAINT moderation_cases_author_user_id_fkey FOREIGN KEY (author_user_id) REFERENCES public.users(id);

ALTER TABLE ONLY public.moderation_cases
    ADD CONSTRAINT moderation_cases_written_by_fkey FOREIGN KEY (written_by) REFERENCES public.users(id);

ALTER TABLE ONLY public.moderation_decisions
    ADD CONSTRAINT moderation_decisions_case_id_fkey FOREIGN KEY (case_id) REFERENCES public.moderation_cases(id);

ALTER TABLE ONLY public.moderation_decisions
    ADD CONSTRAINT moderation_decisions_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES public.users(id);

ALTER TABLE ONLY public.moderation_reports
    ADD CONSTRAINT moderation_reports_case_id_fkey FOREIGN KEY (case_id) REFERENCES public.moderation_cases(id);

ALTER TABLE ONLY public.moderation_reports
    ADD CONSTRAINT moderation_reports_created_by_fkey FOREIGN KEY (created_by) REFERENCES public.users(id);

ALTER TABLE ONLY public.moderation_reports
    ADD CONSTRAINT moderation_reports_decision_id_fkey FOREIGN KEY (decision_id) REFERENCES public.moderation_decisions(id);

ALTER TABLE ONLY public.moderation_reports
    ADD CONSTRAINT moderation_reports_reporter_company_id_fkey FOREIGN KEY (reporter_company_id) REFERENCES public.companies(id);

ALTER TABLE ONLY public.moderation_reports
    ADD CONSTRAINT moderation_reports_reporter_user_id_fkey FOREIGN KEY (reporter_user_id) REFERENCES public.users(id);

ALTER TABLE ONLY public.network_dismissals
    ADD CONSTRAINT network_dismissals_from_node_fkey FOREIGN KEY (from_node) REFERENCES public.network_nodes(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.network_dismissals
    ADD CONSTRAINT network_dismissals_to_node_fkey FOREIGN KEY (to_node) REFERENCES public.network_nodes(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.network_edges
    ADD CONSTRAINT network_edges_added_by_fkey FOREIGN KEY (added_by) REFERENCES public.users(id) ON DELETE SET NULL;

ALTER TABLE ONLY public.network_edges
    ADD CONSTRAINT network_edges_from_node_fkey FOREIGN KEY (from_node) REFERENCES public.network_nodes(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.network_edges
    ADD CONSTRAINT network_edges_to_node_fkey FOREIGN KEY (to_node) REFERENCES public.network_nodes(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.network_nodes
    ADD CONSTRAINT network_nodes_company_id_fkey FOREIGN KEY (company_id) REFERENCES public.companies(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.network_nodes
    ADD CONSTRAINT network_nodes_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.network_removals
    ADD CONSTRAINT network_removals_from_node_fkey FOREIGN KEY (from_node) REFERENCES public.network_nodes(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.network_removals
    ADD CONSTRAINT network_removals_invited_by_fkey FOREIGN KEY (invited_by) REFERENCES public.users(id) ON DELETE SET NULL;

ALTER TABLE ONLY public.network_removals
    ADD CONSTRAINT network_removals_to_node_fkey FOREIGN KEY (to_node) REFERENCES public.network_nodes(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.notification_settings
    ADD CONSTRAINT notification_settings_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.notifications
    ADD CONSTRAINT notifications_actor_company_id_fkey FOREIGN KEY (actor_company_id) REFERENCES public.companies(id);

ALTER TABLE ONLY public.notifications
    ADD CONSTRAINT notifications_actor_user_id_fkey FOREIGN KEY (actor_user_id) REFERENCES public.users(id);

ALTER TABLE ONLY public.notifications
    ADD CONSTRAINT notifications_company_id_fkey FOREIGN KEY (company_id) REFERENCES public.companies(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.notifications
    ADD CONSTRAINT notifications_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.offer_images
    ADD CONSTRAINT offer_images_offer_id_fkey FOREIGN KEY (offer_id) REFERENCES public.offers(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.offer_news
    ADD CONSTRAINT offer_news_offer_id_fkey FOREIGN KEY (offer_id) REFERENCES public.offers(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.offer_prices
    ADD CONSTRAINT offer_prices_offer_id_fkey FOREIGN KEY (offer_id) REFERENCES public.offers(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.offer_views
    ADD CONSTRAINT offer_views_offer_id_fkey FOREIGN KEY (offer_id) REFERENCES public.offers(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.offers
    ADD CONSTRAINT offers_category_id_fkey FOREIGN KEY (category_id) REFERENCES public.categories(id);

ALTER TABLE ONLY public.offers
    ADD CONSTRAINT offers_company_id_fkey FOREIGN KEY (company_id) REFERENCES public.companies(id);

ALTER TABLE ONLY public.one_time_tokens
    ADD CONSTRAINT one_time_tokens_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);

ALTER TABLE ONLY public.opinions
    ADD CONSTRAINT opinions_author_company_id_fkey FOREIGN KEY (author_company_id) REFERENCES public.companies(id);

ALTER TABLE ONLY public.opinions
    ADD CONSTRAINT opinions_author_user_id_fkey FOREIGN KEY (author_user_id) REFERENCES public.users(id);

ALTER TABLE ONLY public.opinions
    ADD CONSTRAINT opinions_company_id_fkey FOREIGN KEY (company_id) REFERENCES public.companies(id);

ALTER TABLE ONLY public.opinions
    ADD CONSTRAINT opinions_order_id_fkey FOREIGN KEY (order_id) REFERENCES public.orders(id);

ALTER TABLE ONLY public.order_documents
    ADD CONSTRAINT order_documents_order_id_fkey FOREIGN KEY (order_id) REFERENCES public.orders(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.order_events
    ADD CONSTRAINT order_events_actor_company_id_fkey FOREIGN KEY (actor_company_id) REFERENCES public.companies(id);

ALTER TABLE ONLY public.order_events
    ADD CONSTRAINT order_events_actor_user_id_fkey FOREIGN KEY (actor_user_id) REFERENCES public.users(id);

ALTER TABLE ONLY public.order_events
    ADD CONSTRAINT order_events_order_id_fkey FOREIGN KEY (order_id) REFERENCES public.orders(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.order_infos
    ADD CONSTRAINT order_infos_order_id_fkey FOREIGN KEY (order_id) REFERENCES public.orders(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.order_invoices
    ADD CONSTRAINT order_invoices_order_id_fkey FOREIGN KEY (order_id) REFERENCES public.orders(id);

ALTER TABLE ONLY public.order_report_documents
    ADD CONSTRAINT order_report_documents_report_id_fkey FOREIGN KEY (report_id) REFERENCES public.order_reports(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.order_reports
    ADD CONSTRAINT order_reports_answered_by_fkey FOREIGN KEY (answered_by) REFERENCES public.users(id);

ALTER TABLE ONLY public.order_reports
    ADD CONSTRAINT order_reports_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES public.users(id);

ALTER TABLE ONLY public.order_reports
    ADD CONSTRAINT order_reports_order_id_fkey FOREIGN KEY (order_id) REFERENCES public.orders(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.order_terms
    ADD CONSTRAINT order_terms_order_id_fkey FOREIGN KEY (order_id) REFERENCES public.orders(id);

ALTER TABLE ONLY public.orders
    ADD CONSTRAINT orders_buyer_company_id_fkey FOREIGN KEY (buyer_company_id) REFERENCES public.companies(id);

ALTER TABLE ONLY public.orders
    ADD CONSTRAINT orders_buyer_user_id_fkey FOREIGN KEY (buyer_user_id) REFERENCES public.users(id);

ALTER TABLE ONLY public.orders
    ADD CONSTRAINT orders_offer_id_fkey FOREIGN KEY (offer_id) REFERENCES public.offers(id);

ALTER TABLE ONLY public.orders
    ADD CONSTRAINT orders_referrer_company_id_fkey FOREIGN KEY (referrer_company_id) REFERENCES public.companies(id);

ALTER TABLE ONLY public.orders
    ADD CONSTRAINT orders_referrer_user_id_fkey FOREIGN KEY (referrer_user_id) REFERENCES public.users(id);

ALTER TABLE ONLY public.orders
    ADD CONSTRAINT orders_seller_id_fkey FOREIGN KEY (seller_id) REFERENCES public.companies(id);

ALTER TABLE ONLY public.passkeys
    ADD CONSTRAINT passkeys_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.payment_events
    ADD CONSTRAINT payment_events_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES public.payments(id);

ALTER TABLE ONLY public.payments
    ADD CONSTRAINT payments_company_id_fkey FOREIGN KEY (company_id) REFERENCES public.companies(id);

ALTER TABLE ONLY public.payments
    ADD CONSTRAINT payments_created_by_fkey FOREIGN KEY (created_by) REFERENCES public.users(id);

ALTER TABLE ONLY public.payments
    ADD CONSTRAINT payments_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);

ALTER TABLE ONLY public.payout_accounts
    ADD CONSTRAINT payout_accounts_added_by_fkey FOREIGN KEY (added_by) REFERENCES public.users(id);

ALTER TABLE ONLY public.payout_accounts
    ADD CONSTRAINT payout_accounts_company_id_fkey FOREIGN KEY (company_id) REFERENCES public.companies(id);

ALTER TABLE ONLY public.payout_accounts
    ADD CONSTRAINT payout_accounts_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);

ALTER TABLE ONLY public.payout_tax_data
    ADD CONSTRAINT payout_tax_data_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);

ALTER TABLE ONLY public.plan_periods
    ADD CONSTRAINT plan_periods_company_id_fkey FOREIGN KEY (company_id) REFERENCES public.companies(id);

ALTER TABLE ONLY public.plan_periods
    ADD CONSTRAINT plan_periods_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES public.payments(id);

ALTER TABLE ONLY public.plan_periods
    ADD CONSTRAINT plan_periods_plan_fkey FOREIGN KEY (plan) REFERENCES public.plans(id);

ALTER TABLE ONLY public.plan_prices
    ADD CONSTRAINT plan_prices_plan_fkey FOREIGN KEY (plan) REFERENCES public.plans(id);

ALTER TABLE ONLY public.post_comments
    ADD CONSTRAINT post_comments_author_company_id_fkey FOREIGN KEY (author_company_id) REFERENCES public.companies(id);

ALTER TABLE ONLY public.post_comments
    ADD CONSTRAINT post_comments_author_user_id_fkey FOREIGN KEY (author_user_id) REFERENCES public.users(id);

ALTER TABLE ONLY public.post_comments
    ADD CONSTRAINT post_comments_offer_id_fkey FOREIGN KEY (offer_id) REFERENCES public.offers(id);

ALTER TABLE ONLY public.post_comments
    ADD CONSTRAINT post_comments_parent_id_fkey FOREIGN KEY (parent_id) REFERENCES public.post_comments(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.post_comments
    ADD CONSTRAINT post_comments_post_id_fkey FOREIGN KEY (post_id) REFERENCES public.posts(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.post_comments
    ADD CONSTRAINT post_comments_written_by_fkey FOREIGN KEY (written_by) REFERENCES public.users(id);

ALTER TABLE ONLY public.post_images
    ADD CONSTRAINT post_images_post_id_fkey FOREIGN KEY (post_id) REFERENCES public.posts(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.post_reactions
    ADD CONSTRAINT post_reactions_company_id_fkey FOREIGN KEY (company_id) REFERENCES public.companies(id);

ALTER TABLE ONLY public.post_reactions
    ADD CONSTRAINT post_reactions_post_id_fkey FOREIGN KEY (post_id) REFERENCES public.posts(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.post_reactions
    ADD CONSTRAINT post_reactions_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);

ALTER TABLE ONLY public.posts
    ADD CONSTRAINT posts_author_company_id_fkey FOREIGN KEY (author_company_id) REFERENCES public.companies(id);

ALTER TABLE ONLY public.posts
    ADD CONSTRAINT posts_author_user_id_fkey FOREIGN KEY (author_user_id) REFERENCES public.users(id);

ALTER TABLE ONLY public.posts
    ADD CONSTRAINT posts_category_id_fkey FOREIGN KEY (category_id) REFERENCES public.categories(id) ON DELETE SET NULL;

ALTER TABLE ONLY public.posts
    ADD CONSTRAINT posts_company_id_fkey FOREIGN KEY (company_id) REFERENCES public.companies(id);

ALTER TABLE ONLY public.posts
    ADD CONSTRAINT posts_link_preview_id_fkey FOREIGN KEY (link_preview_id) REFERENCES public.link_previews(id) ON DELETE SET NULL;

ALTER TABLE ONLY public.posts
    ADD CONSTRAINT posts_offer_id_fkey FOREIGN KEY (offer_id) REFERENCES public.offers(id);

ALTER TABLE ONLY public.posts
    ADD CONSTRAINT posts_written_by_fkey FOREIGN KEY (written_by) REFERENCES public.users(id);

ALTER TABLE ONLY public.quote_documents
    ADD CONSTRAINT quote_documents_quote_id_fkey FOREIGN KEY (quote_id) REFERENCES public.quotes(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.quote_events
    ADD CONSTRAINT quote_events_actor_company_id_fkey FOREIGN KEY (actor_company_id) REFERENCES public.companies(id);

ALTER TABLE ONLY public.quote_events
    ADD CONSTRAINT quote_events_actor_user_id_fkey FOREIGN KEY (actor_user_id) REFERENCES public.users(id);

ALTER TABLE ONLY public.quote_events
    ADD CONSTRAINT quote_events_quote_id_fkey FOREIGN KEY (quote_id) REFERENCES public.quotes(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.quote_requests
    ADD CONSTRAINT quote_requests_buyer_company_id_fkey FOREIGN KEY (buyer_company_id) REFERENCES public.companies(id);

ALTER TABLE ONLY public.quote_requests
    ADD CONSTRAINT quote_requests_buyer_user_id_fkey FOREIGN KEY (buyer_user_id) REFERENCES public.users(id);

ALTER TABLE ONLY public.quote_requests
    ADD CONSTRAINT quote_requests_category_id_fkey FOREIGN KEY (category_id) REFERENCES public.categories(id) ON DELETE SET NULL;

ALTER TABLE ONLY public.quotes
    ADD CONSTRAINT quotes_buyer_company_id_fkey FOREIGN KEY (buyer_company_id) REFERENCES public.companies(id);

ALTER TABLE ONLY public.quotes
    ADD CONSTRAINT quotes_buyer_user_id_fkey FOREIGN KEY (buyer_user_id) REFERENCES public.users(id);

ALTER TABLE ONLY public.quotes
    ADD CONSTRAINT quotes_offer_id_fkey FOREIGN KEY (offer_id) REFERENCES public.offers(id);

ALTER TABLE ONLY public.quotes
    ADD CONSTRAINT quotes_order_id_fkey FOREIGN KEY (order_id) REFERENCES public.orders(id);

ALTER TABLE ONLY public.quotes
    ADD CONSTRAINT quotes_request_id_fkey FOREIGN KEY (request_id) REFERENCES public.quote_requests(id) ON DELETE SET NULL;

ALTER TABLE ONLY public.quotes
    ADD CONSTRAINT quotes_seller_id_fkey FOREIGN KEY (seller_id) REFERENCES public.companies(id);

ALTER TABLE ONLY public.quotes
    ADD CONSTRAINT quotes_thread_id_fkey FOREIGN KEY (thread_id) REFERENCES public.message_threads(id);

ALTER TABLE ONLY public.realtime_cursors
    ADD CONSTRAINT realtime_cursors_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.realtime_frames
    ADD CONSTRAINT realtime_frames_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.receipts
    ADD CONSTRAINT receipts_company_id_fkey FOREIGN KEY (company_id) REFERENCES public.companies(id);

ALTER TABLE ONLY public.receipts
    ADD CONSTRAINT receipts_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES public.payments(id);

ALTER TABLE ONLY public.receipts
    ADD CONSTRAINT receipts_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);

ALTER TABLE ONLY public.recovery_codes
    ADD CONSTRAINT recovery_codes_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.referral_clicks
    ADD CONSTRAINT referral_clicks_offer_id_fkey FOREIGN KEY (offer_id) REFERENCES public.offers(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.referral_clicks
    ADD CONSTRAINT referral_clicks_token_fkey FOREIGN KEY (token) REFERENCES public.referral_links(token) ON DELETE CASCADE;

ALTER TABLE ONLY public.referral_links
    ADD CONSTRAINT referral_links_company_id_fkey FOREIGN KEY (company_id) REFERENCES public.companies(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.referral_links
    ADD CONSTRAINT referral_links_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.refresh_tokens
    ADD CONSTRAINT refresh_tokens_session_id_fkey FOREIGN KEY (session_id) REFERENCES public.sessions(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.reward_debts
    ADD CONSTRAINT reward_debts_debtor_company_id_fkey FOREIGN KEY (debtor_company_id) REFERENCES public.companies(id);

ALTER TABLE ONLY public.reward_debts
    ADD CONSTRAINT reward_debts_debtor_user_id_fkey FOREIGN KEY (debtor_user_id) REFERENCES public.users(id);

ALTER TABLE ONLY public.reward_debts
    ADD CONSTRAINT reward_debts_order_id_fkey FOREIGN KEY (order_id) REFERENCES public.orders(id);

ALTER TABLE ONLY public.reward_debts
    ADD CONSTRAINT reward_debts_seller_id_fkey FOREIGN KEY (seller_id) REFERENCES public.companies(id);

ALTER TABLE ONLY public.reward_dues
    ADD CONSTRAINT reward_dues_company_id_fkey FOREIGN KEY (company_id) REFERENCES public.companies(id);

ALTER TABLE ONLY public.reward_dues
    ADD CONSTRAINT reward_dues_order_id_fkey FOREIGN KEY (order_id) REFERENCES public.orders(id);

ALTER TABLE ONLY public.role_proposals
    ADD CONSTRAINT role_proposals_proposed_by_fkey FOREIGN KEY (proposed_by) REFERENCES public.users(id);

ALTER TABLE ONLY public.role_proposals
    ADD CONSTRAINT role_proposals_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);

ALTER TABLE ONLY public.saved_replies
    ADD CONSTRAINT saved_replies_company_id_fkey FOREIGN KEY (company_id) REFERENCES public.companies(id);

ALTER TABLE ONLY public.saved_replies
    ADD CONSTRAINT saved_replies_created_by_fkey FOREIGN KEY (created_by) REFERENCES public.users(id);

ALTER TABLE ONLY public.saved_searches
    ADD CONSTRAINT saved_searches_company_id_fkey FOREIGN KEY (company_id) REFERENCES public.companies(id);

ALTER TABLE ONLY public.saved_searches
    ADD CONSTRAINT saved_searches_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);

ALTER TABLE ONLY public.search_words
    ADD CONSTRAINT search_words_category_id_fkey FOREIGN KEY (category_id) REFERENCES public.categories(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);

ALTER TABLE ONLY public.sign_in_challenges
    ADD CONSTRAINT sign_in_challenges_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.socket_tickets
    ADD CONSTRAINT socket_tickets_session_id_fkey FOREIGN KEY (session_id) REFERENCES public.sessions(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.stored_documents
    ADD CONSTRAINT stored_documents_company_id_fkey FOREIGN KEY (company_id) REFERENCES public.companies(id) ON DELETE SET NULL;

ALTER TABLE ONLY public.stored_documents
    ADD CONSTRAINT stored_documents_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE SET NULL;

ALTER TABLE ONLY public.tax_reports
    ADD CONSTRAINT tax_reports_made_by_fkey FOREIGN KEY (made_by) REFERENCES public.users(id);

ALTER TABLE ONLY public.thread_assignments
    ADD CONSTRAINT thread_assignments_assigned_by_fkey FOREIGN KEY (assigned_by) REFERENCES public.users(id);

ALTER TABLE ONLY public.thread_assignments
    ADD CONSTRAINT thread_assignments_company_id_fkey FOREIGN KEY (company_id) REFERENCES public.companies(id);

ALTER TABLE ONLY public.thread_assignments
    ADD CONSTRAINT thread_assignments_thread_id_fkey FOREIGN KEY (thread_id) REFERENCES public.message_threads(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.thread_notes
    ADD CONSTRAINT thread_notes_author_id_fkey FOREIGN KEY (author_id) REFERENCES public.users(id);

ALTER TABLE ONLY public.thread_notes
    ADD CONSTRAINT thread_notes_company_id_fkey FOREIGN KEY (company_id) REFERENCES public.companies(id);

ALTER TABLE ONLY public.thread_notes
    ADD CONSTRAINT thread_notes_thread_id_fkey FOREIGN KEY (thread_id) REFERENCES public.message_threads(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.totp_authenticators
    ADD CONSTRAINT totp_authenticators_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.user_consents
    ADD CONSTRAINT user_consents_document_version_fkey FOREIGN KEY (document, version) REFERENCES public.legal_documents(document, version);

ALTER TABLE ONLY public.user_consents
    ADD CONSTRAINT user_consents_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.webinar_sign_ups
    ADD CONSTRAINT webinar_sign_ups_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.webinar_sign_ups
    ADD CONSTRAINT webinar_sign_ups_webinar_id_fkey FOREIGN KEY (webinar_id) REFERENCES public.webinars(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.webinars
    ADD CONSTRAINT webinars_category_id_fkey FOREIGN KEY (category_id) REFERENCES public.categories(id);

ALTER TABLE ONLY public.withdrawal_file_items
    ADD CONSTRAINT withdrawal_file_items_file_id_fkey FOREIGN KEY (file_id) REFERENCES public.withdrawal_files(id);

ALTER TABLE ONLY public.withdrawal_file_items
    ADD CONSTRAINT withdrawal_file_items_not_sent_by_fkey FOREIGN KEY (not_sent_by) REFERENCES public.users(id);

ALTER TABLE ONLY public.withdrawal_file_items
    ADD CONSTRAINT withdrawal_file_items_withdrawal_id_fkey FOREIGN KEY (withdrawal_id) REFERENCES public.withdrawals(id);

ALTER TABLE ONLY public.withdrawal_files
    ADD CONSTRAINT withdrawal_files_created_by_fkey FOREIGN KEY (created_by) REFERENCES public.users(id);

ALTER TABLE ONLY public.withdrawals
    ADD CONSTRAINT withdrawals_company_id_fkey FOREIGN KEY (company_id) REFERENCES public.companies(id);

ALTER TABLE ONLY public.withdrawals
    ADD CONSTRAINT withdrawals_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES public.users(id);

ALTER TABLE ONLY public.withdrawals
    ADD CONSTRAINT withdrawals_held_by_fkey FOREIGN KEY (held_by) REFERENCES public.users(id);

ALTER TABLE ONLY public.withdrawals
    ADD CONSTRAINT withdrawals_requested_by_fkey FOREIGN KEY (requested_by) REFERENCES public.users(id);

ALTER TABLE ONLY public.withdrawals
    ADD CONSTRAINT withdrawals_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);

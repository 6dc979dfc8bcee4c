-- Words of companies and people for the search, stored: a condition on an expression would compute it for every row that
-- is looked at. People are found by their names alone.
alter table companies
  add column tsv tsvector generated always as (to_tsvector('simple', f_words(name || ' ' || coalesce(city, '')))) stored;
create index companies_tsv on companies using gin (tsv) with (fastupdate = off);

alter table users
  add column tsv tsvector generated always as (to_tsvector('simple', f_words(first_name || ' ' || last_name))) stored;
create index users_tsv on users using gin (tsv) with (fastupdate = off);
create index users_name_search on users using gin (name_norm gin_trgm_ops);

-- The nearest by spelling, for when the right words find nothing. Two letters that changed places leave 0.43 of a word of
-- nine letters, far below the default threshold of 0.6; functions, because each brings a threshold of its own.
create function closest_companies(q text, most int) returns table (id uuid, similarity real)
  language sql stable rows 100 set pg_trgm.word_similarity_threshold = 0.4
  as $$
    select c.id, word_similarity(f_words(q), c.name_norm) from companies c
    where c.status = 'active' and c.deleted_at is null and f_words(q) <% c.name_norm
    order by 2 desc, c.id limit most
  $$;
create function closest_users(q text, most int) returns table (id uuid, similarity real)
  language sql stable rows 100 set pg_trgm.word_similarity_threshold = 0.4
  as $$
    select u.id, word_similarity(f_words(q), u.name_norm) from users u
    where u.email_verified_at is not null and u.disabled_at is null and u.deleted_at is null and f_words(q) <% u.name_norm
    order by 2 desc, u.id limit most
  $$;
create function closest_offers(q text, most int) returns table (id uuid, similarity real)
  language sql stable rows 100 set pg_trgm.word_similarity_threshold = 0.5
  as $$
    select o.id, word_similarity(f_words(q), o.norm) from offers o
    where o.is_listed and f_words(q) <% o.norm
    order by 2 desc, o.id limit most
  $$;

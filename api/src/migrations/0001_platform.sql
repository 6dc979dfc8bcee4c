-- What every module stands on: text functions, jobs, mail, rate limits, idempotency, files.

create extension if not exists unaccent;
create extension if not exists pg_trgm;
create extension if not exists intarray;

-- Folds case and diacritics, ł included. unaccent() itself is only stable, because its dictionary could be changed; ours
-- is the one that ships with PostgreSQL, so an index may rely on it.
create function fold_text(value text) returns text
  language sql immutable strict parallel safe
  as $$ select lower(public.unaccent('public.unaccent'::regdictionary, value)) $$;

-- Punctuation as blanks, so that the parser of full-text search does not take "RODO/IOD" for a file name.
create function f_words(t text) returns text
  language sql immutable strict parallel safe
  as $$ select regexp_replace(public.fold_text(t), '[^[:alnum:]]+', ' ', 'g') $$;

-- The key of keyed hashes, encrypted by the newest of DATA_KEYS (platform/vault): it stays when those rotate.
create table hash_key (id int primary key default 1 check (id = 1), sealed text not null);

-- Columns `stems` take the dictionary forms of a row's words, as lexemes with a leading "=" and with the weight of their text.
-- The API writes them (platform/stem-vector.ts); a row without them is found by its words as they are. This is the version
-- that they have in all tables; a job writes them anew after the API's own, STEMS_VERSION, has changed.
create table stems_version (version int not null);
insert into stems_version values (1);

-- The words of a name or title (weight A) and of a text (D), with their stems.
create function own_words(title text, body text, stems tsvector) returns tsvector
  language sql immutable parallel safe
  as $$
    select setweight(to_tsvector('simple', f_words(title)), 'A') || setweight(to_tsvector('simple', f_words(body)), 'D') || stems
  $$;

-- Every word of `t` as a prefix, all required. Null when there is no word in it.
create function f_prefix_query(t text) returns tsquery
  language sql immutable strict parallel safe
  as $$
    select to_tsquery('simple', string_agg(quote_literal(lexeme) || ':*', ' & '))
    from unnest(to_tsvector('simple', public.f_words(t)))
  $$;

-- Lists call f_money and f_iso for every row. The planner inlines such a function only when the declaration promises no more
-- than the body keeps: `case` is not strict, and to_char is only stable. Otherwise it parses and plans the body anew in every
-- execution.

-- The wire form of money: grosze 123450 → '1234.50'. Null gives null, by || itself.
create function f_money(grosze bigint) returns text
  language sql immutable parallel safe
  as $$ select case when grosze < 0 then '-' else '' end || (abs(grosze) / 100)::text || '.' || lpad((abs(grosze) % 100)::text, 2, '0') $$;

-- The wire form of a time: ISO 8601 in UTC with milliseconds.
create function f_iso(at timestamptz) returns text
  language sql stable strict parallel safe
  as $$ select to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') $$;

-- Trigger of tables that only grow.
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append only', tg_table_name;
end $$;

-- Work that waits for its time. A job runs in the transaction that deletes its row (a recurring one is rescheduled), so its
-- effect and the record that it ran are committed together or not at all.
create table jobs (
  id bigint generated always as identity primary key,
  kind text not null,
  key text not null unique,
  payload jsonb not null,
  run_at timestamptz not null,
  -- Set for a recurring job, whose row stays.
  every_seconds int check (every_seconds > 0),
  -- Failures in a row; the row waits longer after each.
  attempts int not null default 0,
  last_error text
);
create index jobs_due on jobs (run_at, id);

-- Mail is written in the transaction that causes it. With SMTP a delivered row is deleted, because it contains links that
-- still work; without SMTP the development pages show the table.
create table outbox (
  id uuid primary key,
  recipient text not null,
  subject text not null,
  text text not null,
  html text not null,
  -- Such as List-Unsubscribe.
  headers jsonb not null default '{}',
  created_at timestamptz not null,
  attempts int not null default 0,
  next_attempt_at timestamptz not null
);
create index outbox_by_attempt on outbox (next_attempt_at);

create table throttle_counters (
  key text primary key,
  window_ends_at timestamptz not null,
  hits int not null
);
create index throttle_counters_by_end on throttle_counters (window_ends_at);

create table idempotency_keys (
  scope text not null,
  identity text not null,
  key text not null,
  request_hash text not null,
  status int,
  body jsonb,
  created_at timestamptz not null,
  primary key (scope, identity, key)
);
create index idempotency_keys_by_date on idempotency_keys (created_at);

-- Uploads that nothing refers to any more. They are deleted a day later: open pages may still show them.
create table discarded_files (
  key text primary key,
  discarded_at timestamptz not null
);
create index discarded_files_by_date on discarded_files (discarded_at);

-- Responses of the external geocoder, shared by all processes: its terms require a cache, and people type the same beginnings.
create table geocode_cache (
  -- The folded text of the request.
  key text primary key,
  results jsonb not null,
  expires_at timestamptz not null
);
create index geocode_cache_by_end on geocode_cache (expires_at);

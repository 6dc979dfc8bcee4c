-- Punctuation as blanks, so that the parser of full-text search does not take "RODO/IOD" for a file name.
create or replace function f_words(t text) returns text
  language sql immutable strict parallel safe
  as $$ select regexp_replace(public.fold_text(t), '[^[:alnum:]]+', ' ', 'g') $$;

-- Every word of `t` as a prefix, all required. Null when there is no word in it.
create or replace function f_prefix_query(t text) returns tsquery
  language sql immutable strict parallel safe
  as $$
    select to_tsquery('simple', string_agg(quote_literal(lexeme) || ':*', ' & '))
    from unnest(to_tsvector('simple', public.f_words(t)))
  $$;

-- The wire form of money: grosze 123450 → '1234.50'.
create or replace function f_money(grosze bigint) returns text
  language sql immutable strict parallel safe
  as $$ select case when grosze < 0 then '-' else '' end || (abs(grosze) / 100)::text || '.' || lpad((abs(grosze) % 100)::text, 2, '0') $$;

-- The wire form of a time: ISO 8601 in UTC with milliseconds.
create or replace function f_iso(at timestamptz) returns text
  language sql immutable strict parallel safe
  as $$ select to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') $$;

create table categories (
  id uuid primary key,
  -- Small numbers keep the paths on offers and their indexes narrow.
  node int not null unique check (node > 0),
  parent_id uuid references categories,
  -- Nodes from the root to this one, itself included; filled by the trigger below.
  path int[] not null check (cardinality(path) between 1 and 3),
  position int not null default 0,
  name text not null,
  name_en text not null,
  image text
);
create index categories_parent on categories (parent_id, position);

create function category_path() returns trigger language plpgsql as $$
begin
  new.path := coalesce((select c.path from categories c where c.id = new.parent_id), '{}'::int[]) || new.node;
  return new;
end $$;
create trigger category_path before insert or update of parent_id, node on categories
  for each row execute function category_path();

-- What people call a trade or a thing, and where it is found: a category, other words, or both. Admins edit them (ADR 155).
create table search_words (
  id uuid primary key,
  phrase text not null,
  -- The words that are looked up: two spellings of one phrase are one row.
  phrase_words text generated always as (trim(f_words(phrase))) stored not null unique,
  category_id uuid references categories on delete cascade,
  -- Separated by commas; empty for none.
  words text not null default '',
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check (phrase_words <> ''),
  check (category_id is not null or words <> '')
);
create index search_words_category on search_words (category_id) where category_id is not null;

-- Guides and templates that admins publish for everybody.
create table library_documents (
  id uuid primary key,
  title text not null check (char_length(title) between 1 and 200),
  title_en text not null check (char_length(title_en) between 1 and 200),
  description text not null default '',
  description_en text not null default '',
  topic text not null,
  -- Of the file; the title and the description are in both.
  language text not null check (language in ('pl', 'en')),
  file_key text not null,
  file_name text not null,
  file_size int not null check (file_size > 0),
  kind text not null,
  -- Null while only admins see it.
  published_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  revision int not null default 0,
  norm text not null generated always as (
    fold_text(title || ' ' || title_en || ' ' || description || ' ' || description_en || ' ' || file_name)) stored
);
create index library_documents_newest on library_documents (published_at desc, id desc) where published_at is not null;
create index library_documents_changed on library_documents (updated_at desc, id desc);
create index library_documents_norm on library_documents using gin (norm gin_trgm_ops);

-- What a linked page said about itself when it was fetched. A row never changes: a post keeps the one that it was published with.
create table link_previews (
  id uuid primary key,
  -- As the URL parser writes it, without the fragment; at most 2000 characters, which fit an index entry.
  url text not null check (char_length(url) <= 2000),
  host text not null,
  -- Null for a page that could not be fetched; then nothing else is set.
  title text check (title <> ''),
  description text,
  site text,
  -- Keys of the file store.
  image_key text,
  thumbnail_key text,
  image_width int check (image_width > 0),
  image_height int check (image_height > 0),
  fetched_at timestamptz not null,
  -- Until then it answers further requests for the address; afterwards it stays only for its posts.
  expires_at timestamptz not null
);
create index link_previews_by_url on link_previews (url, expires_at desc);
create index link_previews_by_expiry on link_previews (expires_at);

alter table posts add column link_preview_id uuid references link_previews on delete set null;
create index posts_by_link_preview on posts (link_preview_id) where link_preview_id is not null;

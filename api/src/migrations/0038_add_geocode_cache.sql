-- Answers of the external geocoder, kept for all processes: its terms ask for it, and people type the same beginnings.
create table geocode_cache (
  -- The folded text that was asked for.
  key text primary key,
  results jsonb not null,
  expires_at timestamptz not null
);
create index geocode_cache_by_end on geocode_cache (expires_at);

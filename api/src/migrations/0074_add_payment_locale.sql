-- The language of the page that the person pays from, and comes back to. Null for payments begun before, which go by the
-- person's own setting.
alter table payments add column locale text check (locale in ('pl', 'en'));

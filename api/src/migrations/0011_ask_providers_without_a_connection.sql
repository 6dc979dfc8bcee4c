-- A payment is stored before its provider is asked for a page, and the page afterwards: no connection waits for the provider.
alter table payments
  alter column redirect_url drop not null,
  -- Since when the provider is being asked; null once it has answered or failed. It stays when the process dies meanwhile.
  add column asked_at timestamptz;

-- Limits count what a person has started, for whatever profile.
create index payments_created_by on payments (created_by, created_at desc);

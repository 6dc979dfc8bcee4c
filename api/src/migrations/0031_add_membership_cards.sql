-- Numbers that companies take and give up. A card has at most one company: two that reach for it wait on its row.
create table membership_cards (
  id uuid primary key,
  number text not null unique check (number ~ '^[0-9]{4,12}$'),
  premium boolean not null default false,
  company_id uuid references companies,
  taken_at timestamptz,
  created_at timestamptz not null,
  constraint taken_by_somebody check ((company_id is null) = (taken_at is null))
);
create index membership_cards_by_company on membership_cards (company_id, number) where company_id is not null;
create index membership_cards_free on membership_cards (number) where company_id is null;

-- A deleted company gives its numbers back.
create function company_frees_cards() returns trigger language plpgsql as $$
begin
  update membership_cards set company_id = null, taken_at = null where company_id = new.id;
  return null;
end $$;
create trigger company_frees_cards after update of deleted_at on companies
  for each row when (new.deleted_at is not null) execute function company_frees_cards();

-- What the operator's tax form needs of a person whose withdrawals of a year reach 2000 zł (ADR 142). It outlives the account: a job deletes
-- it six years after the end of its year.
create table payout_tax_data (
  id uuid primary key,
  user_id uuid not null references users,
  -- A calendar year in Europe/Warsaw.
  year int not null,
  -- Name, PESEL and address as one encrypted JSON text (platform/vault).
  sealed text not null,
  given_at timestamptz not null,
  unique (user_id, year),
  constraint no_plain_data check (sealed !~ '^\{')
);
create index payout_tax_data_year on payout_tax_data (year);

-- The yearly file for the tax form, after which the data of its year do not change.
create table tax_reports (
  id uuid primary key,
  year int not null unique,
  name text not null,
  -- Encrypted CSV.
  content text not null,
  count int not null,
  amount bigint not null,
  made_by uuid not null references users,
  made_at timestamptz not null
);

-- Sums of a year.
create index withdrawals_paid_to_people on withdrawals (decided_at) where user_id is not null and status = 'paid';

-- The privacy policy names the purpose, who sees the data and for how long. Where the operator has published a text of their own, it stays;
-- it then has to say the same.
insert into legal_documents
  (document, version, sections_pl, sections_en, changes_pl, changes_en, valid_from, published_at)
select document, version + 1,
  sections_pl || '[{
    "heading": "PESEL i adres przy wypłatach",
    "text": "Gdy Twoje wypłaty w roku osiągną 2000 zł, prosimy o PESEL i adres. Potrzebujemy ich tylko po to, aby operator mógł sporządzić informację podatkową o tych wypłatach; podstawą jest jego obowiązek prawny. Zapisujemy je zaszyfrowane. Widzi je operator w rocznym zestawieniu i urząd skarbowy, do którego trafia informacja. Przechowujemy je sześć lat od końca roku, także po usunięciu konta, a potem usuwamy."
  }]'::jsonb,
  sections_en || '[{
    "heading": "PESEL and address for withdrawals",
    "text": "When your withdrawals of a year reach 2,000 zł, we ask for your PESEL and address. We need them only so that the operator can draw up the tax information about these withdrawals; the basis is its legal duty. They are stored encrypted. The operator sees them in the yearly report, and so does the tax office that gets the information. We keep them for six years from the end of the year, also after the account is deleted, and then delete them."
  }]'::jsonb,
  'Opisaliśmy, po co prosimy o PESEL i adres przy wypłatach od 2000 zł w roku, kto je widzi i jak długo je przechowujemy.',
  'We described why we ask for PESEL and address for withdrawals from 2,000 zł a year, who sees them and how long we keep them.',
  '2026-11-30', '2026-11-30T00:00:00Z'
from legal_documents d
where document = 'privacy-policy' and version = (select max(o.version) from legal_documents o where o.document = d.document)
  and not exists (select from legal_documents o where o.document = d.document and o.published_by is not null);

-- What people and companies say about a company; companies.rating is the average of the ratings above 0.
create table opinions (
  id uuid primary key,
  company_id uuid not null references companies,
  -- The person who wrote it; with author_company_id set, on behalf of that company.
  author_user_id uuid not null references users,
  author_company_id uuid references companies,
  text text not null check (char_length(text) between 1 and 1000),
  -- 0 stands for none.
  rating smallint not null check (rating between 0 and 5),
  created_at timestamptz not null,
  updated_at timestamptz not null
);
-- One per identity and company, of two at once as well.
create unique index opinions_of_person on opinions (company_id, author_user_id) where author_company_id is null;
create unique index opinions_of_company on opinions (company_id, author_company_id) where author_company_id is not null;
create index opinions_by_date on opinions (company_id, created_at desc, id desc) include (rating);

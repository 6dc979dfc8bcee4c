-- A submitted tax number is compared with those of verified companies.
create index companies_by_nip on companies (nip) where nip is not null;

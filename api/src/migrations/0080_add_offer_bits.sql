-- Which listed offers have a word that begins with a frequent prefix, a bit for each: what lies 30 000 offers down the list of
-- such a word is counted, not read (ADR 18). The offers in their order by date are cut into chunks, kept by the job
-- offers.keep-bits; without them the searches are as right, and slower far down.
create table offer_chunks (
  id int generated always as identity primary key,
  -- The oldest offer that belongs to it; it ends where the next one begins, or never.
  from_at timestamptz not null,
  from_id uuid not null,
  -- Null until its bits are there.
  built_at timestamptz,
  unique (from_at, from_id)
);

create view offer_spans as
  select id, built_at, from_at, from_id, lead(from_at, 1, 'infinity') over oldest_first as to_at,
         lead(from_id, 1, '00000000-0000-0000-0000-000000000000') over oldest_first as to_id
  from offer_chunks window oldest_first as (order by from_at, from_id);

create table offer_bits (
  chunk int not null references offer_chunks on delete cascade,
  prefix text collate "C" not null,
  -- The n-th bit is the n-th offer of the chunk when it was built.
  bits bit(4096) not null,
  ones int not null generated always as (bit_count(bits)) stored,
  -- A single word is counted in the index.
  primary key (prefix, chunk) include (ones)
);
create index offer_bits_chunk on offer_bits (chunk);

-- What left the list and what came into it since the bits of its chunk were made. The bits and these together are exact in
-- every snapshot. Nothing is counted up or marked in place, for writers would wait for each other.
create table offer_changes (
  id bigint generated always as identity primary key,
  created_at timestamptz not null,
  offer_id uuid not null,
  tsv tsvector not null,
  change smallint not null check (change in (-1, 1))
);

create function offer_changed() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.is_listed then
    insert into offer_changes (created_at, offer_id, tsv, change) values (old.created_at, old.id, old.tsv, -1);
  end if;
  if tg_op <> 'DELETE' and new.is_listed then
    insert into offer_changes (created_at, offer_id, tsv, change) values (new.created_at, new.id, new.tsv, 1);
  end if;
  return null;
end $$;
create trigger offer_comes after insert on offers for each row when (new.is_listed) execute function offer_changed();
create trigger offer_goes after delete on offers for each row when (old.is_listed) execute function offer_changed();
create trigger offer_changes after update on offers for each row
  when ((old.is_listed, old.created_at, old.tsv) is distinct from (new.is_listed, new.created_at, new.tsv))
  execute function offer_changed();

-- From the places of the ones.
do $$ begin
  execute format('create aggregate bits_at(place int, one int) (sfunc = set_bit, stype = bit, initcond = %L)', repeat('0', 4096));
end $$;

-- Prefixes have up to 16 letters now. Of those that were counted, the longer ones are missing and would pass for rare.
delete from offer_prefixes;
update jobs set run_at = now() where kind = 'offers.count-words';

-- Offers are moderated as posts are: hidden by a decision, whatever their seller or plan says.
alter table offers add column hidden_at timestamptz;

create or replace function offer_derived() returns trigger language plpgsql as $$
begin
  select c.path into strict new.cat_path from categories c where c.id = new.category_id;
  -- An inactive offer takes no place of the plan.
  new.hidden_by_plan := new.hidden_by_plan and new.is_active and new.deleted_at is null;
  select c.rating, c.name,
         new.is_active and not new.hidden_by_plan and new.hidden_at is null and new.deleted_at is null
           and c.status = 'active' and c.deleted_at is null
    into strict new.company_rating, new.company_name, new.is_listed
    from companies c where c.id = new.company_id;
  return new;
end $$;
drop trigger offer_derived on offers;
create trigger offer_derived
  before insert or update of category_id, company_id, is_active, deleted_at, hidden_by_plan, hidden_at on offers
  for each row execute function offer_derived();

create or replace function company_to_offers() returns trigger language plpgsql as $$
begin
  update offers o
     set company_rating = new.rating, company_name = new.name,
         is_listed = o.is_active and not o.hidden_by_plan and o.hidden_at is null and o.deleted_at is null
           and new.status = 'active' and new.deleted_at is null,
         tsv = case when ts_filter(old.tsv, '{a}') = ts_filter(new.tsv, '{a}') then o.tsv
                    else ts_filter(o.tsv, '{a,b,d}') || offer_context('', new.tsv, o.city) end
   where o.company_id = new.id;
  return null;
end $$;

-- The list of all offers for admins, and its filters.
create index offers_all on offers (created_at desc, id desc) where deleted_at is null;
create index offers_moderated on offers (created_at desc, id desc) where hidden_at is not null and deleted_at is null;
create index moderation_cases_open_offers on moderation_cases (subject_id) where subject_type = 'offer' and status <> 'decided';

alter table moderation_cases drop constraint moderation_cases_subject_type_check;
alter table moderation_cases add constraint moderation_cases_subject_type_check
  check (subject_type in ('post', 'comment', 'message', 'user', 'company', 'opinion', 'offer'));

-- The offer as it was reported: title, text, price and the addresses of its first picture. Its seller may edit it while the report waits.
alter table moderation_reports add column snapshot jsonb;
create index moderation_reports_pictures on moderation_reports (case_id) where decision_id is null and snapshot is not null;

-- What came of a referral link: how often an offer was opened through it, and the orders of its owner's recommendations.

-- Counts of a day and nothing about who clicked. They go with the link, so with the account of its owner.
create table referral_clicks (
  token text not null references referral_links on delete cascade,
  offer_id uuid not null references offers on delete cascade,
  -- In Poland.
  day date not null,
  count int not null check (count > 0),
  primary key (token, offer_id, day)
);
create index referral_clicks_offer on referral_clicks (offer_id);
-- What is old enough to be deleted.
create index referral_clicks_day on referral_clicks (day);

create index orders_referrer_user on orders (referrer_user_id, created_at desc, id desc) where referrer_user_id is not null;
create index orders_referrer_company on orders (referrer_company_id, created_at desc, id desc)
  where referrer_company_id is not null;
-- People who signed up after an invitation, by its token.
create index users_referred_by on users (referred_by) where referred_by is not null;

-- Offers stay as rows, because orders refer to them. Several places delete them.
create function forget_referral_clicks() returns trigger language plpgsql as $$
begin
  delete from referral_clicks where offer_id = new.id;
  return null;
end $$;
create trigger offer_deleted_forget_clicks after update of deleted_at on offers
  for each row when (old.deleted_at is null and new.deleted_at is not null) execute function forget_referral_clicks();

-- The buyer's part of a reward in grosze, in one place: half, with the odd grosz. The network's part is the rest (ADR 112). The
-- parameter is used once, so that PostgreSQL inlines the call whatever its argument.
create function f_buyers_share(reward bigint) returns bigint
  language sql immutable parallel safe
  as $$ select (reward + 1) / 2 $$;

-- A purchase stores both parts, so that another split changes no order that exists.
alter table orders add column reward_buyer bigint;
update orders set reward_buyer = f_buyers_share(reward);
alter table orders
  alter column reward_buyer set not null,
  add constraint reward_buyer_within_reward check (reward_buyer between 0 and reward),
  add column reward_network bigint not null generated always as (reward - reward_buyer) stored;

-- A proposal keeps the buyer's part of its moment, as it keeps the reward (ADR 84).
alter table quotes add column reward_buyer bigint;
update quotes set reward_buyer = f_buyers_share(reward) where reward is not null;
alter table quotes
  drop constraint whole_proposal,
  add constraint whole_proposal
    check (num_nonnulls(price, reward, reward_buyer, vat_rate, valid_until, proposed_at) in (0, 6)),
  add constraint reward_buyer_within_reward check (reward_buyer between 0 and reward);

-- Processes of the version before, which run while a release is rolled out, write the reward alone.
create function share_reward() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    new.reward_buyer := coalesce(new.reward_buyer, f_buyers_share(new.reward));
  elsif new.reward is distinct from old.reward and new.reward_buyer is not distinct from old.reward_buyer then
    new.reward_buyer := f_buyers_share(new.reward);
  end if;
  return new;
end $$;
create trigger share_reward before insert on orders for each row execute function share_reward();
create trigger share_reward before insert or update of reward on quotes for each row execute function share_reward();

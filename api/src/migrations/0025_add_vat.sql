-- Whether the seller names prices net or gross, and the VAT rate ('exempt': zwolnione). Every price stays what the buyer pays, gross
-- (ADR 99). Prices from before are gross with 23 %, the rate of most services. Offers of jobs have both, which nobody is shown.
alter table offers
  add column price_type text not null default 'gross' check (price_type in ('gross', 'net')),
  add column vat_rate text not null default '23' check (vat_rate in ('23', '8', '5', '0', 'exempt'));

-- Snapshots, as the price.
alter table orders
  add column vat_rate text not null default '23' check (vat_rate in ('23', '8', '5', '0', 'exempt'));
alter table quotes
  add column vat_rate text check (vat_rate in ('23', '8', '5', '0', 'exempt'));
update quotes set vat_rate = '23' where price is not null;
alter table quotes drop constraint whole_proposal;
alter table quotes
  add constraint whole_proposal check (num_nonnulls(price, reward, vat_rate, valid_until, proposed_at) in (0, 5));

-- Of a proposal and its acceptance.
alter table quote_events
  add column vat_rate text check (vat_rate in ('23', '8', '5', '0', 'exempt'));
update quote_events set vat_rate = '23' where step in ('propose', 'accept') and amount is not null;

-- The net amount of a gross one in grosze, halves rounded up, as `netOf` of the API.
create function f_net(gross bigint, vat_rate text) returns bigint
  language sql immutable parallel safe
  as $$
    select round(gross * 100.0 / (100 + case vat_rate when 'exempt' then 0 else vat_rate::int end))::bigint
  $$;

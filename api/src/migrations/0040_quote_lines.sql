-- A proposal has lines (ADR 145): what is offered, how much of it, and the net price of one, in the form of the contract's `QuoteLine`.
-- They never change; another proposal replaces them. Empty for one price. The number of a proposal is its place among the proposals of its
-- quote, so nothing stores it.
alter table quote_events
  add column lines jsonb not null default '[]' check (jsonb_typeof(lines) = 'array'),
  -- What the buyer gets back by this proposal, in grosze. Its quote has that of the last one only.
  add column reward_buyer bigint check (reward_buyer between 0 and 100000000000),
  add constraint lines_of_proposal check (lines = '[]' or step = 'propose');
update quote_events e set reward_buyer = q.reward_buyer
  from quotes q
  where q.id = e.quote_id and q.price is not null and e.step = 'propose'
    and e.id = (select max(l.id) from quote_events l where l.quote_id = q.id and l.step = 'propose');

-- A copy of the lines of the proposal that was accepted.
alter table order_terms add column lines jsonb not null default '[]' check (jsonb_typeof(lines) = 'array');

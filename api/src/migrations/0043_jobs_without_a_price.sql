-- A job is paid for by its salary, and applications earn no reward. What its company had typed as a price and a reward was never
-- paid, but was found by the filter of prices and counted as a reward that the balance has to cover (ADR 148).
update offers o set individual_price = true, price_from = null, price_to = null, price_type = 'gross', vat_rate = '23',
  lowest_price = null, reduced_at = null, loyalty_points = 0, loyalty_percentage = null
from categories k
where k.id = o.category_id and k.is_job and (not o.individual_price or o.loyalty_points is distinct from 0);

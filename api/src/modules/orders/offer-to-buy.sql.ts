import type { CompanySummary } from '../../contract/companies.ts';
import type { OfferImage } from '../../contract/offers.ts';
import type { OrderParty } from '../../contract/orders.ts';
import { batchesOf } from '../../platform/batches.ts';
import type { Identity } from '../../platform/identity.ts';
import type { Db } from '../../storage/db.ts';
import { sql } from '../../storage/sql.ts';
import { COMPANY_SUMMARY } from '../companies/company-summary.sql.ts';
import { firstImage } from '../offers/offer-card.sql.ts';
import { OFFER_ROW, type OfferRow } from '../offers/offers.sql.ts';
import { party } from './order-list.sql.ts';

/** The data that a purchase depends on, and the data of both sides that its order shows. */
export interface OfferToBuy extends OfferRow {
  /** The buyer belongs to the selling company. */
  is_own: boolean;
  /** Grosze, for the requested price: the offer's amount, or its percentage of the price, half a grosz rounded up. */
  reward: number;
  image: OfferImage | null;
  seller: CompanySummary;
  buyer: OrderParty;
}

type Ask = readonly [offerId: string, userId: string, companyId: string | null, grosze: number | null];

/** Concurrent purchases share a statement. */
const readOffers = batchesOf(async (db: Db, keys) => {
  const asks = keys.map((key) => JSON.parse(key) as Ask);
  const column = <At extends 0 | 1 | 2 | 3>(at: At) => asks.map((ask) => ask[at]);
  const rows = await db.query<OfferToBuy & { position: number }>(sql`
    select w.position::int, ${OFFER_ROW}, ${firstImage(sql`o.id`)} as image, ${COMPANY_SUMMARY} as seller,
           ${party('u', 'b')} as buyer,
           exists (select 1 from company_members m where m.company_id = o.company_id and m.user_id = w.user_id) as is_own,
           coalesce(o.loyalty_points,
                    round(coalesce(w.amount, o.price_from, 0) * o.loyalty_percentage / 100)::bigint) as reward
    from unnest(${column(0)}::uuid[], ${column(1)}::uuid[], ${column(2)}::uuid[], ${column(3)}::bigint[]) with ordinality
      as w (offer_id, user_id, company_id, amount, position)
    join offers o on o.id = w.offer_id and o.deleted_at is null
    join companies c on c.id = o.company_id
    join users u on u.id = w.user_id
    left join companies b on b.id = w.company_id`);
  return new Map(rows.map(({ position, ...row }) => [keys[position - 1] ?? '', row]));
});

/** `amount` is the price that the buyer enters, in grosze; null for the offer's own. */
export function selectOfferToBuy(
  db: Db,
  { id, buyer, amount }: { id: string; buyer: Identity; amount: number | null },
): Promise<OfferToBuy | undefined> {
  const ask: Ask = [id, buyer.user.id, buyer.company?.id ?? null, amount];
  return readOffers(db, JSON.stringify(ask));
}

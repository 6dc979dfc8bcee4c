import type { MessageQuote } from '@wspolnik/contract/quotes';
import type { Db } from '../../storage/db.ts';
import { sql } from '../../storage/sql.ts';
import type { DocumentRow } from '../orders/index.ts';
import type { QuoteRow } from './quote-actions.ts';
import {
  AMOUNTS_OF_STEP,
  NAMED_PRICE,
  QUOTE_DOCUMENTS,
  QUOTE_JOINS,
  QUOTE_ROW,
  QUOTED_ORDER,
} from './quote-parts.sql.ts';

export interface QuoteStepRow extends QuoteRow {
  event_id: number;
  view: Omit<MessageQuote, 'documents' | 'allowed_actions'>;
  documents: DocumentRow[];
}

/** The reward is shown with the proposal in force, and with the order. */
const SHOWS_REWARD = sql`(e.step = 'propose' and latest.is or e.step = 'accept') and q.kind = 'quote'`;

/** The steps with these ids, in no particular order. Automatic steps are no messages, so the step before it stays the latest. */
export function selectSteps(db: Db, eventIds: readonly number[]): Promise<QuoteStepRow[]> {
  return db.query<QuoteStepRow>(sql`
    select e.id as event_id, ${QUOTE_ROW}, json_build_object(
      'id', q.id, 'kind', q.kind, 'status', q.status, 'step', e.step, 'latest', latest.is,
      ${AMOUNTS_OF_STEP}, 'wanted_by', case when e.step = 'ask' then q.wanted_by end,
      'offer', json_build_object('id', q.offer_id, 'title', q.offer_title, ${NAMED_PRICE}),
      'reward_total', case when ${SHOWS_REWARD} then f_money(q.reward) end,
      'reward_buyer', case when ${SHOWS_REWARD} then f_money(q.reward_buyer) end,
      'reward_covered', case when ${SHOWS_REWARD} then reward.covered end,
      'order', case when e.step = 'accept' then ${QUOTED_ORDER} end) as view,
      case when e.step = 'ask' then ${QUOTE_DOCUMENTS} else '[]' end as documents
    from quote_events e join quotes q on q.id = e.quote_id ${QUOTE_JOINS}
    cross join lateral (select not exists (
      select 1 from quote_events l where l.quote_id = q.id and l.id > e.id and l.step <> 'expire') as is) latest
    where e.id = any(${eventIds}::bigint[])`);
}

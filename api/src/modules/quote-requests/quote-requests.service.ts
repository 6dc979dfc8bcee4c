import type {
  QuoteRequest,
  QuoteRequestAnswer,
  QuoteRequestBody,
  RefusedSeller,
} from '@wspolnik/contract/quote-requests';
import type { Context } from '../../platform/context.ts';
import type { Identity } from '../../platform/sign-in/identity.ts';
import { ApiProblem, invalidField, problem } from '../../platform/wire/problem.ts';
import { requiredText } from '../../platform/words/text.ts';
import type { Db } from '../../storage/db.ts';
import {
  type PreparedAsk,
  prepareAsk,
  refusePastDay,
  selectRequestedQuotes,
  storeAsk,
  toQuote,
} from '../quotes/index.ts';
import * as store from './quote-requests.sql.ts';

/** Requests with their quotes, as the buyer sees them now. */
export async function toRequests(
  context: Context,
  db: Db,
  caller: Identity,
  rows: readonly store.RequestRow[],
): Promise<QuoteRequest[]> {
  const ids = rows.map(({ id }) => id);
  const found = ids.length > 0 ? await selectRequestedQuotes(db, caller, ids) : [];
  return rows.map((row) => {
    const quotes = found.filter((quote) => quote.request_id === row.id).map((quote) => toQuote(context, quote, caller));
    return { ...row, text: quotes.find(({ text }) => text !== '')?.text ?? '', quotes };
  });
}

/** @throws ApiProblem not_found, also for a request of another profile */
export async function findRequest(context: Context, db: Db, caller: Identity, id: string): Promise<QuoteRequest> {
  const row = await store.selectRequest(db, caller, id);
  const [request] = row ? await toRequests(context, db, caller, [row]) : [];
  if (!request) throw problem('not_found');
  return request;
}

/** The deepest node that all paths have. */
export function commonNode(paths: readonly (readonly number[])[]): number | null {
  const [first = [], ...others] = paths;
  const end = first.findIndex((node, level) => others.some((path) => path[level] !== node));
  return first.slice(0, end < 0 ? first.length : end).at(-1) ?? null;
}

/** @throws ApiProblem validation_failed (offer_ids) for two offers of one seller */
function refuseSameSeller(sellers: readonly store.AskedSeller[], offerIds: readonly string[]): void {
  const isTwice = (ids: readonly string[]) => new Set(ids).size < ids.length;
  if (isTwice(offerIds) || isTwice(sellers.map(({ company_id }) => company_id)))
    throw invalidField('offer_ids', 'unique');
}

interface Outcome extends Pick<store.AskedSeller, 'path'> {
  ask: PreparedAsk;
}

/** What can be asked, and who refuses. A refusal is thrown before anything is stored, so the others are not affected. */
async function prepareAll(
  context: Context,
  tx: Db,
  caller: Identity,
  { offer_ids, ...wishes }: QuoteRequestBody,
): Promise<{ asks: Outcome[]; refused: RefusedSeller[] }> {
  const ids = offer_ids.map((id) => id.toLowerCase());
  const sellers = await store.selectSellers(tx, ids);
  refuseSameSeller(sellers, ids);
  const known = new Set(sellers.map(({ offer_id }) => offer_id));
  const asks: Outcome[] = [];
  const refused: RefusedSeller[] = ids
    .filter((id) => !known.has(id))
    .map((offer_id) => ({ offer_id, seller: null, code: 'not_found' }));
  for (const { offer_id, seller, path } of sellers) {
    try {
      asks.push({ ask: await prepareAsk(context, tx, caller, { ...wishes, offer_id, kind: 'quote' }), path });
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      refused.push({ offer_id, seller, code: error.code });
    }
  }
  return { asks, refused };
}

/**
 * Asks each seller by the rules of one quote. Who refuses is named and stops nobody else; when all do, nothing is stored.
 *
 * @throws ApiProblem validation_failed (text, wanted_by; offer_ids: `unique`)
 */
export async function askSeveral(
  context: Context,
  tx: Db,
  caller: Identity,
  body: QuoteRequestBody,
): Promise<QuoteRequestAnswer> {
  const now = context.clock();
  requiredText('text', body.text);
  refusePastDay(body.wanted_by, now);
  const { asks, refused } = await prepareAll(context, tx, caller, body);
  if (asks.length === 0) return { request: null, refused };
  const category = commonNode(asks.map(({ path }) => path));
  const id = await store.insertRequest(tx, { buyer: caller, category, wantedBy: body.wanted_by ?? null }, now);
  for (const { ask } of asks) await storeAsk(context, tx, caller, ask, { files: [], requestId: id });
  return { request: await findRequest(context, tx, caller, id), refused };
}

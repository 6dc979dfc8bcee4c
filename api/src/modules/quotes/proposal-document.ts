import type { InvoiceDetails } from '@wspolnik/contract/deals';
import type { Quote, QuoteEvent } from '@wspolnik/contract/quotes';
import type { Context } from '../../platform/context.ts';
import type { Identity } from '../../platform/sign-in/identity.ts';
import { problem } from '../../platform/wire/problem.ts';
import { type InvoiceSide, openOrderInvoice, selectOrderInvoices } from '../invoice-details/index.ts';
import { selectOwnQuote } from './quote-list.sql.ts';
import { selectRewards } from './quotes.sql.ts';

/** A proposal with what its document has around it. */
export interface ProposalDocument {
  quote: Pick<Quote, 'id' | 'offer' | 'seller' | 'buyer' | 'text' | 'amount' | 'wanted_by' | 'order'>;
  proposal: QuoteEvent;
  version: number;
  /** Another one has replaced it. */
  isReplaced: boolean;
  /** What the buyer gets back, in grosze; null where it is not known. */
  reward: number | null;
  /** Both sides learn the details of the other one by ordering. */
  details: Partial<Record<InvoiceSide, InvoiceDetails>>;
}

/** By default the last one. @throws ApiProblem not_found, also for all but the two sides, and without a proposal */
export async function readProposal(
  { db, vault }: Pick<Context, 'db' | 'vault'>,
  caller: Identity,
  { id, version: named }: { id: string; version: number | undefined },
): Promise<ProposalDocument> {
  const row = await selectOwnQuote(db, caller, id);
  const proposals = row?.view.history.filter(({ step }) => step === 'propose') ?? [];
  const version = named ?? proposals.length;
  const proposal = proposals[version - 1];
  if (!row || !proposal) throw problem('not_found');
  const { view: quote } = row;
  const [rewards, invoices] = await Promise.all([
    selectRewards(db, id),
    quote.order ? selectOrderInvoices(db, quote.order.id) : [],
  ]);
  const details = Object.fromEntries(invoices.map((invoice) => [invoice.side, openOrderInvoice(vault, invoice)]));
  const isReplaced = version < proposals.length;
  return { quote, proposal, version, isReplaced, reward: rewards[version - 1] ?? null, details };
}

/** `0A1B2C3D-2`, with the version: quotes have no numbers, and the end of an id is random. */
export const numberOf = ({ quote: { id }, version }: Pick<ProposalDocument, 'quote' | 'version'>): string =>
  `${id.slice(-8).toUpperCase()}-${version}`;

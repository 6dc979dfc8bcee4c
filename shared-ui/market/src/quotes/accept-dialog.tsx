import { ChangedNote, type ChangedRow, useAction, useSeen } from '@wspolnik/kit';
import { ApiError, announceBalanceChange, rememberedReferral, useSessionStore } from '@wspolnik/shared-auth';
import { Callout, formatDate, formatMoney, Money, navigate, SummaryList } from '@wspolnik/system';
import { FormDialog } from '@wspolnik/system/forms';
import { CircleCheck, Clock } from 'lucide-react';
import { type IntlShape, useIntl } from 'react-intl';
import { object } from 'yup';
import { InvoiceSummary } from '../features/invoice/invoice-summary.tsx';
import { netOf, priceText, type VatRate } from '../format/vat.ts';
import { FullPrice } from '../price/price.tsx';
import { lineRows, lineText } from './line-rows.ts';
import type { QuoteTerms } from './open-quote.ts';
import type { QuoteDialogProps } from './propose-dialog.tsx';
import { QuoteLines } from './quote-lines.tsx';
import { answerQuote, getAskedQuote } from './quotes.api.ts';

const NOTHING = {};
const SCHEMA = object({});
const DECIDED = ['amount', 'vat_rate', 'reward_total', 'valid_until'] as const;

/** A proposal with lines is decided about as a whole: another one with equal sums may have other lines. */
const isSame = (one: QuoteTerms, other: QuoteTerms): boolean =>
  DECIDED.every((field) => one[field] === other[field]) &&
  ((one.lines.length === 0 && other.lines.length === 0) || one.version === other.version);

/**
 * The terms of now, after a refused acceptance; null for another refusal. The refusal names no lines, so the quote is read; where that
 * fails, what the refusal names is shown, and a proposal with lines is refused once more.
 */
async function termsOfRefusal(id: string, error: unknown): Promise<QuoteTerms | null> {
  if (!(error instanceof ApiError) || error.code !== 'quote_changed') return null;
  const now = await getAskedQuote(id).catch(() => undefined);
  if (now?.proposal) return now.proposal;
  const { price, vat_rate, reward, reward_buyer, valid_until, version } = error.problem?.params ?? {};
  const [amount, rate] = [String(price), String(vat_rate) as VatRate];
  return {
    version: Number(version),
    lines: [],
    ...{ amount, amount_net: netOf(amount, rate), vat_rate: rate },
    ...{ reward_total: String(reward), reward_buyer: String(reward_buyer), reward_covered: null },
    valid_until: String(valid_until),
  };
}

/**
 * The purchase at the proposed price: what it costs, what it earns, and whether that is covered. Leads to the order. It keeps the
 * terms that it opened with, and asks again when the seller has changed them.
 */
export function AcceptDialog({ quote, onAnswered, onClose }: QuoteDialogProps) {
  const { formatMessage } = useIntl();
  const isCompany = useSessionStore(({ company }) => company !== null);
  // In a thread, a replaced proposal stays as it was, and can no longer be accepted.
  const live = quote.allowed_actions.includes('accept') ? quote.proposal : null;
  const { seen, changed, learn, agree } = useSeen(live, isSame);
  const { run } = useAction((terms: QuoteTerms, key) => {
    const { amount: expected_price, vat_rate: expected_vat_rate, reward_total: expected_reward, valid_until } = terms;
    const ref = rememberedReferral();
    const version = terms.lines.length > 0 ? { expected_version: terms.version } : {};
    const seenTerms = { expected_price, expected_vat_rate, expected_reward, valid_until, ...version };
    return answerQuote(quote.id, { action: 'accept', ...seenTerms, ...(ref ? { ref } : {}) }, key);
  });
  const order = async () => {
    if (!seen) return false;
    try {
      const answered = await run(seen);
      if (!answered) return false;
      announceBalanceChange();
      onAnswered(answered);
      const id = answered.order?.id;
      if (id) navigate(`/transactions/orders?open=${id}#order-${id}`);
      return true;
    } catch (error) {
      const now = await termsOfRefusal(quote.id, error);
      if (!now) throw error;
      learn(now);
      return false;
    }
  };
  return (
    <FormDialog
      title={formatMessage({ id: 'quotes.accept.title' })}
      initialValues={NOTHING}
      schema={SCHEMA}
      confirm={formatMessage({ id: isCompany ? 'quotes.accept.order' : 'quotes.accept.orderAndPay' })}
      before={changed && { confirm: formatMessage({ id: 'ui.changed.confirm' }), onConfirm: agree }}
      onSubmit={order}
      onClose={onClose}
    >
      {seen && changed && <ChangedTerms from={seen} to={changed} />}
      <p>
        <strong>{quote.offer.title}</strong>
        {seen && seen.lines.length > 0 && (
          <span> · {formatMessage({ id: 'quotes.lines.version' }, { version: seen.version })}</span>
        )}
      </p>
      {seen && <QuoteLines lines={seen.lines} gross={seen.amount} net={seen.amount_net} rate={seen.vat_rate} />}
      {seen && <Terms terms={seen} />}
      <InvoiceSummary />
    </FormDialog>
  );
}

function ChangedTerms({ from, to }: { from: QuoteTerms; to: QuoteTerms }) {
  const intl = useIntl();
  const { formatMessage, locale } = intl;
  const row = (id: string, textOf: (terms: QuoteTerms) => string) => ({
    term: formatMessage({ id }),
    from: textOf(from),
    to: textOf(to),
  });
  return (
    <ChangedNote
      rows={[
        row('quotes.price', (terms) => priceText(intl, priceOf(terms))),
        row('quotes.validUntil', ({ valid_until }) => formatDate(valid_until, locale)),
        row('quotes.forYou', ({ reward_buyer }) => formatMoney(reward_buyer)),
        ...lineChanges(intl, from, to),
      ]}
    />
  );
}

/** The number of the proposal and its lines; equal ones are left out by the note. */
function lineChanges({ formatMessage }: IntlShape, from: QuoteTerms, to: QuoteTerms): ChangedRow[] {
  if (from.lines.length === 0 && to.lines.length === 0) return [];
  const number = ({ version }: QuoteTerms) => formatMessage({ id: 'quotes.lines.versionNumber' }, { version });
  const none = formatMessage({ id: 'quotes.lines.none' });
  return [
    { term: formatMessage({ id: 'quotes.lines.versionTerm' }), from: number(from), to: number(to) },
    ...lineRows([from.lines, to.lines]).map(({ name, lines: [before, now] }) => ({
      term: formatMessage({ id: 'quotes.lines.term' }, { name }),
      from: before ? lineText(before) : none,
      to: now ? lineText(now) : none,
    })),
  ];
}

const priceOf = ({ amount, amount_net, vat_rate }: QuoteTerms) => ({ gross: amount, net: amount_net, rate: vat_rate });

function Terms({ terms }: { terms: QuoteTerms }) {
  const { valid_until, reward_buyer, reward_covered } = terms;
  const { formatMessage, locale } = useIntl();
  const hasReward = Number(reward_buyer) > 0;
  const points = hasReward
    ? [{ term: formatMessage({ id: 'quotes.forYou' }), value: <Money value={reward_buyer} />, isPoints: true }]
    : [];
  const Icon = reward_covered ? CircleCheck : Clock;
  return (
    <>
      <SummaryList
        rows={[
          { term: formatMessage({ id: 'quotes.price' }), value: <FullPrice {...priceOf(terms)} /> },
          { term: formatMessage({ id: 'quotes.validUntil' }), value: formatDate(valid_until, locale) },
          ...points,
        ]}
      />
      {hasReward && reward_covered !== null && (
        <Callout icon={<Icon aria-hidden strokeWidth={1.75} />}>
          {formatMessage({ id: reward_covered ? 'quotes.accept.covered' : 'quotes.accept.notCovered' })}
        </Callout>
      )}
    </>
  );
}

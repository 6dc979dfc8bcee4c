import type { QuoteActionBody, QuoteLineBody } from '@wspolnik/contract';
import { MAX_ZLOTY, PROPOSAL_DAYS, QUOTE_LINE_LENGTH } from '@wspolnik/contract/limits';
import { DAY_MS, formatMoney, toGrosze } from '@wspolnik/system';
import { type FieldMessage, rules } from '@wspolnik/system/forms';
import { type AnyObject, array, object, string, type TestContext } from 'yup';
import type { VatRate } from '../format/vat.ts';
import type { VatValues } from '../vat-fields/vat-fields.tsx';
import { isCounted, isQuantity, sumsOf } from './line-sums.ts';
import type { OpenQuote, QuoteTerms } from './open-quote.ts';

const USUAL_DAYS = 14;
const LEAST = '0.01';

/** One price, or the lines that it is made of. */
export type ProposalKind = 'price' | 'lines';

export interface ProposeValues extends VatValues {
  kind: ProposalKind;
  /** Net or gross, as the type says. */
  amount: string;
  lines: QuoteLineBody[];
  valid_until: string;
  text: string;
}

export const emptyLine = (name = ''): QuoteLineBody => ({ name, quantity: '1', unit: '', price_net: '' });

/** The day in Poland. */
const dayAfter = (days: number): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Warsaw', dateStyle: 'short' }).format(
    Date.now() + days * DAY_MS,
  );

/** Of two days like `2026-01-20`. */
const later = (one: string, other = ''): string => (one > other ? one : other);

/** The proposal that another one would replace. It is binding. */
export const boundOf = ({ status, proposal }: OpenQuote): QuoteTerms | null =>
  status === 'proposed' ? proposal : null;

export interface DayLimits {
  min: string;
  max: string;
}

/** First and last day until which a new proposal may hold. */
export const dayLimits = (bound: QuoteTerms | null): DayLimits => ({
  min: later(dayAfter(0), bound?.valid_until),
  max: dayAfter(PROPOSAL_DAYS),
});

/** The most that may replace a proposal, in what is typed. */
const limitOf = (bound: QuoteTerms | null, type: VatValues['price_type']): string | undefined =>
  type === 'net' ? bound?.amount_net : bound?.amount;

/** What the form starts with: the proposal in force, or the one that has expired. */
export function initialValues({ offer, proposal }: OpenQuote, bound: QuoteTerms | null): ProposeValues {
  const price_type = offer.price_type ?? 'gross';
  const lines = (proposal?.lines ?? []).map(({ name, quantity, unit, price_net }) => {
    const typed = { quantity: String(Number(quantity)), price_net };
    return { name, unit, ...typed };
  });
  return {
    kind: lines.length > 0 ? 'lines' : 'price',
    amount: limitOf(bound, price_type) ?? '',
    lines: lines.length > 0 ? lines : [emptyLine(offer.title.slice(0, QUOTE_LINE_LENGTH))],
    price_type,
    vat_rate: proposal?.vat_rate ?? offer.vat_rate ?? '23',
    valid_until: later(dayAfter(USUAL_DAYS), bound?.valid_until),
    text: '',
  };
}

const lineSchema = object({
  name: rules.required(),
  quantity: string()
    .required()
    .test('quantity', { id: 'quotes.lines.quantityRule' } satisfies FieldMessage, (value) => isQuantity(value)),
  price_net: rules.amount({ max: MAX_ZLOTY }).required(),
});

/** Formik leaves empty texts out of what it validates. */
const isComplete = ({ name = '', quantity = '', price_net = '' }: Partial<QuoteLineBody>): boolean =>
  name.trim() !== '' && isCounted({ quantity, price_net });

/** Why these lines cannot be proposed, though each of them could; nothing while one is not complete. */
export function sumProblem(
  lines: readonly QuoteLineBody[],
  rate: VatRate,
  bound: QuoteTerms | null,
): FieldMessage | null {
  if (!lines.every(isComplete)) return null;
  const { net, gross } = sumsOf(lines, rate);
  const isMore = (amount: string, limit: string | number) => toGrosze(amount) > toGrosze(limit);
  if (bound && (isMore(gross, bound.amount) || isMore(net, bound.amount_net))) {
    const price = formatMoney(bound.amount);
    return { id: 'quotes.lines.tooDear', values: { price, net: formatMoney(bound.amount_net) } };
  }
  if (toGrosze(net) === 0) return { id: 'quotes.lines.tooLittle' };
  return isMore(gross, MAX_ZLOTY) ? { id: 'quotes.lines.tooMuch', values: { max: formatMoney(MAX_ZLOTY) } } : null;
}

const linesSchema = (bound: QuoteTerms | null) =>
  array()
    .of(lineSchema)
    .test('sum', function fits(lines, { parent }: TestContext<AnyObject>) {
      const problem = sumProblem((lines ?? []) as QuoteLineBody[], parent.vat_rate, bound);
      return problem ? this.createError({ message: { ...problem } }) : true;
    });

export const proposeSchema = (bound: QuoteTerms | null, days: DayLimits) =>
  object({
    amount: string().when(['kind', 'price_type'], ([kind, type], schema) =>
      kind === 'price' ? rules.amount({ min: LEAST, max: limitOf(bound, type) ?? MAX_ZLOTY }).required() : schema,
    ),
    lines: array().when('kind', ([kind], schema) => (kind === 'lines' ? linesSchema(bound) : schema)),
    valid_until: rules.date(days).required(),
  });

const money = (amount: string): string => Number(amount).toFixed(2);

/** What is sent: either the price or the lines. */
export function proposalBody(values: ProposeValues): QuoteActionBody {
  const { kind, amount, lines, price_type, vat_rate, valid_until, text } = values;
  const price =
    kind === 'lines'
      ? { lines: lines.map((line) => ({ ...trimmed(line), price_net: money(line.price_net) })) }
      : { [price_type === 'net' ? 'amount_net' : 'amount']: money(amount) };
  return { action: 'propose', ...price, vat_rate, valid_until, text: text.trim() };
}

const trimmed = ({ name, quantity, unit }: QuoteLineBody) => ({ name: name.trim(), quantity, unit: unit.trim() });

import type { OfferFigures } from '@wspolnik/contract';
import { Badge, formatMoney, formatPercent, Link } from '@wspolnik/system';
import { ArrowDown } from 'lucide-react';
import { useIntl } from 'react-intl';
import { orderQueries } from '../../lib/order-query.ts';
import { SUMMARY_SORTS, type SummaryQuery, type SummarySort, summaryQuery } from '../../lib/summary.reads.ts';
import classes from './offer-table.module.css';
import { columnMessages as columns, summaryTexts as texts } from './summary.messages.ts';

/** Numbers that each row draws as a bar, beside the same bar of the other offers. */
const DRAWN = ['views', 'questions', 'orders'] as const;
type Drawn = (typeof DRAWN)[number];

const numberOf = (row: OfferFigures, sort: Exclude<SummarySort, 'offer'>): number => Number(row[sort]);

/** The largest number first, titles by the alphabet. Without a choice as the API has sorted them. */
function sorted(offers: readonly OfferFigures[], sort: SummarySort | undefined): readonly OfferFigures[] {
  if (!sort) return offers;
  if (sort === 'offer') return offers.toSorted((a, b) => a.offer.title.localeCompare(b.offer.title, 'pl'));
  return offers.toSorted((a, b) => numberOf(b, sort) - numberOf(a, sort));
}

interface OfferTableProps {
  offers: readonly OfferFigures[];
  query: SummaryQuery;
  month: string;
}

/** Views, questions and orders of each offer, drawn as bars, and what they brought. On a phone the rows are cards, below the links that sort them. */
export function OfferTable({ offers, query, month }: OfferTableProps) {
  const { formatMessage } = useIntl();
  const most = (column: Drawn) => Math.max(1, ...offers.map((row) => row[column]));
  const highest = { views: most('views'), questions: most('questions'), orders: most('orders') };
  const selected = query.sort_by;
  return (
    <section aria-labelledby="offers-of-month" className={classes.section}>
      <h2 id="offers-of-month">{formatMessage(texts.offers)}</h2>
      <p aria-hidden="true" className={classes.order}>
        {formatMessage({ id: 'ui.filters.sort' })}
      </p>
      <table className={classes.table} aria-labelledby="offers-of-month">
        <thead>
          <tr>
            {SUMMARY_SORTS.map((sort) => (
              <th
                key={sort}
                scope="col"
                aria-sort={sort !== selected ? undefined : sort === 'offer' ? 'ascending' : 'descending'}
              >
                <Link to={summaryQuery.href(summaryQuery.with(query, { sort_by: sort }))} className={classes.sort}>
                  {formatMessage(columns[sort])}
                  {sort === selected && <ArrowDown aria-hidden size={14} strokeWidth={2} />}
                </Link>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sorted(offers, selected).map((row) => (
            <OfferRow key={row.offer.id} {...{ row, highest, month }} />
          ))}
        </tbody>
      </table>
      <p className={classes.note}>{formatMessage(texts.questionsNote)}</p>
    </section>
  );
}

interface OfferRowProps {
  row: OfferFigures;
  highest: Record<Drawn, number>;
  month: string;
}

function OfferRow({ row, highest, month }: OfferRowProps) {
  const { formatMessage } = useIntl();
  const { offer, views, orders, gross, reward } = row;
  const ordersTo = orderQueries.sales.href({ status: 'all', month, offer_id: offer.id });
  const share = views > 0 && orders > 0 ? Math.min(1, orders / views) : null;
  return (
    <tr>
      <th scope="row">
        {offer.is_listed ? <Link to={`/offers/${offer.id}`}>{offer.title}</Link> : <span>{offer.title}</span>}{' '}
        {!offer.is_listed && <Badge>{formatMessage(texts.hidden)}</Badge>}
      </th>
      {DRAWN.map((column) => (
        <td key={column} data-label={formatMessage(columns[column])} className={classes.drawn}>
          {column === 'orders' && orders > 0 ? <Link to={ordersTo}>{orders}</Link> : <span>{row[column]}</span>}
          {column === 'orders' && share !== null && (
            <span className={classes.share}>
              {formatMessage(texts.share, { share: formatPercent(Math.max(1, Math.round(share * 100))) })}
            </span>
          )}
          <span aria-hidden="true" className={classes.bar} data-column={column}>
            <span style={{ width: `${(row[column] / highest[column]) * 100}%` }} />
          </span>
        </td>
      ))}
      <td data-label={formatMessage(columns.gross)}>{formatMoney(gross)}</td>
      <td data-label={formatMessage(columns.reward)}>{formatMoney(reward)}</td>
    </tr>
  );
}

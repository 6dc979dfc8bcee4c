import type { SalesFigures, SalesSummary } from '@wspolnik/contract';
import { formatMoney, formatPercent } from '@wspolnik/system';
import { useIntl } from 'react-intl';
import { addMoney } from '../../lib/money.ts';
import { figureMessages as messages } from './summary.messages.ts';
import classes from './summary.module.css';

interface Figure {
  name: string;
  value: string;
  /** Of the month before. */
  before: string;
  /** Null without anything to compare with. */
  change: number | null;
  detail?: string;
}

const grossOf = ({ confirmed_gross, open_gross }: SalesFigures) => addMoney(confirmed_gross, open_gross);
const netOf = ({ confirmed_net, open_net }: SalesFigures) => addMoney(confirmed_net, open_net);

/** By which part of the former value the present one differs from it. */
const changeOf = (now: number, before: number): number | null => (before > 0 ? (now - before) / before : null);

/** Revenue, orders and the cost of rewards, each with the month before. */
export function SummaryFigures({ summary }: { summary: SalesSummary }) {
  const { formatMessage } = useIntl();
  const figures = useFigures(summary);
  return (
    <section aria-label={formatMessage(messages.label)}>
      <dl className={classes.figures}>
        {figures.map(({ name, value, before, change, detail }) => (
          <div key={name} className={classes.figure}>
            <dt>{name}</dt>
            <dd className={classes.value}>{value}</dd>
            <dd className={classes.before}>
              {change === null
                ? formatMessage(messages.before, { value: before })
                : formatMessage(messages.beforeChange, { value: before, change: signedPercent(change) })}
            </dd>
            {detail && <dd className={classes.detail}>{detail}</dd>}
          </div>
        ))}
      </dl>
    </section>
  );
}

function useFigures({ figures: now, previous }: SalesSummary): Figure[] {
  const { formatMessage } = useIntl();
  const none = formatMessage(messages.none);
  const average = ({ average: value }: SalesFigures) => (value === null ? none : formatMoney(value));
  return [
    {
      name: formatMessage(messages.revenue),
      value: formatMoney(grossOf(now)),
      before: formatMoney(grossOf(previous)),
      change: changeOf(Number(grossOf(now)), Number(grossOf(previous))),
      detail: formatMessage(messages.revenueDetail, {
        net: formatMoney(netOf(now)),
        confirmed: formatMoney(now.confirmed_gross),
        open: formatMoney(now.open_gross),
      }),
    },
    {
      name: formatMessage(messages.orders),
      value: String(now.orders),
      before: String(previous.orders),
      change: changeOf(now.orders, previous.orders),
      detail: formatMessage(messages.cancelled, { count: now.cancelled }),
    },
    {
      name: formatMessage(messages.average),
      value: average(now),
      before: average(previous),
      change: now.average === null ? null : changeOf(Number(now.average), Number(previous.average ?? 0)),
    },
    {
      name: formatMessage(messages.reward),
      value: formatMoney(now.reward),
      before: formatMoney(previous.reward),
      change: changeOf(Number(now.reward), Number(previous.reward)),
      detail: formatMessage(messages.rewardDetail),
    },
  ];
}

function signedPercent(change: number): string {
  const rounded = Math.round(Math.abs(change) * 100);
  if (rounded === 0) return formatPercent(0);
  return `${change < 0 ? '−' : '+'}${formatPercent(rounded)}`;
}

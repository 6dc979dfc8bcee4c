import type { PointBalance } from '@wspolnik/contract';
import { MATURES_AFTER_DAYS } from '@wspolnik/contract/limits';
import { formatDate, formatMoney, Link, useLocale } from '@wspolnik/system';
import { type MessageDescriptor, useIntl } from 'react-intl';
import { isPositive, subtractMoney } from '../../lib/money.ts';
import { displayedBalance } from '../../lib/points.reads.ts';
import classes from './balance-panel.module.css';
import { balancePanelMessages as messages } from './points.messages.ts';

const BLOCKED_ORDERS = '/transactions/sales?status=blocked';

interface Part {
  label: MessageDescriptor;
  detail: MessageDescriptor;
  /** Date that the detail names. */
  at?: string | null;
  amount: string;
  /** Number in the label. */
  count?: number;
  /** Page that the label leads to. */
  to?: string;
  isTotal?: boolean;
}

/** The parts of the balance: available, earned, frozen, waiting and owed. */
export function BalanceParts({ balance }: { balance: PointBalance }) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const parts = partsOf(balance);
  return (
    <>
      {balance.company_id ? null : (
        <p className={classes.explained}>{formatMessage(messages.personDetail, { days: MATURES_AFTER_DAYS })}</p>
      )}
      {parts.length > 0 && (
        <dl className={classes.parts}>
          {parts.map(({ label, detail, at, amount, count, to, isTotal }) => (
            <div key={label.id} className={isTotal ? classes.total : undefined}>
              <dt>
                {to ? <Link to={to}>{formatMessage(label, { count })}</Link> : <span>{formatMessage(label)}</span>}
                <span className={classes.detail}>
                  {formatMessage(detail, { date: at ? formatDate(at, locale) : '' })}
                </span>
              </dt>
              <dd>{formatMoney(amount)}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}

function frozenPart({ balance: amount, orders: count }: PointBalance['frozen_points']): Part {
  if (count === 0) return { label: messages.frozen, detail: messages.frozenDetail, amount };
  return { label: messages.frozenIn, detail: messages.frozenDetail, amount, count, to: BLOCKED_ORDERS };
}

/** A company's parts add up to its balance, except for waiting points and debt. */
function partsOf(balance: PointBalance): Part[] {
  const { company_id, points, frozen_points, withdrawable_points } = balance;
  const aside = [...waitingParts(balance), ...debtPart(balance)];
  if (!company_id) return aside;
  const available = subtractMoney(points, withdrawable_points);
  return [
    { label: messages.available, detail: messages.availableDetail, amount: available },
    { label: messages.earned, detail: messages.earnedDetail, amount: withdrawable_points },
    frozenPart(frozen_points),
    {
      label: messages.whole,
      detail: messages.wholeDetail,
      amount: displayedBalance(balance),
      isTotal: true,
    },
    ...aside,
  ];
}

/** Earned points whose order was verified less than {@link MATURES_AFTER_DAYS} ago, and those of reported orders, for which no day is known. */
function waitingParts({ assigned_points }: PointBalance): Part[] {
  if (!assigned_points) return [];
  const { balance, disputed, next_at: at } = assigned_points;
  const parts: Part[] = [
    { label: messages.waiting, detail: messages.waitingUntil, at, amount: subtractMoney(balance, disputed) },
    { label: messages.disputed, detail: messages.disputedDetail, amount: disputed },
  ];
  return parts.filter(({ amount }) => isPositive(amount));
}

function debtPart({ debt = '0.00' }: PointBalance): Part[] {
  return isPositive(debt) ? [{ label: messages.debt, detail: messages.debtDetail, amount: debt }] : [];
}

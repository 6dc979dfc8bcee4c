import type { PointBalance } from '@wspolnik/api/contract';
import { formatDate, formatMoney, useLocale } from '@wspolnik/shared-ui';
import { type MessageDescriptor, useIntl } from 'react-intl';
import { isPositive, subtractMoney } from '../../lib/money.ts';
import classes from './balance-panel.module.css';
import { balancePanelMessages as messages } from './registry.messages.ts';

interface Part {
  label: MessageDescriptor;
  detail: MessageDescriptor;
  /** Date that the detail names. */
  at?: string | null;
  amount: string;
}

/** The parts of the balance: available, earned, frozen, waiting and owed. */
export function BalanceParts({ balance }: { balance: PointBalance }) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const parts = partsOf(balance);
  return (
    <>
      {balance.company_id ? null : <p className={classes.explained}>{formatMessage(messages.personDetail)}</p>}
      {parts.length > 0 && (
        <dl className={classes.parts}>
          {parts.map(({ label, detail, at, amount }) => (
            <div key={label.id}>
              <dt>
                {formatMessage(label)}
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

/** A company's parts add up to its balance, except for waiting points and debt. */
function partsOf(balance: PointBalance): Part[] {
  const { company_id, points, frozen_points, withdrawable_points } = balance;
  const aside = [...waitingPart(balance), ...debtPart(balance)];
  if (!company_id) return aside;
  const available = subtractMoney(points, withdrawable_points);
  return [
    { label: messages.available, detail: messages.availableDetail, amount: available },
    { label: messages.earned, detail: messages.earnedDetail, amount: withdrawable_points },
    { label: messages.frozen, detail: messages.frozenDetail, amount: frozen_points.balance },
    ...aside,
  ];
}

/** Earned points whose order was verified less than 14 days ago or was reported. */
function waitingPart({ assigned_points }: PointBalance): Part[] {
  if (!assigned_points || !isPositive(assigned_points.balance)) return [];
  const { balance: amount, next_at: at } = assigned_points;
  return [{ label: messages.waiting, detail: at ? messages.waitingUntil : messages.waitingReported, at, amount }];
}

function debtPart({ debt = '0.00' }: PointBalance): Part[] {
  return isPositive(debt) ? [{ label: messages.debt, detail: messages.debtDetail, amount: debt }] : [];
}

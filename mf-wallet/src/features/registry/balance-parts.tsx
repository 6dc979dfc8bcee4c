import type { PointBalance } from '@wspolnik/api/contract';
import { formatMoney, useLocale } from '@wspolnik/shared-ui';
import { type MessageDescriptor, useIntl } from 'react-intl';
import { isPositive, subtractMoney } from '../../lib/money.ts';
import classes from './balance-panel.module.css';
import { balancePanelMessages as messages } from './registry.messages.ts';

interface Part {
  label: MessageDescriptor;
  detail: MessageDescriptor;
  amount: string;
}

/** What the balance is made of, in words: what can be used, what waits, what can leave. */
export function BalanceParts({ balance }: { balance: PointBalance }) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const parts = partsOf(balance);
  return (
    <>
      {balance.company_id ? null : <p className={classes.explained}>{formatMessage(messages.personDetail)}</p>}
      {parts.length > 0 && (
        <dl className={classes.parts}>
          {parts.map(({ label, detail, amount }) => (
            <div key={label.id}>
              <dt>
                {formatMessage(label)}
                <span className={classes.detail}>{formatMessage(detail)}</span>
              </dt>
              <dd>{formatMoney(amount, locale)}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}

/** For a company they add up to the balance, a debt aside. */
function partsOf({ company_id, points, frozen_points, withdrawable_points, debt = '0.00' }: PointBalance): Part[] {
  const owed = isPositive(debt) ? [{ label: messages.debt, detail: messages.debtDetail, amount: debt }] : [];
  if (!company_id) return owed;
  const available = subtractMoney(points, withdrawable_points);
  return [
    { label: messages.available, detail: messages.availableDetail, amount: available },
    { label: messages.earned, detail: messages.earnedDetail, amount: withdrawable_points },
    { label: messages.frozen, detail: messages.frozenDetail, amount: frozen_points.balance },
    ...owed,
  ];
}

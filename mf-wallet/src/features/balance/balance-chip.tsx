import type { PointBalance } from '@wspolnik/api/contract';
import { useSessionStore } from '@wspolnik/shared-auth';
import { classNames, formatMoney, Tooltip } from '@wspolnik/shared-ui';
import { Coins } from 'lucide-react';
import { useIntl } from 'react-intl';
import { isLongMoney } from '../../lib/money.ts';
import { displayedBalance, useBalance } from '../../lib/points.reads.ts';
import { balanceMessages as messages } from './balance.messages.ts';
import classes from './balance.module.css';

/** Slot `header.balance`; renders nothing for a guest, who has no balance. */
export function BalanceChip() {
  const isGuest = useSessionStore(({ user }) => user === null);
  return isGuest ? null : <Chip />;
}

/** A click reloads the balance, also after a failed request. */
function Chip() {
  const { formatMessage } = useIntl();
  // The header has no room for an error panel, so a failed request is also retried automatically.
  const { data: balance, error, retry } = useBalance({ shouldRetryOnError: true });

  if (!balance && !error) {
    return <span role="status" aria-label={formatMessage(messages.loading)} className={classes.skeleton} />;
  }
  const amount = balance ? formatMoney(displayedBalance(balance)) : '—';
  const label = balance ? formatMessage(messages.label, { amount }) : formatMessage(messages.failed);

  return (
    <Tooltip
      content={balance ? <Breakdown balance={balance} /> : formatMessage(messages.failedHint)}
      placement="bottom"
    >
      <button
        type="button"
        className={classNames(classes.chip, isLongMoney(amount) && classes.long)}
        aria-label={label}
        onClick={retry}
      >
        <Coins aria-hidden className={classes.icon} strokeWidth={1.75} />
        {amount}
      </button>
    </Tooltip>
  );
}

function Breakdown({ balance }: { balance: PointBalance }) {
  const { formatMessage } = useIntl();
  const points = formatMoney(balance.points);
  if (!balance.company_id) {
    const withdrawable = formatMoney(balance.withdrawable_points);
    return formatMessage(messages.personal, { withdrawable, points });
  }
  return formatMessage(messages.company, { points, frozen: formatMoney(balance.frozen_points.balance) });
}

import type { PointBalance } from '@wspolnik/api/contract';
import { formatMoney, Tooltip } from '@wspolnik/shared-ui';
import { Coins } from 'lucide-react';
import { useIntl } from 'react-intl';
import { balanceMessages as messages } from './balance.messages.ts';
import classes from './balance.module.css';
import { displayedBalance, useBalance } from './use-balance.ts';

/** Slot `header.balance`. A press asks for the balance again, which is also the way out of a failed request. */
export function BalanceChip() {
  const { formatMessage, locale } = useIntl();
  const { balance, error, refetch } = useBalance();

  if (!balance && !error) {
    return <span role="status" aria-label={formatMessage(messages.loading)} className={classes.skeleton} />;
  }
  const amount = balance ? formatMoney(displayedBalance(balance), locale) : '—';
  const label = balance ? formatMessage(messages.label, { amount }) : formatMessage(messages.failed);
  const hint = balance ? formatMessage(...breakdown(balance, locale)) : formatMessage(messages.failedHint);

  return (
    <Tooltip content={hint}>
      <button type="button" className={classes.chip} aria-label={label} onClick={() => void refetch()}>
        <Coins aria-hidden className={classes.icon} strokeWidth={1.75} />
        {amount}
      </button>
    </Tooltip>
  );
}

function breakdown(balance: PointBalance, locale: string) {
  const frozen = formatMoney(balance.frozen_points.balance, locale);
  const points = formatMoney(balance.points, locale);
  return balance.company_id
    ? ([messages.company, { points, frozen }] as const)
    : ([messages.personal, { withdrawable: formatMoney(balance.withdrawable_points, locale), points }] as const);
}

import type { Withdrawal, WithdrawalStatus } from '@wspolnik/contract';
import { MAX_PAGE } from '@wspolnik/contract/limits';
import { QuestionButton, refresh, useList } from '@wspolnik/kit';
import {
  Badge,
  type BadgeProps,
  Button,
  ErrorPanel,
  formatDate,
  formatMoney,
  useErrorText,
  useLocale,
} from '@wspolnik/system';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { balanceHistoryRead, balanceRead, pointsHistoryRead, withdrawalsRead } from '../../lib/points.reads.ts';
import { withdrawalListMessages as messages } from './dialogs.messages.ts';
import { cancelWithdrawal } from './points.api.ts';
import { useRights } from './use-rights.ts';
import classes from './withdrawals-panel.module.css';

const TONES: Record<WithdrawalStatus, BadgeProps['tone']> = {
  requested: 'info',
  approved: 'info',
  paid: 'primary',
  rejected: 'danger',
  cancelled: 'neutral',
};

/** Earlier withdrawals and their state; renders nothing when there are none. */
export function WithdrawalsPanel() {
  const { formatMessage } = useIntl();
  const errorText = useErrorText();
  const [limit, setLimit] = useState<number>();
  const { data: withdrawals, error, retry } = useList(withdrawalsRead({ limit }));
  if (!withdrawals && error) {
    return <ErrorPanel title={formatMessage(messages.failed)} detail={errorText(error)} onRetry={retry} />;
  }
  if (!withdrawals || withdrawals.count === 0) return null;
  return (
    <section aria-labelledby="withdrawals" className={classes.panel}>
      <h2 id="withdrawals">{formatMessage(messages.title)}</h2>
      <ul className={classes.list}>
        {withdrawals.results.map((withdrawal) => (
          <WithdrawalRow key={withdrawal.id} withdrawal={withdrawal} />
        ))}
      </ul>
      {withdrawals.count > withdrawals.results.length && limit === undefined && (
        <Button variant="ghost" size="sm" onClick={() => setLimit(MAX_PAGE)}>
          {formatMessage(messages.more, { count: withdrawals.count })}
        </Button>
      )}
    </section>
  );
}

function WithdrawalRow({ withdrawal }: { withdrawal: Withdrawal }) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const { withdraw } = useRights();
  const { amount, status, created_at, decided_at, rejected_reason } = withdrawal;
  const isWaiting = status === 'requested' || status === 'approved';
  return (
    <li className={classes.row}>
      <div className={classes.what}>
        <strong>{formatMoney(amount)}</strong>
        <span className={classes.muted}>
          {formatDate(created_at, locale)} · {formatMessage(messages.to, { account: maskedAccount(withdrawal) })}
        </span>
      </div>
      <div className={classes.state}>
        <Badge tone={TONES[status]}>{formatMessage(messages[status])}</Badge>
        {isWaiting && <span className={classes.muted}>{formatMessage(messages.when)}</span>}
        {decided_at && <span className={classes.muted}>{formatDate(decided_at, locale)}</span>}
        {status === 'requested' && withdraw && <CancelButton withdrawal={withdrawal} />}
      </div>
      {rejected_reason && (
        <p className={classes.reason}>{formatMessage(messages.reason, { reason: rejected_reason })}</p>
      )}
    </li>
  );
}

/** Takes back what nobody has decided about. */
function CancelButton({ withdrawal: { id, ...withdrawal } }: { withdrawal: Withdrawal }) {
  const { formatMessage } = useIntl();
  const about = { amount: formatMoney(withdrawal.amount) };
  return (
    <QuestionButton
      label={formatMessage(messages.cancel)}
      name={formatMessage(messages.cancelOne, about)}
      title={formatMessage(messages.cancelTitle, about)}
      text={formatMessage(messages.cancelText)}
      cancelLabel={formatMessage(messages.back)}
      act={() => cancelWithdrawal(id)}
      done={formatMessage(messages.cancelledDone, about)}
      onEnd={() => void refresh(balanceRead, pointsHistoryRead, balanceHistoryRead, withdrawalsRead)}
    />
  );
}

/** The end of the number distinguishes one's accounts; the whole number could be read over a shoulder. */
function maskedAccount({ bank_number, broker_account }: Withdrawal): string {
  return `…${(bank_number ?? broker_account ?? '').slice(-4)}`;
}

import type { PayOffReply, PointBalance } from '@wspolnik/contract';
import { useAction } from '@wspolnik/kit';
import { ApiError, announceBalanceChange } from '@wspolnik/shared-auth';
import { Button, Dialog, DialogButtons, formatMoney, SummaryList, toast, useErrorText } from '@wspolnik/system';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { FailureNote } from '../../lib/failure-note.tsx';
import { isPositive, subtractMoney } from '../../lib/money.ts';
import { settleMessages as messages } from './dialogs.messages.ts';
import classes from './dialogs.module.css';
import { settlePendingRewards } from './points.api.ts';
import { rechargeFor } from './recharge-dialog.schema.ts';
import { useCooldown, waitOf } from './use-cooldown.ts';

export interface SettleDialogProps {
  balance: PointBalance;
  /** Called with the missing amount. */
  onRecharge: (amount: string) => void;
  onClose: () => void;
}

/**
 * Confirms that pending rewards are paid from the balance; when it is too low, suggests a recharge of the missing
 * amount.
 */
export function SettleDialog({ balance, onRecharge, onClose }: SettleDialogProps) {
  const { formatMessage } = useIntl();
  const { settle, isSettling, failure, cooldown } = useSettle(onClose);
  const { due, points, withdrawable_points } = balance;
  const available = subtractMoney(points, withdrawable_points);
  const missing = subtractMoney(due.amount, available);
  const isShort = isPositive(missing);
  const recharge = () => onRecharge(rechargeFor(missing));
  return (
    <Dialog
      open
      busy={isSettling}
      onClose={onClose}
      title={formatMessage(messages.title)}
      footer={
        isShort && !isPositive(available) ? (
          <DialogButtons confirm={formatMessage(messages.recharge)} onConfirm={recharge} onCancel={onClose} />
        ) : (
          <DialogButtons
            confirm={cooldown > 0 ? formatMessage(messages.wait, waitOf(cooldown)) : formatMessage(messages.confirm)}
            loading={isSettling}
            disabled={cooldown > 0}
            onConfirm={() => void settle()}
            onCancel={onClose}
          >
            {isShort && (
              <Button variant="soft" disabled={isSettling} onClick={recharge}>
                {formatMessage(messages.recharge)}
              </Button>
            )}
          </DialogButtons>
        )
      }
    >
      <div className={classes.form}>
        <FailureNote text={failure} />
        <p>{formatMessage(isShort ? messages.detailShort : messages.detail)}</p>
        <Sums rows={{ due: due.amount, available, ...(isShort ? { missing } : {}) }} />
      </div>
    </Dialog>
  );
}

function Sums({ rows }: { rows: Partial<Record<'due' | 'available' | 'missing', string>> }) {
  const { formatMessage } = useIntl();
  return (
    <SummaryList
      rows={(['due', 'available', 'missing'] as const).flatMap((name) => {
        const amount = rows[name];
        return amount === undefined ? [] : { term: formatMessage(messages[name]), value: formatMoney(amount) };
      })}
    />
  );
}

function useSettle(onDone: () => void) {
  const intl = useIntl();
  const errorText = useErrorText();
  const [failure, setFailure] = useState<string | null>(null);
  const [cooldown, coolDown] = useCooldown();
  const { run, isRunning } = useAction<void, PayOffReply>((_, key) => settlePendingRewards(key), {
    onDone: ({ settled, paid, due }) => {
      const values = { count: settled, paid: formatMoney(paid), left: formatMoney(due.amount) };
      if (settled === 0) toast.info(intl.formatMessage(messages.nothing));
      else toast.success(intl.formatMessage(isPositive(due.amount) ? messages.donePartly : messages.done, values));
      announceBalanceChange();
      onDone();
    },
  });

  const settle = async () => {
    setFailure(null);
    try {
      await run();
    } catch (error) {
      setFailure(errorText(error));
      if (!(error instanceof ApiError)) return;
      if (error.code === 'throttled') coolDown(error.retryAfter);
      // The balance on the screen was out of date.
      if (error.code === 'insufficient_points') announceBalanceChange();
    }
  };
  return { settle, isSettling: isRunning, failure, cooldown };
}

import type { PointBalance } from '@wspolnik/contract';
import { useRead } from '@wspolnik/kit';
import { ConfirmDialog, formatDate, useLocale } from '@wspolnik/system';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { isPositive } from '../../lib/money.ts';
import { payoutAccountsRead } from '../../lib/points.reads.ts';
import type { PointsDialog } from '../../lib/points-query.ts';
import { AccountDialog } from './account-dialog.tsx';
import { accountListMessages, withdrawalMessages as messages } from './dialogs.messages.ts';
import { RechargeDialog } from './recharge-dialog.tsx';
import { SettleDialog } from './settle-dialog.tsx';
import { useRights } from './use-rights.ts';
import { isUsable } from './withdrawal-dialog.schema.ts';
import { WithdrawalDialog } from './withdrawal-dialog.tsx';

export interface PointsDialogsProps {
  open: PointsDialog;
  /** Dialogs that need the balance wait until it is loaded. */
  balance: PointBalance | undefined;
  /** Initial amount of a recharge. */
  suggested: string;
  onOpen: (dialog: PointsDialog, amount?: string) => void;
  onClose: () => void;
}

/** The dialog of `?open=`, provided that the person may use it. */
export function PointsDialogs({ open, balance, suggested, onOpen, onClose }: PointsDialogsProps) {
  const rights = useRights();
  if (open === 'recharge' && rights.recharge) return <RechargeDialog suggested={suggested} onClose={onClose} />;
  if (open === 'withdrawal' && rights.withdraw && balance) {
    return <Withdrawal withdrawable={balance.withdrawable_points} onAdd={() => onOpen('account')} onClose={onClose} />;
  }
  if (open === 'account' && rights.withdraw) return <AccountDialog onClose={onClose} />;
  if (open === 'settle' && rights.settle && balance && isPositive(balance.due.amount)) {
    return <SettleDialog balance={balance} onRecharge={(amount) => onOpen('recharge', amount)} onClose={onClose} />;
  }
  return null;
}

interface WithdrawalProps {
  withdrawable: string;
  onAdd: () => void;
  onClose: () => void;
}

/** Without a usable account, shows which one is missing. */
function Withdrawal({ withdrawable, onAdd, onClose }: WithdrawalProps) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const [now] = useState(() => Date.now());
  const accounts = useRead(payoutAccountsRead()).data?.results;
  if (!accounts) return null;
  const usable = accounts.filter((account) => isUsable(account, now));
  if (usable.length > 0) return <WithdrawalDialog {...{ withdrawable, onClose }} accounts={usable} />;
  const [first] = accounts;
  return (
    <ConfirmDialog
      open
      title={formatMessage(messages.noAccount)}
      text={
        first
          ? formatMessage(messages.waitingText, { date: formatDate(first.usable_at, locale, { time: true }) })
          : formatMessage(messages.noAccountText)
      }
      confirmLabel={formatMessage(accountListMessages.add)}
      onConfirm={onAdd}
      onCancel={onClose}
    />
  );
}

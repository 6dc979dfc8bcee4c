import type { PointBalance } from '@wspolnik/api/contract';
import { isPositive } from '../../lib/money.ts';
import type { RegistryDialog } from '../../lib/registry-query.ts';
import { RechargeDialog } from './recharge-dialog.tsx';
import { SettleDialog } from './settle-dialog.tsx';
import { useRights } from './use-rights.ts';
import { WithdrawalDialog } from './withdrawal-dialog.tsx';

export interface PointsDialogsProps {
  open: RegistryDialog;
  /** Dialogs that need the balance wait until it is loaded. */
  balance: PointBalance | undefined;
  /** Initial amount of a recharge. */
  suggested: string;
  onOpen: (dialog: RegistryDialog, amount?: string) => void;
  onClose: () => void;
}

/** The dialog of `?open=`, provided that the person may use it. */
export function PointsDialogs({ open, balance, suggested, onOpen, onClose }: PointsDialogsProps) {
  const rights = useRights();
  if (open === 'recharge' && rights.recharge) return <RechargeDialog suggested={suggested} onClose={onClose} />;
  if (open === 'withdrawal' && rights.withdraw && balance) {
    return <WithdrawalDialog withdrawable={balance.withdrawable_points} onClose={onClose} />;
  }
  if (open === 'settle' && rights.settle && balance && isPositive(balance.due.amount)) {
    return <SettleDialog balance={balance} onRecharge={(amount) => onOpen('recharge', amount)} onClose={onClose} />;
  }
  return null;
}

import type { PointBalance } from '@wspolnik/api/contract';
import { isPositive } from '../../lib/money.ts';
import type { RegistryDialog } from '../../lib/registry-query.ts';
import { RechargeDialog } from './recharge-dialog.tsx';
import { SettleDialog } from './settle-dialog.tsx';
import { useRights } from './use-rights.ts';
import { WithdrawalDialog } from './withdrawal-dialog.tsx';

export interface PointsDialogsProps {
  open: RegistryDialog;
  /** The dialogs that speak of it wait until it is known. */
  balance: PointBalance | undefined;
  /** What the amount of a recharge starts with. */
  suggested: string;
  onOpen: (dialog: RegistryDialog, amount?: string) => void;
  onClose: () => void;
}

/** The dialog of `?open=`, for whom may do what it does. */
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

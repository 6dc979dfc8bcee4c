import type { WalletGroup, WalletRow } from '@wspolnik/contract/points';
import { toGrosze, toMoney } from '../../platform/money.ts';

/** Movements, newest first, by order; each group stands where its newest movement does. */
export function groupByOrder(rows: readonly WalletRow[]): WalletGroup[] {
  const groups = Map.groupBy(rows, ({ id, transaction_id }) => transaction_id ?? id);
  return [...groups.values()].map((steps) => ({
    id: steps[0]?.id ?? '',
    balance_change: toMoney(steps.reduce((sum, { balance_change }) => sum + toGrosze(balance_change), 0)),
    steps,
  }));
}

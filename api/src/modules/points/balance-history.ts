import { toMoney } from '../../platform/money.ts';
import type { MovedByDay } from './balance-history.sql.ts';

/** Counts back from the current balance by subtracting later changes. */
export function closingBalances(days: readonly string[], { balance, moved }: MovedByDay) {
  let left = balance;
  return days
    .toReversed()
    .map((day) => {
      const closing = { day, balance: toMoney(left) };
      left -= moved[day] ?? 0;
      return closing;
    })
    .reverse();
}

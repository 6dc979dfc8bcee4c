import type {
  BalanceHistory,
  PayoutAccounts,
  PointBalance,
  TaxData,
  WalletGroupPage,
  WithdrawalPage,
} from '@wspolnik/contract';
import { defineRead, type ReadOptions, type ReadState, refresh, useRead } from '@wspolnik/kit';
import { BALANCE_CHANGED } from '@wspolnik/shared-auth';
import { useEffect } from 'react';
import { addMoney } from './money.ts';
import { type PointsQuery, pointsQuery } from './points-query.ts';

export const balanceRead = defineRead<PointBalance>('point-balance/');

export const pointsHistoryRead = defineRead<WalletGroupPage, PointsQuery>('wallet-history/groups/', {
  query: pointsQuery,
  defaults: { limit: '30' },
});

export const balanceHistoryRead = defineRead<BalanceHistory, { days: number }>('point-balance/history/');

/** Without a limit, the first few; the person can show all. */
export const withdrawalsRead = defineRead<WithdrawalPage, { limit?: number | undefined }>('payment/withdrawals/', {
  defaults: { limit: '3' },
});

/** Of the person, or of the company for its owners. */
export const payoutAccountsRead = defineRead<PayoutAccounts>('payment/payout-accounts/');

/** The person's own years that are reported for taxes, whatever the profile in use. */
export const taxDataRead = defineRead<TaxData>('payment/tax-data/');

/** The balance of the profile in use. The header's slot and the page share one request. */
export function useBalance(options?: ReadOptions<PointBalance>): ReadState<PointBalance> {
  const balance = useRead(balanceRead(), options);
  const { retry } = balance;
  useEffect(() => onBalanceChange(retry), [retry]);
  return balance;
}

/** Reloads the points history, the chart and withdrawals when the balance changes. */
export function usePointsFollowBalance(): void {
  useEffect(() => onBalanceChange(() => void refresh(pointsHistoryRead, balanceHistoryRead, withdrawalsRead)), []);
}

/** Returns the function that unsubscribes. */
export function onBalanceChange(react: () => void): () => void {
  window.addEventListener(BALANCE_CHANGED, react);
  return () => window.removeEventListener(BALANCE_CHANGED, react);
}

/** The points that the profile can use now: a company for rewards and withdrawals, a person for withdrawals. */
export const usablePoints = ({ company_id, points, withdrawable_points }: PointBalance): string =>
  company_id ? points : withdrawable_points;

/** The balance of the specification: points and frozen points of a company, withdrawable points of a person (ADR 68). */
export function displayedBalance(balance: PointBalance): string {
  if (!balance.company_id) return balance.withdrawable_points;
  return addMoney(balance.points, balance.frozen_points.balance);
}

import type { AdminOverview, LedgerCheckState, Statistics } from '@wspolnik/contract';
import { defineRead } from '@wspolnik/kit';

export const overviewRead = defineRead<AdminOverview>('accounts/admin/overview/');

export const statisticsRead = defineRead<Statistics, { days: number }>('accounts/admin/statistics/');

export const ledgerCheckRead = defineRead<LedgerCheckState>('accounts/admin/ledger-check/');

import { EXACT_COUNT_LIMIT } from '@wspolnik/contract/limits';
import { PointBalance } from '@wspolnik/contract/point-balance';
import {
  BalanceHistory,
  BalanceHistoryQuery,
  PayOffReply,
  POINTS_STATUSES,
  TRANSACTION_TYPES,
  WalletExport,
  WalletExportQuery,
  WalletGroupPage,
  WalletHistoryQuery,
  WalletPage,
} from '@wspolnik/contract/points';
import type { App, Context } from '../../platform/context.ts';
import { idempotent } from '../../platform/idempotency.ts';
import { toMoney } from '../../platform/money.ts';
import { toPage } from '../../platform/paging.ts';
import { polishDays } from '../../platform/polish-days.ts';
import { callerOf, memberOf } from '../../platform/sign-in/access.ts';
import { type AccountOwner, accountOwnerOf, companyAsOwner } from '../../platform/sign-in/account-owner.ts';
import type { Db } from '../../storage/db.ts';
import { selectMovedByDay } from './balance-history.sql.ts';
import { closingBalances } from './balance-history.ts';
import { rewardMaturesAt } from './maturity.ts';
import { isOverdue } from './overdue.ts';
import { payOffPendingRewards } from './pay-off.service.ts';
import { selectBalance } from './points.sql.ts';
import { groupByOrder } from './wallet-groups.ts';
import {
  countGroups,
  countHistory,
  selectGroupedHistory,
  selectHistory,
  selectOwnAccounts,
} from './wallet-history.sql.ts';

const tags = ['points'];

/** Rows: more than a company moves in a year, and at most 4 MB in one answer. */
const EXPORT_LIMIT = 10_000;

type WalletHistoryFilters = Pick<WalletHistoryQuery, 'points_type' | 'points_status'>;

/** Values of `known` in a comma-separated filter; others are ignored. */
function named<T extends string>(known: readonly T[], text: string | undefined): T[] {
  const asked = new Set((text ?? '').split(','));
  return known.filter((value) => asked.has(value));
}

async function readBalance(db: Db, accountOwner: AccountOwner, now: Date): Promise<PointBalance> {
  const { available, withdrawable, frozen, blocked_orders, due, oldest_due, debt, ...row } = await selectBalance(
    db,
    accountOwner,
  );
  const nextAt = row.oldest_verified && rewardMaturesAt(row.oldest_verified);
  return {
    company_id: accountOwner.companyId,
    points: toMoney(available + withdrawable),
    frozen_points: { balance: toMoney(frozen), orders: blocked_orders },
    withdrawable_points: toMoney(withdrawable),
    assigned_points: {
      balance: toMoney(row.assigned),
      next_at: nextAt ? nextAt.toISOString() : null,
      disputed: toMoney(row.disputed),
    },
    due: { amount: toMoney(due), oldest_at: oldest_due, overdue: isOverdue(oldest_due, now) },
    debt: toMoney(debt),
  };
}

/** The registry's filters; invalid values are ignored. */
function filtersOf({ points_type, points_status }: WalletHistoryFilters) {
  return { types: named(TRANSACTION_TYPES, points_type), statuses: named(POINTS_STATUSES, points_status) };
}

export function pointRoutes(app: App, context: Context): void {
  balanceRoutes(app, context);
  historyRoutes(app, context);
  payOffRoutes(app, context);
}

function balanceRoutes(app: App, { db, clock }: Context): void {
  app.get(
    '/point-balance/',
    { access: 'user', summary: 'Get the balance of points', schema: { tags, response: { 200: PointBalance } } },
    async (request) => readBalance(db, accountOwnerOf(callerOf(request)), clock()),
  );

  const schema = { tags, querystring: BalanceHistoryQuery, response: { 200: BalanceHistory } };
  app.get(
    '/point-balance/history/',
    { access: 'user', summary: 'Get the balance of points at the end of each day', schema },
    async (request) => {
      const accountOwner = accountOwnerOf(callerOf(request));
      const days = polishDays(clock(), request.query.days);
      return { balances: closingBalances(days, await selectMovedByDay(db, accountOwner, days[0])) };
    },
  );
}

function historyRoutes(app: App, { db }: Context): void {
  const historySchema = { tags, querystring: WalletHistoryQuery, response: { 200: WalletPage } };
  app.get(
    '/wallet-history/',
    { access: 'user', summary: 'List the entries of the wallet', schema: historySchema },
    async (request) => {
      const accountOwner = accountOwnerOf(callerOf(request));
      const { page, limit } = request.query;
      const accounts = await selectOwnAccounts(db, accountOwner);
      const selection = { accountOwner, accounts, ...filtersOf(request.query), page, limit };
      const results = await selectHistory(db, selection);
      const count = await countHistory(db, selection);
      return toPage(request, { page, limit, count, results, countExact: count <= EXACT_COUNT_LIMIT });
    },
  );

  const groupSchema = { tags, querystring: WalletHistoryQuery, response: { 200: WalletGroupPage } };
  app.get(
    '/wallet-history/groups/',
    { access: 'user', summary: 'List the entries of the wallet by order', schema: groupSchema },
    async (request) => {
      const accountOwner = accountOwnerOf(callerOf(request));
      const { page, limit } = request.query;
      const accounts = await selectOwnAccounts(db, accountOwner);
      const selection = { accountOwner, accounts, ...filtersOf(request.query), page, limit };
      const results = groupByOrder(await selectGroupedHistory(db, selection));
      const count = await countGroups(db, selection);
      return toPage(request, { page, limit, count, results, countExact: count <= EXACT_COUNT_LIMIT });
    },
  );

  const exportSchema = { tags, querystring: WalletExportQuery, response: { 200: WalletExport } };
  app.get(
    '/wallet-history/export/',
    { access: 'user', summary: 'Get the entries of the wallet for a file', schema: exportSchema },
    async (request) => {
      const accountOwner = accountOwnerOf(callerOf(request));
      const accounts = await selectOwnAccounts(db, accountOwner);
      const { month } = request.query;
      const whole = { month, page: 1, limit: EXPORT_LIMIT + 1 };
      const selection = { accountOwner, accounts, ...filtersOf(request.query), ...whole };
      const rows = await selectHistory(db, selection);
      return { results: rows.slice(0, EXPORT_LIMIT), truncated: rows.length > EXPORT_LIMIT };
    },
  );
}

function payOffRoutes(app: App, { clock }: Context): void {
  app.post(
    '/pay-event-off/',
    {
      access: 'manager',
      summary: 'Pay the pending rewards of the company in use',
      schema: { tags, response: { 200: PayOffReply } },
    },
    async (request) => {
      const { company } = memberOf(request);
      const answer = await idempotent(request, 'pay-event-off', async (tx) => {
        const { settled, paid } = await payOffPendingRewards(tx, company.id, clock());
        const { due } = await readBalance(tx, companyAsOwner(company.id), clock());
        return { status: 200, body: { settled, paid: toMoney(paid), due } };
      });
      return answer.body;
    },
  );
}

import type { ActivationListQuery } from '@wspolnik/contract/company-verification';
import { countCompanies, selectCompanies } from '../src/modules/admin/admin-companies.sql.ts';
import { countUsers, selectUsers } from '../src/modules/admin/admin-users.sql.ts';
import { statisticsOf } from '../src/modules/admin/statistics.ts';
import { selectOverview } from '../src/modules/admin/waiting.sql.ts';
import { countAuditLog, selectAuditFilters, selectAuditLog } from '../src/modules/audit/audit-log.sql.ts';
import { countCards, selectCards } from '../src/modules/cards/cards.sql.ts';
import { countRequests, listRequests } from '../src/modules/company-verification/activation.sql.ts';
import { countMessages, selectMessages } from '../src/modules/contact/contact-admin.sql.ts';
import { countDocuments, selectDocuments } from '../src/modules/library/library.sql.ts';
import { selectQueue } from '../src/modules/moderation/queue.sql.ts';
import { selectOrders, selectOrdersById } from '../src/modules/orders/order-list.sql.ts';
import { selectOwnOrders } from '../src/modules/reports/own-orders.sql.ts';
import { countReports, selectReports } from '../src/modules/reports/reports.sql.ts';
import { transactionConditions } from '../src/modules/reports/transactions.sql.ts';
import { selectRequests } from '../src/modules/withdrawals/withdrawal-requests.sql.ts';
import type { Vault } from '../src/platform/vault/vault.ts';
import type { Database } from '../src/storage/db.ts';
import { TEST_VAULT } from '../src/testing/data-keys.ts';
import { ACTIONS, adminId, LAST_NAMES } from './admin-data.ts';
import { type Dice, VOCABULARY } from './market-text.ts';

const PAGE = { page: 1, limit: 30 };
const ADMIN = adminId(0);
/** The generated accounts are hashed as they are (admin-data.ts). */
const PLAIN: Vault = { ...TEST_VAULT, hash: (text) => text };

export interface AdminCase {
  label: string;
  /** Page 1 with its total; answers the number of its rows. */
  read(db: Database, dice: Dice): Promise<number>;
}

type Rows = readonly unknown[];

/** The reads of a list come one after the other, so that each is measured by itself. */
function list<Q>(
  name: string,
  read: (db: Database, query: typeof PAGE & Q) => Promise<[Rows, unknown]>,
  queries: Record<string, (dice: Dice) => Q>,
): AdminCase[] {
  return Object.entries(queries).map(([label, draw]) => ({
    label: `${name}: ${label}`,
    read: async (db, dice) => (await read(db, { ...PAGE, ...draw(dice) }))[0].length,
  }));
}

const pick = (dice: Dice, values: readonly string[]): string => values[dice.below(values.length)] ?? '';
const NEVER = 'qxz';
/** Words that titles of orders have. */
const words = {
  'q, a common word': (dice: Dice) => ({ q: pick(dice, VOCABULARY.slice(0, 50)) }),
  'q, a rare word': (dice: Dice) => ({ q: pick(dice, VOCABULARY.slice(-5_000)) }),
  'q, nothing like it': (dice: Dice) => ({ q: `${NEVER}${dice.below(1_000)}` }),
};
const shortWords = {
  'q, two letters': (dice: Dice) => ({ q: pick(dice, VOCABULARY).slice(0, 2) }),
  'q, two letters of nothing': () => ({ q: 'qx' }),
};

const dva = (db: Database, query: typeof PAGE & { q?: string; seller?: string; status?: string }) =>
  selectOrders(db, {
    ...PAGE,
    conditions: transactionConditions(query),
    statuses: query.status ? [query.status as 'reported'] : [],
    q: query.q,
  });

export const ADMIN_CASES: readonly AdminCase[] = [
  ...list<{ q?: string; status?: 'active' | 'unverified' | 'disabled'; role?: 'ADMIN' | 'USER' }>(
    'user_list',
    async (db, query) => [await selectUsers(db, query), await countUsers(db, query)],
    {
      'no filter': () => ({}),
      unverified: () => ({ status: 'unverified' }),
      disabled: () => ({ status: 'disabled' }),
      admins: () => ({ role: 'ADMIN' }),
      'q, a common name': (dice) => ({ q: pick(dice, ['anna', 'maria', 'ewa', 'jan']) }),
      'q, a rare name': (dice) => ({ q: pick(dice, LAST_NAMES.slice(4_000)) }),
      'q, two names': (dice) => ({ q: `anna ${pick(dice, LAST_NAMES)}` }),
      'q, an address': (dice) => ({ q: `osoba${dice.below(10_000)}@poczta.test` }),
      'q, what every address has': () => ({ q: 'test' }),
      'q, nothing like it': words['q, nothing like it'],
      ...shortWords,
    },
  ),
  ...list<{ q?: string; status?: 'suspended' | 'active'; plan?: string }>(
    'company_list',
    async (db, query) => [await selectCompanies(db, query), await countCompanies(db, query)],
    {
      'no filter': () => ({}),
      suspended: () => ({ status: 'suspended' }),
      'of a plan': () => ({ plan: 'premium' }),
      ...words,
      ...shortWords,
      'q, a NIP': (dice) => ({ q: `${1_000_000_000 + dice.below(2_000)}` }),
    },
  ),
  ...list<Pick<ActivationListQuery, 'q' | 'status'>>(
    'cva',
    async (db, query) => [await listRequests(db, query), await countRequests(db, query)],
    {
      all: () => ({}),
      waiting: () => ({ status: 'submitted' }),
      decided: () => ({ status: 'decided' }),
      'decided, q, a common word': (dice) => ({ status: 'decided', ...words['q, a common word'](dice) }),
      ...words,
    },
  ),
  ...list<{ q?: string; statuses?: readonly ('requested' | 'approved' | 'paid')[] }>(
    'withdrawal-requests',
    async (db, query) => {
      const { results, count } = await selectRequests({ db, vault: PLAIN }, { statuses: [], adminId: ADMIN, ...query });
      return [results, count];
    },
    {
      all: () => ({}),
      waiting: () => ({ statuses: ['requested'] }),
      open: () => ({ statuses: ['requested', 'approved'] }),
      paid: () => ({ statuses: ['paid'] }),
      'q, a common name': (dice) => ({ q: pick(dice, ['anna', 'maria', 'ewa', 'jan']) }),
      'q, a rare name': (dice) => ({ q: pick(dice, LAST_NAMES.slice(4_000)) }),
      'q, an account': (dice) => ({ q: String(dice.below(10_000)).padStart(26, '2') }),
      'q, nothing like it': words['q, nothing like it'],
    },
  ),
  ...list<{ q?: string; seller?: string; status?: string }>(
    'dva',
    async (db, query) => {
      const { orders, count } = await dva(db, query);
      await selectOwnOrders(
        db,
        orders.map(({ id }) => id),
        ADMIN,
      );
      return [orders, count];
    },
    {
      all: () => ({}),
      reported: () => ({ status: 'reported' }),
      completed: () => ({ status: 'completed' }),
      'q, a number': (dice) => ({ q: `W-${1 + dice.below(10_000)}` }),
      ...words,
      ...shortWords,
    },
  ),
  ...list<{ status?: 'open' | 'decided' }>(
    'transaction-reports',
    async (db, query) => {
      const [rows, count] = [await selectReports(db, query), await countReports(db, query)];
      const ids = rows.map(({ order_id }) => order_id);
      await selectOrdersById(db, ids);
      await selectOwnOrders(db, ids, ADMIN);
      return [rows, count];
    },
    { all: () => ({}), open: () => ({ status: 'open' }), decided: () => ({ status: 'decided' }) },
  ),
  ...list<{ status: 'waiting' | 'appealed' | 'decided'; type?: 'post' }>(
    'moderation',
    async (db, query) => {
      const { results, count } = await selectQueue(db, query, ADMIN);
      return [results, count];
    },
    {
      waiting: () => ({ status: 'waiting' }),
      appeals: () => ({ status: 'appealed' }),
      decided: () => ({ status: 'decided' }),
      'decided, posts': () => ({ status: 'decided', type: 'post' }),
    },
  ),
  ...list<{ q?: string; status?: 'waiting' }>(
    'contact messages',
    async (db, query) => [await selectMessages(db, query), await countMessages(db, query)],
    { all: () => ({}), waiting: () => ({ status: 'waiting' }), ...words, ...shortWords },
  ),
  ...list<{ action?: string; actor_id?: string }>(
    'audit-log',
    async (db, query) => [await selectAuditLog(db, query), await countAuditLog(db, query)],
    {
      all: () => ({}),
      'by action': (dice) => ({ action: pick(dice, ACTIONS) }),
      'by actor': (dice) => ({ actor_id: adminId(dice.below(8)) }),
      'by actor and action': (dice) => ({ actor_id: adminId(dice.below(8)), action: pick(dice, ACTIONS) }),
    },
  ),
  { label: 'audit-log/filters', read: async (db) => (await selectAuditFilters(db)).actions.length },
  ...list<{ q?: string; taken?: boolean; premium?: boolean }>(
    'membership-cards',
    async (db, query) => [await selectCards(db, query), await countCards(db, query)],
    {
      all: () => ({}),
      taken: () => ({ taken: true }),
      'premium and free': () => ({ premium: true, taken: false }),
      'q, first digits': (dice) => ({ q: `10${dice.below(100)}` }),
    },
  ),
  ...list<{ q?: string; published?: boolean }>(
    'library',
    async (db, query) => [await selectDocuments(db, query), await countDocuments(db, query)],
    { all: () => ({}), drafts: () => ({ published: false }), ...words },
  ),
  { label: 'overview', read: async (db) => Object.keys(await selectOverview(db)).length },
  {
    label: 'statistics of 365 days',
    read: async (db) => (await statisticsOf(db, new Date('2026-01-01T12:00:00Z'), 365)).days.length,
  },
];

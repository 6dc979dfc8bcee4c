import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { ORDER_STATUSES, type Order, type OrderPage, type OrderStatus } from '@wspolnik/contract/orders';
import { DAY_MS } from '@wspolnik/settings';
import type { LightMyRequestResponse } from 'fastify';
import { newId } from '../../platform/ids.ts';
import { polishDay } from '../../platform/polish-days.ts';
import { sql } from '../../storage/sql.ts';
import { runDueJobs } from '../jobs.ts';
import {
  act,
  addDocument,
  api,
  assertLedgerAdds,
  effects,
  headersOf,
  lasting,
  look,
  must,
  orderIn,
  recharge,
  seller,
} from './testing/orders.ts';

const ACTORS = ['guest', 'buyer', 'owner', 'manager', 'member', 'friend', 'agent', 'admin'] as const;
type Actor = (typeof ACTORS)[number];

interface Transition {
  /** Its name in the order's `allowed_actions`. */
  action: string;
  by: readonly Actor[];
  /** Status before → status after; refused in any other status. */
  moves: Partial<Record<OrderStatus, OrderStatus>>;
  send(login: Actor, transaction_id: string): Promise<LightMyRequestResponse>;
  /** Calls that only companies, or only admins, may make. */
  only?: 'company' | 'admin';
}

const stay = { bought: 'bought', rejected: 'rejected' } as const;
const undone = { bought: 'cancelled', in_verification: 'cancelled', rejected: 'cancelled' } as const;
const reportable = { in_verification: 'reported', rejected: 'reported', verified: 'reported' } as const;
const DECIDE = 'accounts/admin/dva';

/** Any id when there is none. */
async function newestIn(table: 'order_documents' | 'order_infos', orderId: string): Promise<string> {
  const rows = { order_documents: sql`order_documents`, order_infos: sql`order_infos` };
  const row = await api.db.one<{ id: string }>(sql`
    select id from ${rows[table]} where order_id = ${orderId} order by id desc limit 1`);
  return row?.id ?? newId();
}

/** Domain §3, row by row. */
const TABLE: Record<string, Transition> = {
  'adds a document': {
    action: 'sale-add-document',
    by: ['buyer'],
    moves: stay,
    send: (login, id) => addDocument(login, id),
  },
  'adds an information': {
    action: 'sale-add-info',
    by: ['buyer'],
    moves: stay,
    send: (login, transaction_id) => act(login, 'sale-add-info', { transaction_id, text: 'Numer 7' }),
  },
  'removes a document': {
    action: 'sale-remove-document',
    by: ['buyer'],
    moves: stay,
    send: async (login, transaction_id) =>
      act(login, 'sale-remove-document', {
        transaction_id,
        document_id: await newestIn('order_documents', transaction_id),
      }),
  },
  'removes an information': {
    action: 'sale-remove-info',
    by: ['buyer'],
    moves: stay,
    send: async (login, transaction_id) =>
      act(login, 'sale-remove-info', { transaction_id, info_id: await newestIn('order_infos', transaction_id) }),
  },
  'submits for verification': {
    action: 'resubmit',
    by: ['buyer'],
    moves: { bought: 'in_verification', rejected: 'in_verification' },
    send: (login, transaction_id) => act(login, 'resubmit', { transaction_id }),
  },
  verifies: {
    action: 'my-sales-change-status',
    by: ['owner', 'manager'],
    only: 'company',
    moves: { in_verification: 'verified' },
    send: (login, transaction_id) => act(login, 'my-sales-change-status', { transaction_id, status: 'verified' }),
  },
  rejects: {
    action: 'my-sales-change-status',
    by: ['owner', 'manager'],
    only: 'company',
    moves: { in_verification: 'rejected' },
    send: (login, transaction_id) =>
      act(login, 'my-sales-change-status', { transaction_id, status: 'rejected', rejected_reason: 'Zły numer' }),
  },
  'names the day of delivery': {
    action: 'sale-deliver-on',
    by: ['owner', 'manager'],
    only: 'company',
    moves: stay,
    send: (login, transaction_id) =>
      act(login, 'sale-deliver-on', { transaction_id, deliver_on: polishDay(api.context.clock()) }),
  },
  cancels: {
    action: 'cancel-sale',
    by: ['buyer', 'owner', 'manager'],
    moves: undone,
    send: (login, transaction_id) => act(login, 'cancel-sale', { transaction_id, reason: 'Brak terminu' }),
  },
  reports: {
    action: 'report',
    by: ['buyer'],
    moves: reportable,
    send: (login, transaction_id) => act(login, 'report', { transaction_id, reason: 'Nie odpowiada' }),
  },
  'answers the report': {
    action: 'answer-report',
    by: ['owner', 'manager'],
    only: 'company',
    moves: { reported: 'reported' },
    send: (login, transaction_id) => act(login, 'answer-report', { transaction_id, text: 'Wykonana w całości' }),
  },
  'names the referrer': {
    action: 'reflink-actions',
    by: ['buyer'],
    moves: { bought: 'bought' },
    send: (login, transaction_id) => act(login, 'transaction/reflink-actions', { transaction_id, referrer: link }),
  },
  'decides for the buyer': {
    action: 'transaction-reports',
    by: ['admin'],
    only: 'admin',
    moves: { reported: 'verified' },
    send: (login, transaction_id) =>
      act(login, DECIDE, {
        transaction_id,
        status: 'verified',
        buyer_reason: 'Są dowody',
        seller_reason: 'Są dowody',
        seen_answer: false,
      }),
  },
  'decides for the seller': {
    action: 'transaction-reports',
    by: ['admin'],
    only: 'admin',
    moves: { reported: 'cancelled' },
    send: (login, transaction_id) =>
      act(login, DECIDE, {
        transaction_id,
        status: 'cancelled',
        buyer_reason: 'Brak dowodów',
        seller_reason: 'Brak dowodów',
        seen_answer: false,
      }),
  },
};

const SELLERS: readonly Actor[] = ['owner', 'manager', 'member'];
const COMPANIES: readonly Actor[] = [...SELLERS, 'agent'];

/** The code of the refusal, whatever the status. */
function refusalOf({ by, only }: Transition, actor: Actor): string {
  if (actor === 'guest') return 'not_authenticated';
  if (only === 'admin') return 'forbidden';
  if (only === 'company' && !COMPANIES.includes(actor)) return 'company_required';
  if (SELLERS.includes(actor) || (actor === 'buyer' && !by.includes('buyer'))) return 'forbidden';
  return 'not_found';
}

function actionsIn(status: OrderStatus, actor: Actor): string[] {
  const open = Object.values(TABLE).filter(({ by, moves }) => by.includes(actor) && moves[status] !== undefined);
  return [...new Set(open.map(({ action }) => action))].sort();
}

/** Ages the order by SQL: moving the clock would end the others as well. */
async function completed(): Promise<Order> {
  const order = await orderIn('verified');
  await api.db.query(
    sql`update orders set status_since = ${new Date(Date.now() - 14 * DAY_MS)} where id = ${order.id}`,
  );
  await runDueJobs(api.context, api.context.clock());
  return order;
}

/** With a document and an information that can be removed, where the buyer may still change them. */
async function fresh(status: OrderStatus): Promise<Order> {
  if (status === 'completed') return completed();
  const order = await orderIn(status);
  if (status !== 'bought' && status !== 'rejected') return order;
  await must(act('buyer', 'sale-add-info', { transaction_id: order.id, text: 'Numer 8' }));
  return must(addDocument('buyer', order.id));
}

let link = '';
const standing = {} as Record<OrderStatus, Order>;
before(async () => {
  await recharge(seller, 1_000_000);
  link = (await api.inject({ url: '/api/reflink/', headers: headersOf('friend') })).json().token;
  for (const status of ORDER_STATUSES) {
    standing[status] = await fresh(status);
    lasting.add(standing[status].id);
  }
});
describe('an order', () => {
  for (const [name, transition] of Object.entries(TABLE)) {
    for (const [from, to] of Object.entries(transition.moves) as [OrderStatus, OrderStatus][]) {
      for (const actor of transition.by) {
        it(`an order goes from ${from} to ${to} when ${actor} ${name}`, async () => {
          const { id } = await fresh(from);
          const reply = await transition.send(actor, id);
          assert.equal(reply.statusCode, 200, reply.body);
          const order = reply.json<Order>();
          assert.equal(order.status, to);
          const last = order.history.at(-1);
          assert.deepEqual([last?.status, last?.action], [to, transition.action]);
        });
      }
    }

    it(`an order is unchanged when anyone else ${name}, or in another status`, async () => {
      const untouched = await effects();
      for (const status of ORDER_STATUSES) {
        for (const actor of ACTORS) {
          const may = transition.by.includes(actor);
          if (may && transition.moves[status]) continue;
          const reply = await transition.send(actor, standing[status].id);
          const { code, allowed_actions } = reply.json();
          assert.equal(code, may ? 'invalid_transition' : refusalOf(transition, actor), `${actor} in ${status}`);
          if (may) assert.deepEqual(allowed_actions.sort(), actionsIn(status, actor), `${actor} in ${status}`);
        }
      }
      assert.deepEqual(await effects(), untouched);
    });
  }

  it('offers each caller exactly the allowed actions', async () => {
    const all = await api.inject({ url: '/api/accounts/admin/dva/?limit=100', headers: headersOf('admin') });
    const seen = new Map(all.json<OrderPage>().results.map((order) => [order.id, order]));
    for (const status of ORDER_STATUSES) {
      const { id } = standing[status];
      for (const login of ['buyer', 'owner', 'manager', 'member'] as const) {
        const order = await look(id, login);
        assert.equal(order?.status, status);
        assert.deepEqual(order?.allowed_actions.sort(), actionsIn(status, login), `${login} in ${status}`);
      }
      assert.deepEqual(seen.get(id)?.allowed_actions, actionsIn(status, 'admin'));
    }
  });

  it('an order leaves a consistent ledger after every action', assertLedgerAdds);
});

import { HOUR_MS } from '@wspolnik/settings';
import { signSandboxEvent } from '../../modules/payments/sandbox.provider.ts';
import { storeReceipt } from '../../modules/receipts/index.ts';
import { newId } from '../../platform/ids.ts';
import { sql } from '../../storage/sql.ts';
import { addUsableAccount } from '../payout-accounts.ts';
import { confirmed } from '../people.ts';
import { addTaxData, TAX_FIELDS, TAX_YEAR } from '../tax-data.ts';
import { addWithdrawal, confirmedFor, WITHDRAWAL } from './makers.ts';
import { addOrder } from './order-makers.ts';
import { type Area, everyone, managers, type Outcomes, owners, row, signedIn, teamAlone, userAlone } from './row.ts';
import { credit, type World } from './world.ts';

/** A person's own, or the company's for its owners. */
const OWN_ACCOUNTS = (ok: 200 | 201): Outcomes => ['not_authenticated', ok, ok, 'forbidden', 'forbidden', ok, ok, ok];

async function addPayment(world: World, as: 'owner' | 'user' = 'owner'): Promise<string> {
  const url = 'payment/pay-data-for-front/?amount=100.00';
  return (await world.call<{ payment_id: string }>(as, url)).payment_id;
}

async function eventFor(world: World): Promise<Record<string, string>> {
  const event = { id: newId(), kind: 'succeeded', paymentId: await addPayment(world), amount: 10_000, currency: 'PLN' };
  return signSandboxEvent(world.api.context.config, event as Parameters<typeof signSandboxEvent>[1]);
}

/** The receipt of a recharge. */
async function addReceipt(world: World, as: 'owner' | 'user' = 'owner'): Promise<string> {
  const { db } = world.api;
  const paymentId = await addPayment(world, as);
  const payer = world.accountOwner(as);
  await db.transaction((tx) =>
    storeReceipt(tx, null, { id: paymentId, payer, amount: 10_000, item: { purpose: 'recharge' } }, new Date()),
  );
  const row = await db.one<{ id: string }>(sql`select id from receipts where payment_id = ${paymentId}`);
  return row?.id ?? '';
}

const NO_COMPANY = ['company_required', 'company_required'] as const;

/** The free plan follows that of the company. */
async function planDowngrade(world: World): Promise<object> {
  const end = new Date(Date.now() + HOUR_MS);
  await world.api.db.query(sql`
    update companies set next_plan = 'free', plan_paid_until = ${end} where id = ${world.company}`);
  return {};
}

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const textOf = (fields: Record<string, string>) => new URLSearchParams(fields).toString();

export const points: Area = {
  title: 'Points, payments, plans',
  rows: [
    row('GET /api/point-balance/', signedIn(200), undefined, { who: 'Of the profile in use.' }),
    row(
      'GET /api/wallet-history/',
      signedIn(200),
      async (world) => {
        const id = await addOrder(world);
        return { mark: id, query: { limit: '100' } };
      },
      { seenBy: ['member', 'manager', 'owner'], who: 'Of the profile in use.' },
    ),
    row('GET /api/wallet-history/groups/', signedIn(200), async (world) => ({ mark: await addOrder(world) }), {
      seenBy: ['member', 'manager', 'owner'],
      who: 'Of the profile in use.',
    }),
    row('GET /api/wallet-history/export/', signedIn(200), async (world) => ({ mark: await addOrder(world) }), {
      seenBy: ['member', 'manager', 'owner'],
      who: 'Of the profile in use.',
    }),
    row('GET /api/point-balance/history/', signedIn(200), undefined, { who: 'Of the profile in use.' }),
    row('POST /api/pay-event-off/', managers(200)),
    row('GET /api/payment/pay-data-for-front/', signedIn(200), () => ({ query: { amount: '100.00' } }), {
      standing: 'active',
      who: 'A recharge credits the profile in use.',
    }),
    row(
      'GET /api/payment/status/',
      teamAlone(200),
      async (world) => ({
        query: { payment_id: await addPayment(world) },
      }),
      { on: "a company's" },
    ),
    row(
      'GET /api/payment/status/',
      userAlone(200),
      async (world) => ({ query: { payment_id: await addPayment(world, 'user') } }),
      { on: "a person's" },
    ),
    row(
      'POST /api/payment/webhook/{provider}/',
      everyone(303),
      async (world, name) => ({
        id: 'sandbox',
        headers: { ...world.headers(name), ...FORM },
        body: textOf(await eventFor(world)),
      }),
      { on: "with the provider's signature", who: 'Only the signature counts, not the sender.' },
    ),
    row(
      'POST /api/payment/webhook/{provider}/',
      everyone('signature_invalid'),
      async (world, name) => ({
        id: 'sandbox',
        headers: { ...world.headers(name), ...FORM },
        body: textOf({ ...(await eventFor(world)), signature: '00' }),
      }),
      { on: 'with another' },
    ),
    row(
      'POST /api/payment/requestwithdrawal/',
      ['not_authenticated', 201, 201, 'forbidden', 'forbidden', 201, 201, 201],
      async (world, name) => {
        if (name !== 'none') await credit(world.api, world.accountOwner(name), { kind: 'withdrawable', grosze: 1_000 });
        return { body: WITHDRAWAL, ...(name !== 'none' && { headers: await confirmedFor(world, name) }) };
      },
      { standing: 'active', who: "A person for their own points, an owner for the company's." },
    ),
    row('GET /api/payment/payout-accounts/', OWN_ACCOUNTS(200)),
    row('POST /api/payment/payout-accounts/', OWN_ACCOUNTS(201), () => ({ body: { broker_account: newId() } }), {
      standing: 'active',
    }),
    row(
      'DELETE /api/payment/payout-accounts/{id}/',
      ['not_authenticated', 204, 'not_found', 'forbidden', 'forbidden', 'not_found', 'not_found', 'not_found'],
      async (world) => ({
        id: await addUsableAccount(world.api.db, world.api.context.vault, world.accountOwner('user'), {
          broker_account: newId(),
        }),
      }),
      { on: "the user's" },
    ),
    row('GET /api/payment/tax-data/', signedIn(200), undefined, { who: 'Their own.' }),
    row(
      'PUT /api/payment/tax-data/',
      signedIn(200),
      async (world, name) => {
        if (name === 'none') return { body: { year: TAX_YEAR, ...TAX_FIELDS } };
        await addTaxData(world.api, world.caller(name).userId);
        const headers = await confirmed(world.api, world.headers(name));
        return { body: { year: TAX_YEAR, ...TAX_FIELDS }, headers };
      },
      { who: 'Their own.' },
    ),
    row(
      'GET /api/payment/withdrawals/',
      signedIn(200),
      async (world) => ({ mark: await addWithdrawal(world), query: { limit: '100' } }),
      { on: "the user's", seenBy: ['user'] },
    ),
    row(
      'POST /api/payment/withdrawals/{id}/cancel/',
      ['not_authenticated', 200, 'not_found', 'forbidden', 'forbidden', 'not_found', 'not_found', 'not_found'],
      async (world) => ({ id: await addWithdrawal(world) }),
      { on: "the user's" },
    ),
    row('GET /api/payment/history/', managers(200), async (world) => ({ mark: await addPayment(world) }), {
      seenBy: ['manager', 'owner'],
    }),
    row('GET /api/payment/plans-list/', everyone(200)),
    row(
      'POST /api/payment/plan-subscribe/',
      owners(200),
      () => ({ body: { plan: 'standard', expected_amount: '99.00' } }),
      {
        standing: 'active',
      },
    ),
    row(
      'DELETE /api/payment/next-plan/',
      ['not_authenticated', ...NO_COMPANY, 'forbidden', 'forbidden', 204, 'not_found', 'company_required'],
      planDowngrade,
    ),
    row(
      'GET /api/payment/receipts/{id}/',
      ['not_authenticated', 'not_found', 'not_found', 'forbidden', 200, 200, 'not_found', 'not_found'],
      async (world) => ({ id: await addReceipt(world) }),
      { on: "a company's" },
    ),
    row(
      'GET /api/payment/receipts/{id}/',
      ['not_authenticated', 200, 'not_found', 'forbidden', 'not_found', 'not_found', 'not_found', 'not_found'],
      async (world) => ({ id: await addReceipt(world, 'user') }),
      { on: "a person's" },
    ),
  ],
};

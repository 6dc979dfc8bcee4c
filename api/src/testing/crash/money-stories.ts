import assert from 'node:assert/strict';
import { signSandboxEvent } from '../../modules/payments/sandbox.provider.ts';
import type { Config } from '../../platform/config.ts';
import { ACCOUNT, type Account, type CrashWorld, SEEN, type Seller } from './crash-world.ts';
import type { Answer, MoneyClient } from './money-client.ts';

/** The work of one client: money writes one after the other, some of them against each other. */
export interface Teller {
  client: MoneyClient;
  world: CrashWorld;
  /** Signs the sandbox provider's events as the API does. */
  config: Config;
  /** Notes the effect of an acknowledged write. */
  acknowledge(effect: string): void;
}

function body({ status, body: document }: Answer, expected = 200): Answer['body'] {
  assert.equal(status, expected, JSON.stringify(document));
  return document;
}

function field(answer: Answer, name: string, expected?: number): string {
  const value = body(answer, expected)[name];
  assert.ok(typeof value === 'string', `${name} is ${value}`);
  return value;
}

/** Codes of a write that another one was faster than. */
const REFUSALS: readonly unknown[] = ['invalid_transition', 'order_changed', 'withdrawal_changed'];

/** Of two writes that exclude each other one is refused. */
function isDone({ status, body: document }: Answer): boolean {
  if (status === 200) return true;
  assert.equal(status, 409, JSON.stringify(document));
  assert.ok(REFUSALS.includes(document.code), JSON.stringify(document));
  return false;
}

const pick = <T>(list: readonly T[], serial: number): T => list[serial % list.length] as T;

class OrderStory {
  private readonly teller: Teller;
  private readonly buyer: Account;
  private readonly seller: Seller;
  private id = '';
  /** The last `status_since` that was answered. */
  private since = '';

  constructor(teller: Teller, serial: number) {
    this.teller = teller;
    this.buyer = pick(teller.world.buyers, serial);
    this.seller = pick(teller.world.sellers, Math.floor(serial / 3));
  }

  private get asSeen() {
    return { transaction_id: this.id, seen_status_since: this.since };
  }

  private note(action: string, status: string): void {
    this.teller.acknowledge(`order ${this.id} ${action} ${status}`);
  }

  async buy(): Promise<void> {
    const purchase = { offer_id: this.seller.offer, ...SEEN };
    const order = await this.teller.client.write(this.buyer, '/api/offers/buy/', purchase);
    this.id = field(order, 'id', 201);
    this.since = field(order, 'status_since', 201);
    this.note('buy', 'bought');
  }

  async describe(text: string, status: 'bought' | 'rejected'): Promise<void> {
    const info = { transaction_id: this.id, text };
    body(await this.teller.client.write(this.buyer, '/api/offers/sale-add-info/', info));
    this.note('sale-add-info', status);
  }

  async submit(): Promise<void> {
    const submission = { transaction_id: this.id };
    const order = await this.teller.client.write(this.buyer, '/api/offers/resubmit/', submission);
    this.since = field(order, 'status_since');
    this.note('resubmit', 'in_verification');
  }

  /** False when it was refused. */
  async decide(status: 'verified' | 'rejected'): Promise<boolean> {
    const decision = { ...this.asSeen, status, ...(status === 'rejected' ? { rejected_reason: 'Brak' } : {}) };
    const path = '/api/offers/my-sales-change-status/';
    const answer = await this.teller.client.write(this.seller.owner, path, decision);
    if (!isDone(answer)) return false;
    this.since = field(answer, 'status_since');
    this.note('my-sales-change-status', status);
    return true;
  }

  async cancel(by: 'buyer' | 'seller'): Promise<boolean> {
    const account = by === 'buyer' ? this.buyer : this.seller.owner;
    const request = { ...this.asSeen, reason: 'Rezygnacja' };
    const done = isDone(await this.teller.client.write(account, '/api/offers/cancel-sale/', request));
    if (done) this.note('cancel-sale', 'cancelled');
    return done;
  }

  async untilSubmitted(): Promise<void> {
    await this.buy();
    await this.describe('Faktura 1/2026', 'bought');
    await this.submit();
  }
}

async function sale(teller: Teller, serial: number): Promise<void> {
  const order = new OrderStory(teller, serial);
  await order.untilSubmitted();
  assert.ok(await order.decide('verified'));
}

async function rejectedSale(teller: Teller, serial: number): Promise<void> {
  const order = new OrderStory(teller, serial);
  await order.untilSubmitted();
  assert.ok(await order.decide('rejected'));
  await order.describe('Korekta faktury 1/2026', 'rejected');
  await order.submit();
  assert.ok(await (serial % 2 === 0 ? order.decide('verified') : order.cancel('seller')));
}

async function cancelledSale(teller: Teller, serial: number): Promise<void> {
  const order = new OrderStory(teller, serial);
  await order.buy();
  assert.ok(await order.cancel('buyer'));
}

/** The seller verifies while the buyer cancels, and the points go one way. */
async function contestedSale(teller: Teller, serial: number): Promise<void> {
  const order = new OrderStory(teller, serial);
  await order.untilSubmitted();
  const done = await Promise.all([order.decide('verified'), order.cancel('buyer')]);
  assert.equal(done.filter(Boolean).length, 1, 'an order was verified and cancelled');
}

/** The provider reports a payment three times, twice at once. */
async function recharge({ client, world, config, acknowledge }: Teller, serial: number): Promise<void> {
  const { owner } = pick(world.sellers, serial);
  const path = '/api/payment/pay-data-for-front/?amount=20.00';
  const paymentId = field(await client.call(owner, { method: 'GET', path }), 'payment_id');
  const event = { id: `${paymentId}:succeeded`, kind: 'succeeded', paymentId, amount: 2000, currency: 'PLN' } as const;
  const form = new URLSearchParams(await signSandboxEvent(config, event)).toString();
  const report = async () => field(await client.report('/api/payment/webhook/sandbox/', form), 'outcome');
  const outcomes = [...(await Promise.all([report(), report()])), await report()];
  assert.deepEqual(outcomes, ['credited', 'credited', 'credited']);
  acknowledge(`recharge ${paymentId} credited`);
}

async function payPending({ client, world }: Teller, serial: number): Promise<void> {
  body(await client.write(pick(world.sellers, serial).owner, '/api/pay-event-off/', {}));
}

class WithdrawalStory {
  private readonly teller: Teller;
  private readonly account: Account;
  private id = '';

  constructor(teller: Teller, serial: number) {
    this.teller = teller;
    this.account = pick(teller.world.buyers, serial);
  }

  async request(): Promise<void> {
    const wish = { amount: '1.00', bank_number: ACCOUNT };
    const withdrawal = await this.teller.client.write(this.account, '/api/payment/requestwithdrawal/', wish);
    this.id = field(withdrawal, 'id', 201);
    this.teller.acknowledge(`withdrawal ${this.id} requested`);
  }

  async decide(admin: number, status: 'approved' | 'paid' | 'rejected'): Promise<boolean> {
    const account = pick(this.teller.world.admins, admin);
    const seen_status = status === 'approved' ? 'requested' : 'approved';
    const reason = status === 'rejected' ? { rejected_reason: 'Konto' } : {};
    const decision = { id: this.id, status, seen_status, ...reason };
    const path = '/api/accounts/admin/withdrawal-requests/';
    const done = isDone(await this.teller.client.write(account, path, decision));
    if (done) this.teller.acknowledge(`withdrawal ${this.id} ${status}`);
    return done;
  }
}

async function withdrawal(teller: Teller, serial: number): Promise<void> {
  const story = new WithdrawalStory(teller, serial);
  await story.request();
  assert.ok(await story.decide(0, 'approved'));
  assert.ok(await story.decide(1, 'paid'));
}

/** One admin pays while another rejects. */
async function contestedWithdrawal(teller: Teller, serial: number): Promise<void> {
  const story = new WithdrawalStory(teller, serial);
  await story.request();
  assert.ok(await story.decide(0, 'approved'));
  const done = await Promise.all([story.decide(0, 'paid'), story.decide(1, 'rejected')]);
  assert.equal(done.filter(Boolean).length, 1, 'a withdrawal was paid and rejected');
}

export const STORIES = [
  sale,
  recharge,
  contestedSale,
  withdrawal,
  cancelledSale,
  contestedWithdrawal,
  rejectedSale,
  payPending,
] as const;

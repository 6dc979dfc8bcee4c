import type { TaxFields } from '@wspolnik/contract/tax-data';
import { DAY_MS } from '@wspolnik/settings';
import { polishYear } from '../platform/polish-days.ts';
import { nrb } from './check-digits.ts';
import type { World } from './world.ts';

interface Payout {
  userId: string;
  /** Grosze. */
  amount: number;
  at: Date;
}

const ADDRESS: TaxFields = {
  pesel: '90090515836',
  street: 'Piotrkowska',
  house_number: '104/7',
  postal_code: '90-926',
  town: 'Łódź',
};

/** Withdrawals that were earned, asked for and paid on one day. */
function addPayout(world: World, { userId, amount, at }: Payout, index: number): void {
  const id = world.newId(at);
  const requested = new Date(at.getTime() - DAY_MS / 4);
  const [withdrawable, hold] = [
    { userId, kind: 'withdrawable' },
    { userId, kind: 'hold' },
  ];
  const admin = world.users.find(({ email }) => email.startsWith('admin@'))?.id;
  world.withdrawals.push({
    id,
    user_id: userId,
    company_id: null,
    requested_by: userId,
    amount,
    bank_number: nrb(700 + index),
    broker_account: null,
    status: 'paid',
    rejected_reason: null,
    created_at: requested,
    decided_by: admin,
    decided_at: at,
  });
  const moved = { amount, orderId: null };
  const earned = new Date(at.getTime() - DAY_MS / 2);
  world.postings.push(
    {
      ...moved,
      key: `demo-earned:${id}`,
      from: { kind: 'clearing.card' },
      to: withdrawable,
      type: 'BUY',
      status: 'withdrawable',
      at: earned,
    },
    {
      ...moved,
      key: `withdraw:${id}`,
      from: withdrawable,
      to: hold,
      type: 'PAY_OFF',
      status: 'withdrawn',
      at: requested,
    },
    {
      ...moved,
      key: `withdraw-paid:${id}`,
      from: hold,
      to: { kind: 'clearing.bank' },
      type: 'PAY_OFF',
      status: 'paid_off',
      at,
    },
  );
}

/**
 * Last year user@ reached the limit of the tax report and gave the data, and somebody else reached it without data; this year
 * user@ is 100 zł below it.
 */
export function buildYearlyPayouts(world: World): void {
  const user = world.users.find(({ email }) => email.startsWith('user@'));
  const other = world.users.find(({ email }) => !/^(?:admin|moderator|owner|manager|member|user|fresh)@/.test(email));
  if (!user || !other) return;
  const year = polishYear(world.now);
  const inLastYear = (month: number) => new Date(Date.UTC(year - 1, month - 1, 15, 10));
  const newYear = new Date(Date.UTC(year, 0, 1));
  const lately = new Date(Math.max(newYear.getTime(), world.daysAgo(30).getTime()));
  const payouts: Payout[] = [
    { userId: user.id, amount: 90_000, at: inLastYear(3) },
    { userId: user.id, amount: 80_000, at: inLastYear(7) },
    { userId: user.id, amount: 70_000, at: inLastYear(10) },
    { userId: other.id, amount: 215_050, at: inLastYear(11) },
    { userId: user.id, amount: 190_000, at: lately },
  ];
  for (const [index, payout] of payouts.entries()) addPayout(world, payout, index);
  const given = inLastYear(10);
  const { first_name, last_name } = user;
  world.taxData.push({
    id: world.newId(given),
    user_id: user.id,
    year: year - 1,
    sealed: JSON.stringify({ first_name, last_name, ...ADDRESS }),
    given_at: given,
  });
  world.postings.sort((one, next) => one.at.getTime() - next.at.getTime());
}

import { DAY_MS } from '@wspolnik/settings';
import type { DemoStatus } from './order-steps.ts';
import type { DemoReward } from './rewards.ts';
import type { DemoAccount, DemoOfferRow, DemoPosting, World } from './world.ts';

const OWN_POINTS = 123_450;
const RECHARGE = 1_000_000;

export interface Buyer {
  userId: string;
  companyId: string | null;
}

export interface Plan {
  seller: number;
  offer: DemoOfferRow;
  buyer: Buyer;
  referrer: Buyer | null;
  status: DemoStatus;
  daysAgo: number;
}

function accountOwner({ userId, companyId }: Buyer, kind: string): DemoAccount {
  return companyId ? { companyId, kind } : { userId, kind };
}

/** The reward's postings (domain §5). */
export function addPostings(
  world: World,
  plan: Plan,
  orderId: string,
  { total, buyer }: DemoReward,
  start: Date,
): void {
  const companyId = plan.offer.company_id;
  const available = { companyId, kind: 'available' };
  const frozen = { companyId, kind: 'frozen' };
  const post = (
    key: string,
    day: number,
    from: DemoAccount,
    to: DemoAccount,
    amount: number,
    type: string,
    status: string,
  ) =>
    world.postings.push({
      key: `${key}:${orderId}`,
      from,
      to,
      amount,
      type,
      status,
      orderId,
      at: new Date(start.getTime() + day * DAY_MS),
    });
  post('buy', 0, available, frozen, total, 'SELL', 'assigned');
  if (plan.status === 'cancelled') post('cancel', 1, frozen, available, total, 'SELL', 'rejected');
  if (plan.status !== 'verified' && plan.status !== 'completed') return;
  const network = total - buyer;
  const buyers = accountOwner(plan.buyer, 'assigned');
  const referrers = plan.referrer ? accountOwner(plan.referrer, 'assigned') : null;
  post('verify-buyer', 3, frozen, buyers, buyer, 'BUY', 'assigned');
  post(
    'verify-network',
    3,
    frozen,
    referrers ?? available,
    network,
    referrers ? 'NETWORK_BUY' : 'SELL',
    referrers ? 'assigned' : 'rejected',
  );
  if (plan.status !== 'completed') return;
  post('mature-buyer', 17, buyers, accountOwner(plan.buyer, 'withdrawable'), buyer, 'BUY', 'withdrawable');
  if (referrers)
    post(
      'mature-network',
      17,
      referrers,
      { ...referrers, kind: 'withdrawable' },
      network,
      'NETWORK_BUY',
      'withdrawable',
    );
}

/** The recharge that each company needs for its rewards. The company of owner@ ends with 1 234,50 zł of points. */
export function rechargesOf(world: World): DemoPosting[] {
  return [...companiesThatSpent(world)].map(([companyId, spent], index) => ({
    key: `demo-recharge:${companyId}`,
    from: { kind: 'clearing.card' },
    to: { companyId, kind: 'available' },
    amount: spent + (companyId === world.companies[0]?.id ? OWN_POINTS : RECHARGE),
    type: 'WALLET_RECHARGE',
    status: 'paid_off',
    orderId: null,
    at: world.daysAgo(150 - index),
  }));
}

/** Net outflow from `available` and `withdrawable` of each company, in grosze. */
function companiesThatSpent(world: World): Map<string, number> {
  const counted = new Set(['available', 'withdrawable']);
  const spent = new Map<string, number>();
  const add = ({ companyId, kind }: DemoAccount, amount: number) => {
    if (companyId && counted.has(kind)) spent.set(companyId, (spent.get(companyId) ?? 0) + amount);
  };
  for (const { from, to, amount } of world.postings) {
    add(from, amount);
    add(to, -amount);
  }
  return spent;
}

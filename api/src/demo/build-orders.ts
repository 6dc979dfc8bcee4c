import { type DemoStatus, STATUSES, STEPS } from './order-steps.ts';
import type { DemoAccount, DemoOfferRow, World } from './world.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const OWN_POINTS = 123_450;
const RECHARGE = 1_000_000;
/** This company never recharged: what it owes stays due. */
const WITHOUT_POINTS = 7;

interface Buyer {
  userId: string;
  companyId: string | null;
}

interface Plan {
  seller: number;
  offer: DemoOfferRow;
  buyer: Buyer;
  referrer: string | null;
  status: DemoStatus;
  daysAgo: number;
}

function rewardOf(offer: DemoOfferRow, price: number): number {
  return offer.loyalty_points ?? Math.round((price * (offer.loyalty_percentage ?? 0)) / 100);
}

function holder({ userId, companyId }: Buyer, kind: string): DemoAccount {
  return companyId ? { companyId, kind } : { userId, kind };
}

/** The reward's way through the accounts (domain §5). */
function addPostings(world: World, plan: Plan, orderId: string, reward: number, start: Date): void {
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
  post('buy', 0, available, frozen, reward, 'SELL', 'assigned');
  if (plan.status === 'cancelled') post('cancel', 1, frozen, available, reward, 'SELL', 'rejected');
  if (plan.status !== 'verified' && plan.status !== 'completed') return;
  const network = Math.floor(reward / 2);
  const buyers = holder(plan.buyer, 'assigned');
  const referrers = plan.referrer ? { userId: plan.referrer, kind: 'assigned' } : null;
  post('verify-buyer', 3, frozen, buyers, reward - network, 'BUY', 'assigned');
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
  post('mature-buyer', 17, buyers, holder(plan.buyer, 'withdrawable'), reward - network, 'BUY', 'withdrawable');
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

function addOrder(world: World, plan: Plan): void {
  const { offer, buyer, status } = plan;
  const start = world.daysAgo(plan.daysAgo);
  const id = world.newId(start);
  const price = offer.price_from ?? 250_000;
  const reward = rewardOf(offer, price);
  const steps = STEPS[status];
  world.orders.push({
    id,
    offer_id: offer.id,
    seller_id: offer.company_id,
    buyer_user_id: buyer.userId,
    buyer_company_id: buyer.companyId,
    referrer_user_id: plan.referrer,
    offer_title: offer.title,
    price,
    reward,
    status,
    created_at: start,
    rejected_reason: status === 'rejected' ? (steps.at(-1)?.reason ?? null) : null,
  });
  const sellerUser = world.members.find((member) => member.company_id === offer.company_id)?.user_id ?? null;
  steps.forEach(({ action, status: after, by, reason = null }, index) => {
    const at = new Date(start.getTime() + (action === 'complete' ? 17 : index) * DAY_MS);
    const actor = by === 'buyer' ? buyer : { userId: sellerUser, companyId: offer.company_id };
    world.events.push({
      order_id: id,
      at,
      status: after,
      action,
      reason,
      actor_user_id: by === 'nobody' ? null : actor.userId,
      actor_company_id: by === 'nobody' ? null : actor.companyId,
    });
  });
  if (plan.seller === WITHOUT_POINTS) {
    world.dues.push({ order_id: id, company_id: offer.company_id, amount: reward, created_at: start });
  } else {
    addPostings(world, plan, id, reward, start);
  }
}

function planOrders(world: World): Plan[] {
  const idOf = (login: string) => world.users.find(({ email }) => email.startsWith(`${login}@`))?.id ?? '';
  const [owner, user, referrer] = [idOf('owner'), idOf('user'), idOf('firma20')];
  const own = world.companies[0]?.id ?? '';
  const offersOf = (company: number) =>
    world.offers.filter((offer) => offer.company_id === world.companies[company]?.id);
  const offer = (company: number, index: number) => offersOf(company)[index % 5] as DemoOfferRow;
  const shared = { referrer: null };
  // Two of each status sold by the company of owner@; then what user@ and that company bought elsewhere.
  const sales = [...STATUSES, ...STATUSES].map((status, index) => ({
    seller: 0,
    offer: offer(0, index + 1),
    status,
    daysAgo: 19 + index * 3,
    referrer: index % 3 === 0 ? referrer : null,
    buyer:
      index === 0
        ? { userId: user, companyId: null }
        : {
            userId: idOf(`firma${index + 10}`),
            companyId: index % 2 ? (world.companies[index + 9]?.id ?? null) : null,
          },
  }));
  const purchases = STATUSES.flatMap((status, index) => [
    {
      ...shared,
      seller: index + 10,
      offer: offer(index + 10, index),
      status,
      daysAgo: 18 + index * 4,
      buyer: { userId: user, companyId: null },
    },
    {
      ...shared,
      seller: index + 20,
      offer: offer(index + 20, index + 2),
      status,
      daysAgo: 20 + index * 4,
      buyer: { userId: owner, companyId: own },
    },
  ]);
  const due = {
    ...shared,
    seller: WITHOUT_POINTS,
    offer: offer(WITHOUT_POINTS, 1),
    status: 'bought' as const,
    daysAgo: 12,
  };
  return [...sales, ...purchases, { ...due, buyer: { userId: user, companyId: null } }];
}

/** Orders in every status with the ledger that belongs to them. The company of owner@ ends with 1 234,50 zł of points. */
export function buildOrders(world: World): void {
  const plans = planOrders(world).sort((one, other) => other.daysAgo - one.daysAgo);
  for (const plan of plans) addOrder(world, plan);
  const recharges = [...companiesThatSpent(world)].map(([companyId, spent], index) => ({
    key: `demo-recharge:${companyId}`,
    from: { kind: 'clearing.card' },
    to: { companyId, kind: 'available' },
    amount: spent + (companyId === world.companies[0]?.id ? OWN_POINTS : RECHARGE),
    type: 'WALLET_RECHARGE',
    status: 'paid_off',
    orderId: null,
    at: world.daysAgo(150 - index),
  }));
  world.postings = [...recharges, ...world.postings.sort((one, other) => one.at.getTime() - other.at.getTime())];
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

import { DAY_MS } from '@wspolnik/settings';
import { addPostings, type Plan, rechargesOf } from './order-postings.ts';
import { PLACED_DAYS_AGO, STATUSES, STEPS } from './order-steps.ts';
import { planRecommended } from './recommendations.ts';
import { type DemoReward, EXAMPLE_PRICE } from './rewards.ts';
import type { DemoOfferRow, World } from './world.ts';

/** Companies with sales that were completed long ago, some with enough for a rating by buyers only. */
const LONG_SELLING = [1, 2, 3, 5, 6, 8];
/** This company has never recharged: its rewards stay pending. */
const WITHOUT_POINTS = 7;

const INFOS = [
  'Faktura zapłacona przelewem w dniu zamówienia.',
  'Usługa wykonana w całości, protokół odbioru w załączniku.',
  'Numer zamówienia jest w tytule przelewu.',
];

interface Paper {
  action: string;
  reason: string | null;
  at: Date;
}

/** Adds the object of a step beside its event: a document, information, a report. */
function addPaper(world: World, order_id: string, { action, reason, at }: Paper): void {
  const row = { id: world.newId(at), order_id, created_at: at };
  if (action === 'sale-add-info') {
    world.orderInfos.push({ ...row, text: INFOS[world.orderInfos.length % INFOS.length] });
  } else if (action === 'sale-add-document') {
    const number = `FV/${world.orderDocuments.length + 1}/${at.getUTCFullYear()}`;
    world.orderDocuments.push({ ...row, number, name: `Faktura ${number.replaceAll('/', '-')}.pdf` });
  } else if (action === 'report') {
    world.orderReports.push({ ...row, status_before: 'in_verification', reason });
  }
}

function addOrder(world: World, plan: Plan, given: DemoReward): void {
  const { offer, buyer, status } = plan;
  const start = world.daysAgo(plan.daysAgo);
  const id = world.newId(start);
  const steps = STEPS[status];
  const count = (action: string) => steps.filter((step) => step.action === action).length;
  world.orders.push({
    id,
    offer_id: offer.id,
    seller_id: offer.company_id,
    buyer_user_id: buyer.userId,
    buyer_company_id: buyer.companyId,
    referrer_user_id: plan.referrer?.companyId ? null : (plan.referrer?.userId ?? null),
    referrer_company_id: plan.referrer?.companyId ?? null,
    offer_title: offer.title,
    price: offer.price_from ?? EXAMPLE_PRICE,
    vat_rate: offer.vat_rate,
    reward: given.total,
    reward_buyer: given.buyer,
    status,
    created_at: start,
    status_since: new Date(start.getTime() + (steps.at(-1)?.day ?? 0) * DAY_MS),
    document_count: count('sale-add-document'),
    info_count: count('sale-add-info'),
    rejected_reason: status === 'rejected' ? (steps.at(-1)?.reason ?? null) : null,
  });
  const sellerUser = world.members.find((member) => member.company_id === offer.company_id)?.user_id ?? null;
  steps.forEach(({ action, status: after, by, day, reason = null }) => {
    const at = new Date(start.getTime() + day * DAY_MS);
    const actor = by === 'buyer' ? buyer : { userId: sellerUser, companyId: offer.company_id };
    addPaper(world, id, { action, reason, at });
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
    world.pendingRewards.push({ order_id: id, company_id: offer.company_id, amount: given.total, created_at: start });
  } else {
    addPostings(world, plan, id, given, start);
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
  // Two of each status sold by the company of owner@; then purchases of user@ and that company.
  const sales = [...STATUSES, ...STATUSES].map((status, index) => ({
    seller: 0,
    offer: offer(0, index + 1),
    status,
    daysAgo: PLACED_DAYS_AGO[status] + (index < STATUSES.length ? 0 : 2),
    referrer: index % 3 === 0 ? { userId: referrer, companyId: null } : null,
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
      daysAgo: PLACED_DAYS_AGO[status] + 1,
      buyer: { userId: user, companyId: null },
    },
    {
      ...shared,
      seller: index + 20,
      offer: offer(index + 20, index + 2),
      status,
      daysAgo: PLACED_DAYS_AGO[status] + 3,
      buyer: { userId: owner, companyId: own },
    },
  ]);
  const past = LONG_SELLING.flatMap((seller, index) =>
    Array.from({ length: 2 + (index % 3) }, (_, sale) => {
      const buyer = 12 + seller + sale * 4;
      return {
        ...shared,
        seller,
        offer: offer(seller, sale),
        status: 'completed' as const,
        daysAgo: 34 + seller * 3 + sale * 13,
        buyer: {
          userId: idOf(`firma${buyer}`),
          companyId: sale % 2 ? (world.companies[buyer - 1]?.id ?? null) : null,
        },
      };
    }),
  );
  const due = {
    ...shared,
    seller: WITHOUT_POINTS,
    offer: offer(WITHOUT_POINTS, 1),
    status: 'bought' as const,
    daysAgo: 12,
  };
  return [...sales, ...purchases, ...past, { ...due, buyer: { userId: user, companyId: null } }];
}

/** Orders in every status with their documents and ledger entries; `rewards` by the ids of offers. */
export function buildOrders(world: World, rewards: ReadonlyMap<string, DemoReward>): void {
  const plans = [...planOrders(world), ...planRecommended(world, rewards)].sort(
    (one, other) => other.daysAgo - one.daysAgo,
  );
  for (const plan of plans) addOrder(world, plan, rewards.get(plan.offer.id) ?? { total: 0, buyer: 0 });
  const postings = world.postings.sort((one, other) => one.at.getTime() - other.at.getTime());
  world.postings = [...rechargesOf(world), ...postings];
}

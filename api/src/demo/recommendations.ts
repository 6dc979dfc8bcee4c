import { DAY_MS } from '@wspolnik/settings';
import type { Buyer, Plan } from './order-postings.ts';
import { type DemoStatus, PLACED_DAYS_AGO } from './order-steps.ts';
import type { DemoReward } from './rewards.ts';
import type { DemoOfferRow, World } from './world.ts';

/** The sellers of what user@ and the company of owner@ recommend; nobody else orders from them. */
const FIRST_SELLER = 27;
/** Grosze: a reward that is worth a recommendation, and that the company of owner@ can get beside its points. */
const REWARD = { min: 1000, max: 30_000 };

interface Recommended {
  referrer: Buyer;
  orders: readonly { status: DemoStatus; daysAgo: number }[];
  /** Clicks of a day, from today back; each next offer gets fewer. */
  clicks: readonly number[];
  offers: number;
}

const order = (status: DemoStatus, more = 0) => ({ status, daysAgo: PLACED_DAYS_AGO[status] + more });

function recommendationsOf(world: World): Recommended[] {
  const idOf = (login: string) => world.users.find(({ email }) => email.startsWith(`${login}@`))?.id ?? '';
  return [
    {
      referrer: { userId: idOf('user'), companyId: null },
      orders: [
        order('completed', 40),
        order('completed'),
        order('verified'),
        order('in_verification'),
        order('bought'),
        order('cancelled'),
      ],
      clicks: [3, 5, 2, 8, 6, 1, 4, 9, 12, 7],
      offers: 4,
    },
    {
      referrer: { userId: idOf('owner'), companyId: world.companies[0]?.id ?? '' },
      orders: [order('completed', 8), order('verified', 1), order('bought')],
      clicks: [2, 4, 1, 6],
      offers: 2,
    },
  ];
}

/** The offers that one referrer recommends, each of another seller, with a reward. */
function offersOf(world: World, rewards: ReadonlyMap<string, DemoReward>, first: number, count: number) {
  return Array.from({ length: count }, (_, at) => {
    const seller = first + at;
    const offer = world.offers.find(({ id, company_id, is_active }) => {
      const total = rewards.get(id)?.total ?? 0;
      return company_id === world.companies[seller]?.id && is_active && total >= REWARD.min && total <= REWARD.max;
    });
    return offer ? [{ seller, offer }] : [];
  }).flat();
}

/** Its link, and its clicks of the last weeks. */
function addLink(world: World, { referrer, clicks }: Recommended, offers: readonly DemoOfferRow[]): void {
  const { userId, companyId } = referrer;
  const token = `demo-${companyId === null ? 'user' : 'owner'}`;
  world.referralLinks.push({
    token,
    user_id: companyId === null ? userId : null,
    company_id: companyId,
    created_at: world.daysAgo(90),
  });
  offers.forEach((offer, place) => {
    clicks.slice(place).forEach((count, ago) => {
      const day = new Date(world.now.getTime() - (ago + place) * 3 * DAY_MS).toISOString().slice(0, 10);
      world.referralClicks.push({ token, offer_id: offer.id, day, count });
    });
  });
}

/** Orders through the links of user@ and of the company of owner@; adds the links with their clicks. */
export function planRecommended(world: World, rewards: ReadonlyMap<string, DemoReward>): Plan[] {
  let next = FIRST_SELLER;
  return recommendationsOf(world).flatMap((recommended, line) => {
    const found = offersOf(world, rewards, next, recommended.offers);
    next += recommended.offers;
    addLink(
      world,
      recommended,
      found.map(({ offer }) => offer),
    );
    return recommended.orders.flatMap(({ status, daysAgo }, index): Plan[] => {
      // The last offer was opened and never ordered.
      const chosen = found[index % Math.max(1, found.length - 1)];
      const buyer = world.users.find(({ email }) => email.startsWith(`firma${2 + line * 10 + index}@`));
      if (!chosen || !buyer) return [];
      return [
        { ...chosen, buyer: { userId: buyer.id, companyId: null }, referrer: recommended.referrer, status, daysAgo },
      ];
    });
  });
}

import { HOME_TASKS, type Home, type HomeSteps, type HomeTask, type HomeTaskKind } from '@wspolnik/contract/home';
import { DAY_MS } from '@wspolnik/settings';
import { polishDay } from '../../platform/polish-days.ts';
import { accountOwnerOf } from '../../platform/sign-in/account-owner.ts';
import type { CompanyIdentity, Identity } from '../../platform/sign-in/identity.ts';
import type { Db } from '../../storage/db.ts';
import { countMine, selectMine } from '../members/index.ts';
import { selectUnreadThreads } from '../messages/index.ts';
import { inStatus, selectNetwork, selectWaitingIntroductions, viewerOf } from '../network/index.ts';
import { purchasesOf, salesOf, selectWaiting, type Waiting } from '../orders/index.ts';
import { countSavedSearches, selectFoundOffers } from '../saved-searches/index.ts';
import { selectOwnWebinars } from '../webinars/index.ts';
import { selectContactOffers, selectSteps } from './home.sql.ts';

const NEW_DAYS = 30;
const ANSWER_DAYS = 7;
const MOST_WEBINARS = 3;
const MOST_OFFERS = 6;
const MOST_NAMES = 3;

const BUYER_TASKS = { orders: 'purchases', unpaid: 'unpaid_purchases', quotes: 'quotes_to_accept' } as const;
const SELLER_TASKS = {
  orders: 'sales',
  disputes: 'disputes',
  unpaid: 'unpaid_sales',
  quotes: 'quotes_to_price',
} as const;

/** The tasks of one side; what has no task of this side is left out. */
const tasksOf = (waiting: readonly Waiting[], kinds: Partial<Record<Waiting['kind'], HomeTaskKind>>): HomeTask[] =>
  waiting.flatMap(({ kind, count, names }) => (kinds[kind] ? [{ kind: kinds[kind], count, names }] : []));

async function orderTasks(db: Db, caller: Identity, today: string): Promise<HomeTask[]> {
  const bought = tasksOf(await selectWaiting(db, purchasesOf(caller), today), BUYER_TASKS);
  if (!caller.company) return bought;
  return [...bought, ...tasksOf(await selectWaiting(db, salesOf(caller as CompanyIdentity), today), SELLER_TASKS)];
}

async function peopleTasks(db: Db, caller: Identity, now: Date): Promise<HomeTask[]> {
  const viewer = viewerOf(caller);
  const circle = inStatus(viewer, 'they_connected');
  const network = await selectNetwork(db, { circle, viewer, q: undefined, page: 1, limit: MOST_NAMES, now });
  const answeredSince = new Date(now.getTime() - ANSWER_DAYS * DAY_MS);
  const introductions = await selectWaitingIntroductions(db, viewer, answeredSince, MOST_NAMES);
  const mine = { person: caller.user, now };
  const companies = await selectMine(db, { ...mine, page: 1, limit: MOST_NAMES });
  return [
    { kind: 'messages', ...(await selectUnreadThreads(db, accountOwnerOf(caller))) },
    {
      kind: 'invitations',
      count: network.user_count + network.company_count,
      names: [...network.users, ...network.companies].slice(0, MOST_NAMES).map(({ name }) => name),
    },
    {
      kind: 'company_invitations',
      count: companies.length < MOST_NAMES ? companies.length : await countMine(db, mine),
      names: companies.map(({ company }) => company.name),
    },
    { kind: 'introductions', ...introductions.asked },
    { kind: 'introduction_answers', ...introductions.answered },
  ];
}

const isDone = (steps: HomeSteps): boolean => Object.values(steps).every(Boolean);

/** What waits for the profile in use, and what is new for it. */
export async function readHome(db: Db, caller: Identity, now: Date): Promise<Home> {
  const since = new Date(now.getTime() - NEW_DAYS * DAY_MS);
  const tasks = [...(await orderTasks(db, caller, polishDay(now))), ...(await peopleTasks(db, caller, now))];
  const steps = caller.company ? undefined : await selectSteps(db, caller.user.id);
  return {
    tasks: HOME_TASKS.flatMap((kind) => tasks.filter((task) => task.kind === kind && task.count > 0)),
    webinars: await selectOwnWebinars(db, caller.user.id, MOST_WEBINARS, now),
    matches: await selectFoundOffers(db, caller, since, MOST_OFFERS),
    saved_searches: await countSavedSearches(db, accountOwnerOf(caller)),
    contact_offers: await selectContactOffers(db, caller, since, MOST_OFFERS),
    steps: steps && !isDone(steps) ? steps : null,
  };
}

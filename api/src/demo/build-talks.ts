import { HOUR_MS, MINUTE_MS } from '@wspolnik/settings';
import { type AccountOwner, companyAsOwner, userAsOwner } from '../platform/sign-in/account-owner.ts';
import { DEMO_DOMAIN } from './people.ts';
import { documentColumns } from './talk-documents.ts';
import { type DemoProfile, type DemoTalk, TALKS } from './talks.ts';
import type { World } from './world.ts';

type Row = Record<string, unknown>;

export interface Talks {
  threads: Row[];
  sides: Row[];
  messages: Row[];
  notifications: Row[];
}

interface Profile {
  accountOwner: AccountOwner;
  /** The person who writes for it. */
  author: string;
  readers: string[];
  name: string;
}

function accountId(world: World, login: string): string {
  return world.users.find(({ email }) => email === `${login}@${DEMO_DOMAIN}`)?.id ?? '';
}

function profileOf(world: World, profile: DemoProfile): Profile {
  if (typeof profile === 'string') {
    const id = accountId(world, profile);
    return { accountOwner: userAsOwner(id), author: id, readers: [id], name: '' };
  }
  const company = world.companies[profile];
  const id = company?.id ?? '';
  const readers = world.members.filter(({ company_id }) => company_id === id).map(({ user_id }) => user_id);
  return { accountOwner: companyAsOwner(id), author: readers[0] ?? '', readers, name: String(company?.name) };
}

const keyOf = ({ userId, companyId }: AccountOwner) => (companyId ? `company:${companyId}` : `user:${userId}`);

interface DemoNotification {
  readers: readonly string[];
  kind: string;
  at: Date;
  to: AccountOwner;
  actor: AccountOwner | null;
  subject?: [type: string, id: string];
  params?: Record<string, string>;
  seen?: boolean;
}

function addNotification(
  world: World,
  talks: Talks,
  { readers, kind, at, to, actor, subject, params, seen }: DemoNotification,
): void {
  for (const user_id of readers) {
    talks.notifications.push({
      id: world.newId(at),
      user_id,
      company_id: to.companyId,
      kind,
      actor_user_id: actor?.userId ?? null,
      actor_company_id: actor?.companyId ?? null,
      subject_type: subject?.[0] ?? null,
      subject_id: subject?.[1] ?? null,
      params: params ?? {},
      created_at: at,
      seen_at: seen ? at : null,
    });
  }
}

/** An order that the first of them, a person, has placed with the other. */
function orderOf(world: World, [buyer, seller]: readonly Profile[]): string | null {
  const order = world.orders.find(
    ({ buyer_user_id, buyer_company_id, seller_id }) =>
      buyer_user_id === buyer?.accountOwner.userId && !buyer_company_id && seller_id === seller?.accountOwner.companyId,
  );
  return order?.id ?? null;
}

function addTalk(world: World, talks: Talks, talk: DemoTalk): void {
  const { between, hoursAgo, messages, unread } = talk;
  const last = new Date(world.now.getTime() - hoursAgo * HOUR_MS);
  const profiles = between.map((profile) => profileOf(world, profile));
  const sides = [...profiles].sort((one, other) => (keyOf(one.accountOwner) < keyOf(other.accountOwner) ? -1 : 1));
  const timeOf = (index: number) => new Date(last.getTime() - (messages.length - 1 - index) * 23 * MINUTE_MS);
  const thread_id = world.newId(timeOf(0));
  const pair = sides.map(({ accountOwner }) => keyOf(accountOwner)).join(' ');
  talks.threads.push({ id: thread_id, pair, last_number: messages.length, created_at: timeOf(0) });
  messages.forEach(([writer, text, about], index) => {
    const { accountOwner, author } = profiles[writer] as Profile;
    const side = sides.indexOf(profiles[writer] as Profile);
    talks.messages.push({
      id: world.newId(timeOf(index)),
      thread_id,
      number: index + 1,
      side,
      author_id: author,
      sender_company_id: accountOwner.companyId,
      text,
      order_id: about ? orderOf(world, profiles) : null,
      created_at: timeOf(index),
      ...documentColumns(talk, index),
    });
  });
  const writer = profiles[messages.at(-1)?.[0] ?? 0] as Profile;
  sides.forEach(({ accountOwner, readers, name }, side) => {
    const waiting = sides[side] === writer ? 0 : unread;
    const read_number = messages.length - waiting;
    const { userId: user_id, companyId: company_id } = accountOwner;
    talks.sides.push({ thread_id, side, user_id, company_id, read_number, unread: waiting, last_message_at: last });
    if (waiting === 0) return;
    const kind = company_id ? 'MessageForCompany' : 'MessageForUser';
    const params: Record<string, string> = company_id ? { company: name } : {};
    addNotification(world, talks, {
      readers,
      kind,
      at: last,
      to: accountOwner,
      actor: writer.accountOwner,
      subject: ['thread', thread_id],
      params,
    });
  });
}

/** Notifications of the order's participants, for one order of each kind. */
function addOrderNotifications(world: World, talks: Talks): void {
  const own = profileOf(world, 0);
  const sale = world.orders.find(({ seller_id }) => seller_id === own.accountOwner.companyId);
  const waiting = world.orders.find(
    ({ seller_id, status }) => seller_id === own.accountOwner.companyId && status === 'in_verification',
  );
  for (const [order, kind, hours] of [
    [sale, 'OfferBought', 40],
    [waiting, 'UserAddedDocumentToSaleVerification', 9],
    [waiting, 'UserSubmittedVerification', 8],
  ] as const) {
    if (!order) continue;
    const at = new Date(world.now.getTime() - hours * HOUR_MS);
    const actor = userAsOwner(String(order.buyer_user_id));
    const params = { offer: String(order.offer_title) };
    const notification = { readers: own.readers, to: own.accountOwner, actor, kind, at, params, seen: hours > 24 };
    addNotification(world, talks, { ...notification, subject: ['order', order.id] });
  }
  const user = profileOf(world, 'user');
  const rejected = world.orders.find(
    ({ buyer_user_id, buyer_company_id, status }) =>
      buyer_user_id === user.author && !buyer_company_id && status === 'rejected',
  );
  if (!rejected) return;
  addNotification(world, talks, {
    readers: user.readers,
    to: user.accountOwner,
    actor: companyAsOwner(String(rejected.seller_id)),
    kind: 'SaleRejected',
    at: world.daysAgo(2),
    subject: ['order', rejected.id],
    params: { offer: String(rejected.offer_title), reason: String(rejected.rejected_reason ?? '') },
  });
}

/** Conversations of the named accounts and their company, some unread, with notifications. */
export function buildTalks(world: World): Talks {
  const talks: Talks = { threads: [], sides: [], messages: [], notifications: [] };
  for (const talk of TALKS) addTalk(world, talks, talk);
  addOrderNotifications(world, talks);
  const [user, own, other] = [profileOf(world, 'user'), profileOf(world, 0), profileOf(world, 4)];
  const invited = { readers: user.readers, to: user.accountOwner, actor: other.accountOwner, subject: undefined };
  const { companyId: otherId } = other.accountOwner;
  addNotification(world, talks, {
    ...invited,
    kind: 'NetworkInvite',
    at: world.daysAgo(1),
    subject: ['company', otherId ?? ''],
  });
  const known = {
    readers: own.readers,
    to: own.accountOwner,
    actor: other.accountOwner,
    at: world.daysAgo(3),
    seen: true,
  };
  addNotification(world, talks, { ...known, kind: 'NetworkAccepted', subject: ['company', otherId ?? ''] });
  const rated = { company: own.name, rating: '5' };
  const subject: DemoNotification['subject'] = ['company', own.accountOwner.companyId ?? ''];
  const rating = {
    readers: own.readers,
    to: own.accountOwner,
    actor: user.accountOwner,
    at: world.daysAgo(4),
    seen: true,
  };
  addNotification(world, talks, { ...rating, kind: 'RatingReceived', subject, params: rated });
  return talks;
}

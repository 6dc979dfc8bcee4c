import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '../webpack/base-config.ts';
import type { Measurements } from './measurements.ts';
import { call, Member, PASSWORD } from './member.ts';

/** Data for the visits; read once at the start. */
export interface Site {
  origin: string;
  offers: { id: string; price: string; rate: string; reward: string }[];
  members: Member[];
  admin: Member;
  picture: Blob;
  measurements: Measurements;
}

/** Offers with a price that needs no amount, and a reward in zł. */
async function readOffers(origin: string): Promise<Site['offers']> {
  const response = await call(`${origin}/api/offers/?limit=60`);
  const { results } = (await response.json()) as {
    results: {
      id: string;
      price_from: string | null;
      price_to: string | null;
      vat_rate: string | null;
      individual_price: boolean;
      loyalty_points: string | null;
    }[];
  };
  return results
    .filter((offer) => offer.price_from && !offer.price_to && !offer.individual_price && offer.loyalty_points)
    .map(({ id, price_from, vat_rate, loyalty_points }) => ({
      id,
      price: price_from ?? '',
      rate: vat_rate ?? '',
      reward: loyalty_points ?? '',
    }));
}

/** Signs the members in; every second one has a socket. */
export async function openSite(origin: string, emails: readonly string[], measurements: Measurements): Promise<Site> {
  const admin = new Member(origin, 'admin@demo.wspolnik.test');
  const members = emails.map((email) => new Member(origin, email));
  for (const member of [admin, ...members]) await member.signIn();
  for (const member of members.filter((_, index) => index % 2 === 0)) await member.listen();
  const picture = new Blob([await readFile(join(ROOT, 'docs/offers.png'))], { type: 'image/png' });
  return { origin, offers: await readOffers(origin), members, admin, picture, measurements };
}

export function closeSite({ members }: Site): void {
  for (const member of members) member.stopListening();
}

const pick = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)] as T;

const PAGES = ['/', '/offers', '/companies', '/search?q=audyt', '/en/offers', '/posts', '/webinars', '/pricing'];
const WORDS = ['audyt', 'księgowość', 'transport', 'strona', 'szkolenie', 'druk', 'warszawa', 'łódź'];
const LISTS = [
  'offers/?limit=30',
  'offers/?limit=30&page=2&sort=price',
  'accounts/company-list-all/?limit=30',
  'posts/?limit=10',
  'offers/markers/',
  'categories/',
];
const OF_MEMBERS = [
  'notifications/',
  'point-balance/',
  'message-threads-get/',
  'accounts/user-data/',
  'offers/get-my-purchases/',
];
const OF_ADMINS = ['admin/user_list/', 'admin/company_list/', 'accounts/admin/audit-log/', 'accounts/admin/overview/'];

/** Reads a response to its end, so that its connection is free. */
async function read(response: Promise<Response>): Promise<void> {
  await (await response).arrayBuffer();
}

const get = (kind: string, path: (site: Site) => string) => (site: Site) =>
  site.measurements.measure(kind, () => read(call(`${site.origin}${path(site)}`)));

async function message({ members, measurements }: Site): Promise<void> {
  const listeners = members.filter((_, index) => index % 2 === 0);
  const [to, from] = [pick(listeners), pick(members.filter((_, index) => index % 2 === 1))];
  await measurements.measure('message to frame', async () => {
    const json = { user_recipient_id: to.id, message: `Dzień dobry, ${performance.now()}` };
    const { id } = (await (await from.call('message-send/', { json })).json()) as { id: string };
    await to.hears(id);
  });
}

async function purchase({ members, offers, measurements }: Site): Promise<void> {
  const [buyer, { id, price, rate, reward }] = [pick(members), pick(offers)];
  const order = await measurements.measure('purchase', async () => {
    const json = { offer_id: id, expected_price: price, expected_vat_rate: rate, expected_reward: reward };
    return (await (await buyer.call('offers/buy/', { json })).json()) as { id: string; status_since: string };
  });
  if (!order) return;
  const json = { transaction_id: order.id, seen_status_since: order.status_since };
  await measurements.measure('cancellation', () => read(buyer.call('offers/cancel-sale/', { json })));
}

async function recharge({ members, measurements }: Site): Promise<void> {
  const path = `payment/pay-data-for-front/?amount=${10 + Math.floor(Math.random() * 1000)}.00`;
  await measurements.measure('recharge', () => read(pick(members).call(path)));
}

async function upload({ members, picture, measurements }: Site): Promise<void> {
  const form = new FormData();
  form.set('image', picture, 'ja.png');
  await measurements.measure('upload', () => read(pick(members).call('accounts/user-image-update/', { form })));
}

async function signIn({ origin, members, measurements }: Site): Promise<void> {
  const { email } = pick(members);
  const tokens = await measurements.measure('sign-in', async () => {
    const response = await call(`${origin}/api/accounts/login/`, { json: { email, password: PASSWORD } });
    return (await response.json()) as { refresh: string };
  });
  if (!tokens) return;
  await measurements.measure('sign-out', () => read(call(`${origin}/api/accounts/logout/`, { json: tokens })));
}

async function post({ members, measurements }: Site): Promise<void> {
  const json = { text: `Szukam partnera, ${Math.floor(performance.now())}` };
  await measurements.measure('post', () => read(pick(members).call('posts/', { json })));
}

const ofMembers = ({ members, measurements }: Site) =>
  measurements.measure('read of a member', () => read(pick(members).call(pick(OF_MEMBERS))));

const ofAdmins = ({ admin, measurements }: Site) =>
  measurements.measure('list of admins', () => read(admin.call(pick(OF_ADMINS))));

interface Visit {
  /** Of a hundred visits. */
  share: number;
  make(site: Site): Promise<unknown>;
}

export const VISITS: readonly Visit[] = [
  { share: 20, make: get('page', () => pick(PAGES)) },
  { share: 19, make: get('list', () => `/api/${pick(LISTS)}`) },
  { share: 12, make: get('offer', ({ offers }) => `/api/offers/${pick(offers).id}/`) },
  { share: 10, make: get('search', () => `/api/search/?q=${encodeURIComponent(pick(WORDS))}`) },
  { share: 14, make: ofMembers },
  { share: 6, make: message },
  { share: 4, make: purchase },
  { share: 3, make: recharge },
  { share: 2, make: upload },
  { share: 3, make: signIn },
  { share: 1, make: post },
  { share: 6, make: ofAdmins },
];

/** A visit at random, by the shares. */
export function drawVisit(): Visit {
  let left = Math.random() * VISITS.reduce((sum, { share }) => sum + share, 0);
  for (const visit of VISITS) {
    left -= visit.share;
    if (left < 0) return visit;
  }
  return VISITS[0] as Visit;
}

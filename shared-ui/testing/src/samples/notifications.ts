import type {
  MailSubscription,
  Notification,
  NotificationPage,
  NotificationSetting,
  NotificationSettings,
  SentKind,
} from '@wspolnik/contract';
import { NOTIFICATION_KINDS } from '@wspolnik/contract/notification-kinds';
import { profileCard } from './people.ts';
import { idOf, pageOf } from './wire.ts';

/** The person's own, unseen: their purchase was verified. */
export function notification(overrides: Partial<Notification> = {}): Notification {
  return {
    id: idOf(1),
    kind: 'SaleVerified',
    created_at: '2026-01-06T10:00:00.000Z',
    seen: false,
    actor: profileCard(),
    others_count: 0,
    others: [],
    subject: { type: 'order', id: idOf(1) },
    params: { offer: 'Meble biurowe na wymiar', points: '90.00' },
    excerpt: null,
    post_excerpt: null,
    company: null,
    ...overrides,
  };
}

/** The count is that of the notifications given unless told otherwise. */
export function notificationPage(
  results = [notification()],
  overrides: Partial<NotificationPage> = {},
): NotificationPage {
  return {
    ...pageOf(results),
    unseen_count: results.filter(({ seen }) => !seen).length,
    unseen_message_count: 0,
    ...overrides,
  };
}

/** What a param of any kind may be. */
const PARAMS: Record<string, string> = {
  admin: 'Anna Lis',
  amount: '5400.00',
  company: 'Pracownia Stolarska Dąb',
  count: '3',
  decision: 'hide',
  file: 'faktura.pdf',
  offer: 'Meble biurowe na wymiar',
  due_on: '2026-12-14',
  paid_on: '2026-12-12',
  oldest_at: '2026-10-03T10:00:00.000Z',
  closes_on: '2026-12-20',
  starts_at: '2026-12-03T17:00:00.000Z',
  webinar: 'Podatki',
  when: 'day',
  valid_until: '2026-12-09',
  person: 'Ewa Nowak',
  place: 'comment',
  plan: 'Duży',
  plan_en: 'Large',
  points: '1234.50',
  points_type: 'BUY',
  rating: '4',
  reason: 'Na fakturze brakuje numeru zamówienia',
  role: 'manager',
  search: 'Meble w Łodzi',
  state: 'planned',
  valid_from: '2026-12-31T23:00:00.000Z',
  what: 'comment',
};

/** A notification of the kind with a subject and all params, those that are optional too. */
export function notificationOf(kind: SentKind, overrides: Partial<Notification> = {}): Notification {
  const { subject, params } = NOTIFICATION_KINDS[kind];
  const [type] = [subject ?? []].flat();
  const names = params.map((name) => name.replace('?', ''));
  const values: typeof PARAMS = { ...PARAMS, ...(kind === 'ReportDecided' && { decision: 'verified' }) };
  return notification({
    kind,
    subject: type ? { type, id: idOf(5) } : null,
    params: Object.fromEntries(names.map((name) => [name, values[name] ?? ''])),
    ...overrides,
  });
}

export function notificationSetting(overrides: Partial<NotificationSetting> = {}): NotificationSetting {
  return { kind: 'PostReacted', in_product: true, mail: 'never', required: false, ...overrides };
}

export function notificationSettings(settings = [notificationSetting()]): NotificationSettings {
  return { settings };
}

export function mailSubscription(overrides: Partial<MailSubscription> = {}): MailSubscription {
  return { scope: 'OfferBought', active: true, ...overrides };
}

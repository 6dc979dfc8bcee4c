import type { Notification } from '@wspolnik/contract';
import { idOf, NOTIFICATION_SAMPLES, notification } from '@wspolnik/testing';
import { pathOf, profileOf } from './notification-target.ts';

const KINDS = Object.keys(NOTIFICATION_SAMPLES) as (keyof typeof NOTIFICATION_SAMPLES)[];
const company = { id: idOf(90), name: 'Stolarnia Żuraw', image: null };

function sample(kind: keyof typeof NOTIFICATION_SAMPLES, given: Partial<Notification> = {}): Notification {
  const [type, params] = NOTIFICATION_SAMPLES[kind];
  return notification({ kind, params, subject: type && { type, id: idOf(5) }, ...given });
}

it.each(KINDS)('leads to a page of its own: %s', (kind) => {
  expect(pathOf(sample(kind))).not.toBe('/notifications');
});

it.each([
  ['OfferBought', { side: 'seller' }, `/transactions/sales?open=${idOf(5)}#order-${idOf(5)}`],
  ['SaleCancelled', { side: 'seller' }, `/transactions/sales?open=${idOf(5)}#order-${idOf(5)}`],
  ['SaleCancelled', { side: 'buyer' }, `/transactions/orders?open=${idOf(5)}#order-${idOf(5)}`],
  ['SavedSearchMatched', { filters: { q: 'meble', with_salary: true } }, '/offers?q=meble&with_salary=true'],
  ['SavedSearchMatched', {}, '/offers'],
  ['PostReacted', {}, `/posts?post=${idOf(5)}`],
  ['RatingReceived', {}, `/companies/${idOf(5)}`],
  ['WalletRecharged', {}, '/points/registry'],
] as const)('leads to the place: %s %j', (kind, subject, path) => {
  const [type] = NOTIFICATION_SAMPLES[kind];
  expect(pathOf(sample(kind, { subject: type && { type, id: idOf(5), ...subject } }))).toBe(path);
});

it('opens several invitations in the list of them, and what has no subject in the list of notifications', () => {
  expect(pathOf(sample('NetworkInvite'), true)).toBe('/network?status=they_connected');
  expect(pathOf(notification({ kind: 'unknown', subject: null }))).toBe('/notifications');
});

it('opens in the addressed profile, and a member’s change in the company that it is about', () => {
  expect(profileOf(sample('PostReacted'))).toBeNull();
  expect(profileOf(sample('PostReacted', { company }))).toBe(company);
  expect(profileOf(sample('MemberRoleChanged'))?.id).toBe(idOf(5));
  expect(profileOf(sample('MemberRemoved'))).toBeNull();
});

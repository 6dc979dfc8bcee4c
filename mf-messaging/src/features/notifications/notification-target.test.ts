import { SENT_KINDS } from '@wspolnik/contract/notification-kinds';
import { idOf, notification, notificationOf } from '@wspolnik/testing';
import { pathOf, profileOf } from './notification-target.ts';

const company = { id: idOf(90), name: 'Stolarnia Żuraw', image: null };

it.each(SENT_KINDS)('a notification leads to its own page: %s', (kind) => {
  expect(pathOf(notificationOf(kind))).not.toBe('/notifications');
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
  const sample = notificationOf(kind);
  expect(pathOf({ ...sample, subject: sample.subject && { ...sample.subject, ...subject } })).toBe(path);
});

it('opens several invitations in the list of them, and what has no subject in the list of notifications', () => {
  expect(pathOf(notificationOf('NetworkInvite'), true)).toBe('/network?status=they_connected');
  expect(pathOf(notification({ kind: 'unknown', subject: null }))).toBe('/notifications');
});

it('opens in the addressed profile, and a member’s change in the company that it is about', () => {
  expect(profileOf(notificationOf('PostReacted'))).toBeNull();
  expect(profileOf(notificationOf('PostReacted', { company }))).toBe(company);
  expect(profileOf(notificationOf('MemberRoleChanged'))?.id).toBe(idOf(5));
  expect(profileOf(notificationOf('MemberRemoved'))).toBeNull();
});

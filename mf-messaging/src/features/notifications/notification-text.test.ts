import type { Notification } from '@wspolnik/contract';
import { SENT_KINDS } from '@wspolnik/contract/notification-kinds';
import { loadCommonMessages } from '@wspolnik/system';
import { notification, notificationOf, profileCard } from '@wspolnik/testing';
import { createIntl, type IntlShape } from 'react-intl';
import en from './messages/en.json';
import pl from './messages/pl.json';
import { notificationText } from './notification-text.ts';

/** Every param of every kind: more than any text uses. */
const VALUES: Record<string, string> = {
  ...Object.assign({}, ...SENT_KINDS.map((kind) => notificationOf(kind).params)),
  company: 'Pracownia',
  offer: 'Krzesło',
  points: '1234.50',
  reason: 'brak faktury',
};
const OPTIONAL_REASON = ['SaleCancelled', 'CompanyActivated', 'PostRestored'];

let intl: Record<'pl' | 'en', IntlShape>;
async function textsIn(locale: 'pl' | 'en') {
  const messages = { ...((await loadCommonMessages(locale)) as Record<string, string>), ...{ pl, en }[locale] };
  const onError = (error: Error) => {
    throw error;
  };
  return createIntl({ locale, messages, onError });
}
beforeAll(async () => {
  intl = { pl: await textsIn('pl'), en: await textsIn('en') };
});
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

function textOf(locale: 'pl' | 'en', kind: string, params: Record<string, string>, given: Partial<Notification> = {}) {
  const actor = profileCard({ name: 'Anna Nowak' });
  const content = { ...notification(), actor, ...given, kind: kind as Notification['kind'], params };
  return plain(notificationText(content, intl[locale]));
}

describe.each(['pl', 'en'] as const)('in %s', (locale) => {
  it.each(SENT_KINDS)('%s has a text with all its params', (kind) => {
    const { params } = notificationOf(kind);
    const text = textOf(locale, kind, params);
    expect(text).not.toBe(textOf(locale, 'unknown', {}));
    expect(text).not.toMatch(/[{}]|undefined|NaN/);
    expect(text.includes(params.reason ?? '–')).toBe(params.reason !== undefined);
  });

  it.each(OPTIONAL_REASON)('%s has a text without a reason', (kind) => {
    const { reason, ...params } = VALUES;
    expect(textOf(locale, kind, params)).toMatch(/(anulowane|aktywna|widoczny|cancelled|active|again)$/);
  });
});

it.each([
  ['MessageForUser', 'Nowa wiadomość od: Anna Nowak', 'New message from Anna Nowak'],
  ['MessageForCompany', 'Nowa wiadomość do firmy Pracownia od: Anna Nowak', 'New message to Pracownia from Anna Nowak'],
  ['OfferBought', 'Nowe zamówienie: „Krzesło” (Anna Nowak)', 'New order: “Krzesło” (Anna Nowak)'],
  [
    'UserSubmittedVerification',
    'Zamówienie „Krzesło” czeka na weryfikację',
    'Order “Krzesło” is waiting for your verification',
  ],
  [
    'UserAddedDocumentToSaleVerification',
    'Dodano dokument do zamówienia „Krzesło”',
    'A document was added to order “Krzesło”',
  ],
  [
    'SaleVerified',
    'Zakup „Krzesło” potwierdzony. Przyznano 1 234,50 zł',
    'Purchase “Krzesło” verified. 1 234,50 zł granted',
  ],
  [
    'SaleRejected',
    'Zakup „Krzesło” odrzucony. Powód: brak faktury',
    'Purchase “Krzesło” rejected. Reason: brak faktury',
  ],
  ['RatingReceived', 'Nowa opinia o firmie Pracownia: 4,0/5', 'New review of Pracownia: 4.0/5'],
  ['NetworkInvite', 'Anna Nowak zaprasza do kontaktów', 'Anna Nowak invites you to connect'],
  ['NetworkAccepted', 'Zaproszenie przyjęte: Anna Nowak', 'Invitation accepted: Anna Nowak'],
])('%s has the words of the specification', (kind, polish, english) => {
  expect(textOf('pl', kind, VALUES)).toBe(polish);
  expect(textOf('en', kind, VALUES)).toBe(english);
});

it('names the plan in the language of the page, and dates in it', () => {
  expect(textOf('pl', 'PlanExpired', VALUES)).toContain('Plan Duży');
  expect(textOf('en', 'PlanExpired', VALUES)).toContain('Large plan');
  expect(textOf('pl', 'DuesOverdue', VALUES)).toContain('3 października 2026');
  expect(textOf('en', 'DuesOverdue', VALUES)).toContain('3 October 2026');
});

it.each([
  ['1', 'Nowa oferta w'],
  ['2', '2 nowe oferty w'],
  ['5', '5 nowych ofert w'],
  ['22', '22 nowe oferty w'],
  ['112', '112 nowych ofert w'],
])('counts %s new offers in correct Polish', (count, beginning) => {
  expect(textOf('pl', 'SavedSearchMatched', { ...VALUES, count })).toMatch(beginning);
});

it('the text announces a kind that it does not know, and calls a deleted actor by no name', () => {
  expect(textOf('pl', 'ThingOfTomorrow', {})).toBe('Nowe powiadomienie');
  expect(textOf('en', 'ThingOfTomorrow', {})).toBe('New notification');
  const actor = profileCard({ name: '', deleted: true });
  expect(textOf('pl', 'NetworkInvite', {}, { actor })).toBe('Konto usunięte zaprasza do kontaktów');
  expect(textOf('en', 'NetworkInvite', {}, { actor })).toBe('Deleted account invites you to connect');
});

it('shows what somebody typed as it is, with braces and tags', () => {
  const reason = '{actor} <b>{nic}</b>';
  expect(textOf('pl', 'SaleRejected', { ...VALUES, reason })).toBe(`Zakup „Krzesło” odrzucony. Powód: ${reason}`);
});

import type { LoginReply, Me } from '@wspolnik/contract';
import { expireDrafts } from './drafts.ts';
import { draftKey, listDrafts, mayKeepDraft, SEARCHES, useSessionStore } from './index.ts';

const buyer = { id: '1c6b1f9a-8a35-4c1d-9c55-6a9f1d1f2a01', role: 'USER', companies: [] as Me['companies'] } as Me;
const reply: LoginReply = { access: 'a', refresh: 'r', user: buyer, company: null, device_mark: 'm' };
const session = () => useSessionStore.getState();
const names = () =>
  [...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter((name) => /^wspolnik\.draft\./.test(name));

const asCompany = `${buyer.id}/c1`;

function keepSome() {
  localStorage.setItem(draftKey(asCompany, 'offer.new'), '{}');
  localStorage.setItem(draftKey(buyer.id, 'offer.edit'), '{}');
  sessionStorage.setItem(draftKey(asCompany, 'buy.1'), '{}');
  localStorage.setItem(draftKey('somebody/else', 'offer.new'), '{}');
}

beforeEach(() => {
  globalThis.fetch = jest.fn().mockResolvedValue(new Response(null, { status: 204 }));
  localStorage.clear();
  sessionStorage.clear();
  session().signIn(reply);
  keepSome();
});

it('a sign-out that removes takes the drafts of the person and of their companies, and nobody else’s', async () => {
  await session().signOut('remove');
  expect(names()).toEqual([draftKey('somebody/else', 'offer.new')]);
});

it('a draft stays for the person until they sign in again after a sign-out that removes no form', async () => {
  await session().signOut('remove');
  expect(mayKeepDraft(asCompany)).toBe(false);
  expect(mayKeepDraft('somebody/else')).toBe(true);
  session().signIn(reply);
  expect(mayKeepDraft(asCompany)).toBe(true);
});

it.each([
  ['a session that ends by itself', () => session().clear()],
  ['a sign-out that keeps', () => void session().signOut('keep')],
])('%s leaves the drafts for the next sign-in, those of the tab with those of the device', (_, end) => {
  end();
  expect(names()).toHaveLength(4);
  expect(Object.keys(sessionStorage)).toEqual([]);
  expect(localStorage.getItem(draftKey(asCompany, 'buy.1'))).toBe('{}');
  expect(mayKeepDraft(asCompany)).toBe(true);
});

it('a sign-out that keeps drafts forgets the last searches all the same', async () => {
  localStorage.setItem(draftKey(buyer.id, SEARCHES), '["meble"]');
  await session().signOut('keep');
  expect(localStorage.getItem(draftKey(buyer.id, SEARCHES))).toBeNull();
});

/** As the browser tells this tab that another one has signed out. */
async function signedOutInAnotherTab(removed: boolean) {
  localStorage.removeItem('wspolnik.session');
  if (removed) localStorage.setItem('wspolnik.signed-out', buyer.id);
  window.dispatchEvent(new StorageEvent('storage', { key: 'wspolnik.session' }));
  // The session is read again in its own steps.
  await new Promise((resolve) => setTimeout(resolve));
}

it('the decision of another tab’s sign-out holds for the drafts of this tab', async () => {
  await signedOutInAnotherTab(false);
  expect(localStorage.getItem(draftKey(asCompany, 'buy.1'))).toBe('{}');
  session().signIn(reply);
  sessionStorage.setItem(draftKey(asCompany, 'buy.2'), '{}');
  await signedOutInAnotherTab(true);
  expect(Object.keys(sessionStorage)).toEqual([]);
});

it('somebody else who signs in and out removes nothing of the person', async () => {
  await session().signOut('keep');
  session().signIn({ ...reply, user: { ...buyer, id: 'other' } });
  expect(listDrafts('other')).toEqual([]);
  await session().signOut('remove');
  expect(names()).toHaveLength(4);
});

it('drafts expire 90 days after the person was last here, and not while they are signed in', async () => {
  jest.useFakeTimers({ now: Date.parse('2026-01-01T12:00:00Z') });
  await session().signOut('keep');
  jest.setSystemTime(Date.parse('2026-04-01T11:00:00Z'));
  expireDrafts();
  expect(names()).toHaveLength(4);
  session().signIn(reply);
  jest.setSystemTime(Date.parse('2026-04-02T13:00:00Z'));
  expireDrafts();
  expect(names()).toHaveLength(4);
  session().clear();
  jest.setSystemTime(Date.parse('2026-07-02T13:00:00Z'));
  expireDrafts();
  jest.useRealTimers();
  expect(names().filter((name) => name.includes(buyer.id))).toEqual([]);
  expect(names()).toContain(draftKey('somebody/else', 'offer.new'));
});

it('lists what was typed, by the kind of its form and its title', () => {
  localStorage.setItem(draftKey(asCompany, 'offer.new'), JSON.stringify({ values: {}, title: ' Meble ', saved_at: 1 }));
  localStorage.setItem(draftKey(buyer.id, 'post'), JSON.stringify({ text: '', saved_at: 1 }));
  localStorage.setItem(draftKey(buyer.id, 'message 12'), JSON.stringify({ text: 'Dzień dobry' }));
  localStorage.setItem(draftKey(buyer.id, SEARCHES), '["meble"]');
  sessionStorage.setItem(draftKey(asCompany, 'buy.1'), JSON.stringify({ amount: '', note: ' ' }));
  expect(listDrafts(buyer.id).sort((a, b) => a.kind.localeCompare(b.kind))).toEqual([
    { kind: 'message', title: '' },
    { kind: 'offer', title: 'Meble' },
    { kind: 'post', title: '' },
  ]);
});

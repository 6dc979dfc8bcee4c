import type { LoginReply } from '@wspolnik/api/contract';
import { draftKey, mayKeepDraft, useSessionStore } from './index.ts';
import { buyer } from './testing/index.ts';

const reply: LoginReply = { access: 'a', refresh: 'r', user: buyer, company: null, device_mark: 'm' };
const session = () => useSessionStore.getState();
const names = () => [...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter((name) => /draft/.test(name));

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

it('a sign-out removes the drafts of the person and of their companies, and nobody else’s', async () => {
  await session().signOut();
  expect(names()).toEqual([draftKey('somebody/else', 'offer.new')]);
});

it('after a sign-out no form keeps a draft of the person until they sign in again', async () => {
  await session().signOut();
  expect(mayKeepDraft(asCompany)).toBe(false);
  expect(mayKeepDraft('somebody/else')).toBe(true);
  session().signIn(reply);
  expect(mayKeepDraft(asCompany)).toBe(true);
});

it('a session that ends by itself leaves the drafts for the next sign-in', () => {
  session().clear();
  expect(names()).toHaveLength(4);
  expect(mayKeepDraft(asCompany)).toBe(true);
});

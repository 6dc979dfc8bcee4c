import 'fake-indexeddb/auto';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { countUnsentMessages, draftKey, OUTBOX_FILES, useSessionStore } from '@wspolnik/shared-auth';
import { axe, buyer, fakeApi, idOf, signInAs, signOut } from '@wspolnik/testing';
import { IDBFactory } from 'fake-indexeddb';
import { renderPage } from '../../testing/render-page.ts';
import { LogoutPage } from './logout.page.tsx';

const SIGN_OUT = 'POST accounts/logout/';

/** As the outbox of mf-messaging stores it. */
function storeUnsent(...people: string[]): Promise<void> {
  return new Promise((resolve) => {
    const opening = indexedDB.open(OUTBOX_FILES.database, 1);
    opening.onupgradeneeded = () => {
      for (const store of [OUTBOX_FILES.messages, OUTBOX_FILES.images]) opening.result.createObjectStore(store);
    };
    opening.onsuccess = () => {
      const writing = opening.result.transaction(OUTBOX_FILES.messages, 'readwrite');
      for (const [index, person] of people.entries()) {
        writing.objectStore(OUTBOX_FILES.messages).put({}, `${person}/person/${index}`);
      }
      writing.oncomplete = () => {
        opening.result.close();
        resolve();
      };
    };
  });
}

const open = (locale: 'pl' | 'en' = 'pl') =>
  renderPage(<LogoutPage />, { url: `${locale === 'en' ? '/en' : ''}/auth/logout`, locale });
const isSignedIn = () => useSessionStore.getState().isAuth;

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  localStorage.clear();
  signInAs.person();
});
afterEach(() => act(signOut));

it('the page signs out at once when nothing waits, whatever somebody else has left, and creates no database', async () => {
  fakeApi({ [SIGN_OUT]: () => new Response(null, { status: 204 }) });
  const { unmount } = await open();
  expect(await screen.findByRole('heading', { name: 'Sesja zakończona' })).toBeVisible();
  expect(await indexedDB.databases()).toEqual([]);
  unmount();

  await storeUnsent(idOf(777));
  act(() => void signInAs.person());
  await open();
  expect(await screen.findByRole('heading', { name: 'Sesja zakończona' })).toBeVisible();
});

const OFFER = draftKey(`${buyer.id}/c1`, 'offer.new');
const storeOffer = () => localStorage.setItem(OFFER, JSON.stringify({ title: 'Meble', saved_at: 1 }));
const countMessages = () => countUnsentMessages(buyer.id);

it('the page asks first when drafts or messages wait, names them, and signs out only on demand', async () => {
  const calls = fakeApi({ [SIGN_OUT]: () => new Response(null, { status: 204 }) });
  await storeUnsent(buyer.id, buyer.id);
  storeOffer();
  localStorage.setItem(draftKey(buyer.id, 'comment.1'), JSON.stringify({ text: 'a', saved_at: 1 }));
  localStorage.setItem(draftKey(buyer.id, 'comment.2'), JSON.stringify({ text: 'b', saved_at: 1 }));
  const { container } = await open();
  await waitFor(async () =>
    expect(await screen.findByRole('heading', { name: 'Czy zachować to, czego nie wysłano?' })).toHaveFocus(),
  );
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'szkic oferty „Meble”',
    '2 szkice komentarzy',
    '2 niewysłane wiadomości',
  ]);
  expect(await axe(container)).toEqual([]);
  expect(isSignedIn()).toBe(true);
  expect(calls).toEqual([]);
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Zachowaj i wyloguj' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByRole('heading', { name: 'Sesja zakończona' })).toBeVisible();
  expect(isSignedIn()).toBe(false);
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(localStorage.getItem(OFFER)).not.toBeNull();
  expect(await countMessages()).toBe(2);
});

it('the page removes what waits on demand, also while the network is down', async () => {
  fakeApi({ [SIGN_OUT]: () => Promise.reject(new TypeError('Failed to fetch')) });
  await storeUnsent(buyer.id);
  storeOffer();
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Usuń i wyloguj' }));
  expect(await screen.findByRole('heading', { name: 'Sesja zakończona' })).toBeVisible();
  expect(localStorage.getItem(OFFER)).toBeNull();
  await waitFor(async () => expect(await countMessages()).toBe(0));
});

it('the page goes back to the page before without signing out', async () => {
  storeOffer();
  const back = jest.spyOn(window.history, 'back').mockImplementation(() => undefined);
  window.history.pushState(null, '', '/offers/create');
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Wróć' }));
  expect(back).toHaveBeenCalledTimes(1);
  expect(isSignedIn()).toBe(true);
});

it('the page asks in English', async () => {
  await storeUnsent(buyer.id);
  await open('en');
  expect(await screen.findByRole('heading', { name: 'Keep what you have not sent?' })).toBeVisible();
  expect(screen.getByRole('listitem')).toHaveTextContent('1 unsent message');
  for (const name of ['Keep and sign out', 'Delete and sign out', 'Back']) {
    expect(screen.getByRole('button', { name })).toBeVisible();
  }
});

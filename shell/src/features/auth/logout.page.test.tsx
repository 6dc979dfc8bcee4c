import 'fake-indexeddb/auto';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OUTBOX_FILES, useSessionStore } from '@wspolnik/shared-auth';
import { axe, buyer, fakeApi, idOf, signInAs, signOut } from '@wspolnik/shared-ui/testing';
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

beforeAll(() => {
  HTMLCanvasElement.prototype.getContext = () => null;
});
beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  signInAs.person();
});
afterEach(() => act(signOut));

it('signs out at once when nothing waits, whatever somebody else has left, and creates no database', async () => {
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

it('asks first when messages wait, and signs out only on demand', async () => {
  const calls = fakeApi({ [SIGN_OUT]: () => new Response(null, { status: 204 }) });
  await storeUnsent(buyer.id, buyer.id);
  const { container } = await open();
  await waitFor(async () =>
    expect(await screen.findByRole('heading', { name: 'Masz niewysłane wiadomości' })).toHaveFocus(),
  );
  expect(screen.getByText(/2 wiadomości czekają/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Zostań' })).toHaveAttribute('href', '/messages');
  expect(await axe(container)).toEqual([]);
  expect(isSignedIn()).toBe(true);
  expect(calls).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Wyloguj mimo to' }));
  expect(await screen.findByRole('heading', { name: 'Sesja zakończona' })).toBeVisible();
  expect(isSignedIn()).toBe(false);
  await waitFor(() => expect(calls).toHaveLength(1));
});

it('asks in English', async () => {
  await storeUnsent(buyer.id);
  await open('en');
  expect(await screen.findByRole('heading', { name: 'You have unsent messages' })).toBeVisible();
  expect(screen.getByText(/1 message is waiting/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Stay' })).toHaveAttribute('href', '/en/messages');
  expect(screen.getByRole('button', { name: 'Sign out anyway' })).toBeVisible();
});

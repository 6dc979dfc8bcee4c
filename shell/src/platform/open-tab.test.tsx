import { screen, waitFor } from '@testing-library/react';
import { navigate, setNavigationGuard } from '@wspolnik/system';
import { signInAs, signOut } from '@wspolnik/testing';
import { start, triggerAppChange } from 'single-spa';
import { version } from '../testing/entries.ts';
import { startNextRelease } from './next-release.ts';
import type { PublicRemote } from './release.ts';
import { renewRemoteApp, startRemoteApps } from './remote-apps.tsx';
import { setGranted, takeRelease } from './remotes.ts';
import type { RemoteApp } from './resilient-app.ts';
import { startRouting } from './routing.ts';

const SHELL = `/r/shell/${'0'.repeat(64)}.js`;
const loaded: string[] = [];

/** A version of a remote shows the first digit of its hash, and counts what becomes of it. */
jest.mock('./remote-loader.ts', () => ({
  resetRemoteModule: () => {},
  remoteContent: () => undefined,
  loadRemoteModule: async ({ name, entry }: PublicRemote): Promise<RemoteApp> => {
    const shown = `${name} ${/(\w)\w{63}\.js$/.exec(entry)?.[1]}`;
    loaded.push(entry);
    let page: HTMLElement;
    return {
      bootstrap: async () => {},
      async mount({ domElement }) {
        page = domElement as HTMLElement;
        page.innerHTML = `<h1>${shown}</h1><input aria-label="tekst">`;
      },
      unmount: async () => page.replaceChildren(),
    };
  },
}));

const routes = [{ path: '/offers' }, { path: '/offers/:id' }];
const offers = (digit: string) => version(digit, { routes });
const feed = version('f', { name: 'mf_feed', routes: [{ path: '/posts' }] });
const admin = (digit: string, capability: string) =>
  version(digit, {
    name: 'mf_admin',
    entry: `/g/${capability}/mf_admin/${digit.repeat(64)}.js`,
    roles: ['admin'],
    routes: [{ path: '/admin' }, { path: '/admin/users' }],
  });

let number = 1;
let next: object | null = null;

let passed = 0;

/** A newer release, of which the tab hears when a link is hovered. */
function release(remotes: PublicRemote[], urgent: string[] = []): void {
  number += 1;
  next = { number, shell: SHELL, remotes, urgent };
  // A tab asks once a second at most.
  passed += 1000;
  window.dispatchEvent(new CustomEvent('wp:warm', { detail: { path: '/offers' } }));
}

const heading = () => screen.queryByRole('heading')?.textContent;
async function go(path: string): Promise<void> {
  navigate(path);
  await triggerAppChange();
}

beforeAll(() => {
  // The roots here are the shell's own, as in the product, and not wrapped in act.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  const now = performance.now.bind(performance);
  jest.spyOn(performance, 'now').mockImplementation(() => now() + passed);
  document.head.innerHTML = `<script type="application/json" id="start">{"main":"${SHELL}"}</script>`;
  document.body.innerHTML = '<main id="main"></main>';
  globalThis.fetch = jest.fn(async () =>
    next ? Response.json(next) : new Response(null, { status: 204 }),
  ) as unknown as typeof fetch;
  takeRelease(1, [offers('1'), feed]);
  window.history.replaceState(null, '', '/offers');
  startRemoteApps(document.getElementById('main') as HTMLElement);
  startNextRelease({ renew: renewRemoteApp });
  startRouting({ onIdentity: () => {} });
  start({ urlRerouteOnly: true });
});

it('a tab mounts the newer version with the next page, and the older one again', async () => {
  await waitFor(() => expect(heading()).toBe('mf_offers 1'));
  release([offers('2'), feed]);
  expect(heading()).toBe('mf_offers 1');
  await go('/posts');
  await waitFor(() => expect(heading()).toBe('mf_feed f'));
  await go('/offers');
  await waitFor(() => expect(heading()).toBe('mf_offers 2'));
  release([offers('1'), feed], ['mf_offers']);
  await go('/offers/7');
  await waitFor(() => expect(heading()).toBe('mf_offers 1'));
});

it('the page that stands stays with another query, and under a form with changes', async () => {
  await go('/offers');
  const field = screen.getByRole('textbox');
  release([offers('3'), feed]);
  await go('/offers?q=stal');
  expect(screen.getByRole('textbox')).toBe(field);
  const saved = setNavigationGuard(() => true);
  await go('/offers/7');
  expect(screen.getByRole('textbox')).toBe(field);
  saved();
  await go('/offers/8');
  await waitFor(() => expect(heading()).toBe('mf_offers 3'));
});

it('a remote that was not there before has its pages', async () => {
  const events = version('e', { name: 'mf_events', routes: [{ path: '/events' }] });
  release([offers('3'), feed, events]);
  await go('/events');
  await waitFor(() => expect(heading()).toBe('mf_events e'));
  release([offers('3'), feed]);
  await go('/posts');
  await waitFor(() => expect(heading()).toBe('mf_feed f'));
});

it('a guarded remote stays under a new grant, has its next version with the next page, and goes with its grant', async () => {
  next = null;
  signInAs.admin();
  setGranted([admin('a', 'first')]);
  await go('/admin');
  await waitFor(() => expect(heading()).toBe('mf_admin a'));
  const field = screen.getByRole('textbox');
  setGranted([admin('a', 'second')]);
  await go('/admin/users');
  expect(screen.getByRole('textbox')).toBe(field);
  await go('/posts');
  await go('/admin');
  await waitFor(() => expect(heading()).toBe('mf_admin a'));
  expect(loaded.at(-1)).toContain('/g/second/');
  setGranted([admin('b', 'third')]);
  await triggerAppChange();
  expect(heading()).toBe('mf_admin a');
  await go('/admin/users');
  await waitFor(() => expect(heading()).toBe('mf_admin b'));
  setGranted([]);
  await triggerAppChange();
  expect(heading()).toBeUndefined();
  signOut();
});

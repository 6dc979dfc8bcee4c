import { getJSON, useSessionStore } from '@wspolnik/shared-auth';
import { HOLDER, holderOf, isKeptRead, isReadCache, readCache, STATE } from '../lib/kept.ts';
import { readStart } from '../platform/release.ts';
import { register } from './register.ts';
import { recordShown } from './shown.ts';

/**
 * Names who reads on this device now, and removes what anybody else has read: at the start, with every sign-in and at the end of
 * every session, in whichever tab. The worker keeps an answer only for who is named.
 */
async function takeHolder(): Promise<void> {
  const holder = holderOf(useSessionStore.getState().access_token);
  const names = await caches.keys();
  // The worker makes this cache, and its removal takes it away: without one, nothing is left on the device.
  if (names.includes(STATE)) await (await caches.open(STATE)).put(HOLDER, new Response(holder));
  const others = names.filter((name) => isReadCache(name) && name !== readCache(holder));
  await Promise.all(others.map((name) => caches.delete(name)));
}

/** Calls back when the worker answers this page, which it does not yet while it is being installed. */
function whenControlled(then: () => void): void {
  navigator.serviceWorker.addEventListener('controllerchange', then, { once: true });
}

/**
 * The first page came before the worker: it reads again what it has, files from the browser's own cache, so that this page is
 * kept as well.
 */
async function keepFirstPage(): Promise<void> {
  const addresses = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  const own = addresses.filter(({ origin }) => origin === window.location.origin);
  for (const { pathname } of own.filter(({ pathname }) => pathname.startsWith('/r/'))) await fetch(pathname);
  const reads = own.filter(({ pathname }) => isKeptRead(pathname));
  for (const path of new Set(reads.map(({ pathname, search }) => pathname.slice('/api/'.length) + search)))
    await getJSON(path);
}

/** Stylesheets that are part of the page were never requested, and its parts need them when they are shown without it. */
async function keepStyles(): Promise<void> {
  for (const path of readStart().styles ?? []) await fetch(path);
}

async function takeFirstPage(): Promise<void> {
  await takeHolder();
  recordShown();
  await keepStyles();
  await keepFirstPage();
}

/** Called once, when the page is idle. */
export async function start(isOn: boolean): Promise<void> {
  if (!isOn) {
    // The gateway serves a worker that removes itself.
    for (const registration of await navigator.serviceWorker.getRegistrations())
      await registration.update().catch(() => undefined);
    return;
  }
  await takeHolder();
  // One after the other: the last one reads the session as it is then.
  let taken = Promise.resolve();
  useSessionStore.subscribe(({ access_token }, before) => {
    if (access_token !== before.access_token) taken = taken.then(takeHolder).catch(() => undefined);
  });
  if (navigator.serviceWorker.controller) {
    recordShown();
    keepStyles().catch(() => undefined);
  } else whenControlled(() => void takeFirstPage().catch(() => undefined));
  await register();
}

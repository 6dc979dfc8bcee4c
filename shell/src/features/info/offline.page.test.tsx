import { screen, within } from '@testing-library/react';
import { axe, signOut } from '@wspolnik/testing';
import { readCache, SHOWN } from '../../lib/kept.ts';
import { MemoryCaches } from '../../testing/cache-storage.ts';
import { renderPage } from '../../testing/render-page.ts';
import { OfflinePage } from './offline.page.tsx';

let caches: MemoryCaches;

beforeEach(() => {
  signOut();
  caches = new MemoryCaches();
  Object.assign(globalThis, { caches });
});
afterEach(() => document.documentElement.removeAttribute('data-unread'));

it('the page lists what was read on this device, the last first', async () => {
  const pages = [
    { path: '/offers/7', title: 'Meble', at: Date.parse('2026-11-27T12:00:00Z') },
    { path: '/posts', title: 'Wpisy', at: Date.parse('2026-11-26T12:00:00Z') },
  ];
  await (await caches.open(readCache('guest'))).put(SHOWN, Response.json(pages));
  document.documentElement.setAttribute('data-unread', '/companies');
  const { container } = await renderPage(<OfflinePage />, { url: '/companies' });
  const list = await screen.findByRole('region', { name: 'Dostępne bez internetu' });
  const links = within(list).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Meble', '/offers/7'],
    ['Wpisy', '/posts'],
  ]);
  expect(list).toHaveTextContent('27 listopada 2026');
  expect(screen.getByText(/Tej strony nie ma na tym urządzeniu/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Spróbuj ponownie' })).toBeVisible();
  expect(await axe(container)).toEqual([]);
});

it('at its own address the page is only the list, also an empty one', async () => {
  await renderPage(<OfflinePage />, { url: '/offline', locale: 'en' });
  expect(await screen.findByText('No page has been read on this device yet.')).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

/** @jest-environment node */
import { type Locale, loadCommonMessages } from '@wspolnik/shared-ui';
import { prerender } from 'react-dom/static';
import en from '../messages/en.json';
import pl from '../messages/pl.json';
import { App } from './root.tsx';

/** The page's markup as a guest sees it, in a process that has no browser. */
async function firstView(locale: Locale, path: string): Promise<string> {
  await loadCommonMessages(locale);
  const messages = locale === 'pl' ? pl : en;
  const { prelude } = await prerender(<App {...{ locale, path, search: '', messages }} />);
  return new Response(prelude).text();
}

it.each([
  ['pl', '/transactions/orders', 'Zamówienia'],
  ['pl', '/transactions/sales', 'Sprzedaż'],
  ['en', '/transactions/orders', 'Orders'],
  ['en', '/transactions/sales', 'Sales'],
  ['pl', '/points/registry', 'Punkty'],
  ['en', '/points/registry', 'Points'],
] as const)('renders in %s, where there is no browser: %s', async (locale, path, title) => {
  expect(typeof window).toBe('undefined');
  const html = await firstView(locale, path);
  expect(html).toContain(`>${title}</h1>`);
  expect(html).toContain('aria-busy="true"');
});

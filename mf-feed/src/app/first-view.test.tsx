/** @jest-environment node */
import { type Locale, loadCommonMessages } from '@wspolnik/shared-ui';
import { prerender } from 'react-dom/static';
import en from '../messages/en.json';
import pl from '../messages/pl.json';
import { App, load } from './server.tsx';

/** The page's markup, in a process that has no browser. */
async function firstView(locale: Locale): Promise<string> {
  const { fallback } = await load();
  await loadCommonMessages(locale);
  const messages = locale === 'pl' ? pl : en;
  const { prelude } = await prerender(<App {...{ locale, path: '/posts', search: '', messages, fallback }} />);
  return new Response(prelude).text();
}

it('runs where there is no browser', () => {
  expect(typeof window).toBe('undefined');
});

it.each([
  ['pl', 'Wpisy', 'Nie ma tu jeszcze wpisów', '/companies'],
  ['en', 'Posts', 'There are no posts here yet', '/en/companies'],
] as const)('renders the feed in %s', async (locale, title, empty, companies) => {
  const html = await firstView(locale);
  expect(html).toContain(`>${title}</h1>`);
  expect(html).toContain(empty);
  expect(html).toContain(`href="${companies}"`);
});

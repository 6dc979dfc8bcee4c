/** @jest-environment node */
import { type Locale, loadCommonMessages } from '@wspolnik/shared-ui';
import { prerender } from 'react-dom/static';
import { categories, idOf, offer, offerSummary, pageOf } from '../lib/testing/samples.ts';
import en from '../messages/en.json';
import pl from '../messages/pl.json';
import { App, load } from './server.tsx';

const answers: Record<string, unknown> = {
  'offers/?limit=30&q=meble': pageOf([offerSummary()]),
  'categories/': categories,
  [`offers/${idOf(1)}/`]: offer(),
};

/** The page's markup from its loader's data, in a process that has no browser. */
async function firstView(locale: Locale, path: string, search = ''): Promise<string> {
  const { fallback } = await load({ getJSON: async (key) => answers[key], locale, path, search });
  await loadCommonMessages(locale);
  const messages = locale === 'pl' ? pl : en;
  const { prelude } = await prerender(<App {...{ locale, path, search, messages, fallback }} />);
  return new Response(prelude).text();
}

it('runs where there is no browser', () => {
  expect(typeof window).toBe('undefined');
});

it.each([
  ['pl', 'Oferty', '1 wynik'],
  ['en', 'Offers', '1 result'],
] as const)('renders the list in %s', async (locale, title, count) => {
  const html = await firstView(locale, '/offers', '?q=meble');
  expect(html).toContain(`>${title}</h1>`);
  expect(html).toContain(count);
  expect(html).toContain('Meble biurowe na wymiar');
  expect(html).toContain(`href="${locale === 'en' ? '/en' : ''}/offers/${idOf(1)}"`);
});

it.each([
  ['pl', 'Zaloguj się, aby kupić'],
  ['en', 'Sign in to buy'],
] as const)('renders the offer in %s as a guest sees it', async (locale, action) => {
  const html = await firstView(locale, `/offers/${idOf(1)}`);
  expect(html).toContain('>Meble biurowe na wymiar</h1>');
  expect(html).toContain('Montaż w cenie.');
  expect(html).toContain(action);
});

it.each(['/offers/create', '/offers/manage', `/offers/${idOf(1)}/edit`])(
  'renders %s without a session',
  async (path) => {
    expect(await firstView('pl', path)).not.toBe('');
  },
);

/** @jest-environment node */
import { categories, createFirstView, idOf, offer, offerSummary, pageOf } from '@wspolnik/testing';
import en from '../messages/en.json';
import pl from '../messages/pl.json';
import { pages } from './pages.ts';

const firstView = createFirstView({
  pages,
  messages: { pl, en },
  answers: {
    'offers/?limit=30&q=meble': pageOf([offerSummary()]),
    'categories/': categories,
    [`offers/${idOf(1)}/`]: offer(),
  },
});
it.each([
  ['pl', 'Oferty', '1 wynik'],
  ['en', 'Offers', '1 result'],
] as const)('the page renders the list in %s', async (locale, title, count) => {
  const html = await firstView(locale, '/offers', '?q=meble');
  expect(html).toContain(`>${title}</h1>`);
  expect(html).toContain(count);
  expect(html).toContain('Meble biurowe na wymiar');
  expect(html).toContain(`href="${locale === 'en' ? '/en' : ''}/offers/${idOf(1)}"`);
});

it.each([
  ['pl', 'Zaloguj się, aby kupić'],
  ['en', 'Sign in to buy'],
] as const)('the page renders the offer in %s as a guest sees it', async (locale, action) => {
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

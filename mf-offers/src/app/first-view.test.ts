/** @jest-environment node */
import { categories, createFirstView, idOf, offer, offerSummary, pageOf } from '@wspolnik/testing';
import { OFFER_FILTERS } from '../lib/offer-query.ts';
import en from '../messages/en.json';
import pl from '../messages/pl.json';
import { pages } from './pages.ts';

const FILTERED = `offers/?categories=${idOf(100)}%2C${idOf(200)}&limit=30&page=2&price_to=900&q=meble&workplace_types=remote`;

const firstView = createFirstView({
  pages,
  messages: { pl, en },
  answers: {
    'offers/?limit=30&q=meble': pageOf([offerSummary()]),
    [FILTERED]: pageOf([offerSummary()]),
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

const FILTERS = `?q=meble&price_to=900&workplace_types=remote&categories=${idOf(100)},${idOf(200)}&page=2`;
const formOf = (html: string, before: string) => new RegExp(`${before}.*?(<form.*?</form>)`, 's').exec(html)?.[1] ?? '';
/** What the browser would send. */
const fieldsOf = (form: string) => ({
  ...Object.fromEntries(
    Array.from(form.matchAll(/<input(?![^>]*checkbox)[^>]* name="(\w+)" value="([^"]*)"/g), ([, ...field]) => field),
  ),
  ...Object.fromEntries(
    Array.from(
      form.matchAll(/<select[^>]* name="(\w+)"(?:(?!<\/select>).)*<option value="([^"]*)" selected/gs),
      ([, ...field]) => field,
    ),
  ),
});

it.each([
  ['pl', '/offers', 'Cena do (zł)', 'Pokaż listę'],
  ['en', '/en/offers', 'Price to (zł)', 'Show the list'],
] as const)(
  'the filters are a form without scripts in %s, with what is chosen',
  async (locale, action, label, send) => {
    const form = formOf(await firstView(locale, '/offers', FILTERS), '<aside[^>]*><noscript>');
    expect(form).toContain(`action="${action}"`);
    expect(form).not.toContain('method="post"');
    expect(form).toContain(label);
    expect(form).toMatch(new RegExp(`<button type="submit".*${send}`, 's'));
    expect(fieldsOf(form)).toEqual({
      q: 'meble',
      city: '',
      price_from: '',
      price_to: '900',
      categories: `${idOf(100)},${idOf(200)}`,
      workplace_types: 'remote',
      work_schedule_types: '',
      company_rating: '',
      contract_types: '',
      salary_min: '',
      sort_by: '',
    });
  },
);

it('each filter that has a control is in the form without scripts', async () => {
  const form = formOf(await firstView('pl', '/offers', '?q=meble'), '<aside[^>]*><noscript>');
  const controlled = OFFER_FILTERS.filter(({ control }) => control && !control.signedIn);
  expect(controlled.length).toBeGreaterThan(3);
  for (const name of controlled.flatMap(({ params }) => Object.keys(params))) expect(form).toContain(`name="${name}"`);
});

it('the search keeps the filters when the browser sends it by itself, and begins on page 1', async () => {
  expect(fieldsOf(formOf(await firstView('pl', '/offers', FILTERS), '<search[^>]*>'))).toEqual({
    q: 'meble',
    price_to: '900',
    workplace_types: 'remote',
    categories: `${idOf(100)},${idOf(200)}`,
  });
});

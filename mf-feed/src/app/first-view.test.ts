/** @jest-environment node */
import type { Post } from '@wspolnik/contract';
import { createFirstView, pageOf, post, webinar } from '@wspolnik/testing';
import en from '../messages/en.json';
import pl from '../messages/pl.json';
import { pages } from './pages.ts';

const firstView = createFirstView({ pages, messages: { pl, en } });

it.each([
  ['pl', 'Wpisy', '3 stycznia 2026', 'Nie ma tu jeszcze wpisów', '/companies'],
  ['en', 'Posts', '3 January 2026', 'No posts here yet', '/en/companies'],
] as const)('the page renders the preloaded feed in %s', async (locale, title, day, empty, companies) => {
  const answers = (results: Post[]) => ({ 'posts/?limit=30': pageOf(results) });
  const viewOf = (results: Post[]) =>
    createFirstView({ pages, messages: { pl, en }, answers: answers(results) })(locale, '/posts');
  const html = await viewOf([post()]);
  expect(html).toContain(`>${title}</h1>`);
  expect(html).toContain('W czwartek otwieramy nową stolarnię');
  expect(html).toContain(day);
  const none = await viewOf([]);
  expect(none).toContain(empty);
  expect(none).toContain(`href="${companies}"`);
  expect(await firstView(locale, '/posts')).toContain('aria-busy="true"');
});

it('the feed goes on by a link without scripts, from a page of its own too', async () => {
  const answers = {
    'posts/?limit=30': { ...pageOf([post()], { count: 31 }), limit: 1 },
    [`posts/?before=${post().id}&limit=30`]: pageOf([{ ...post(), text: 'Starszy wpis' }]),
  };
  const view = createFirstView({ pages, messages: { pl, en }, answers });
  const older = `/en/posts?before=${post().id}`;
  expect(await view('en', '/posts')).toMatch(
    new RegExp(`<noscript><a class="[^"]*" href="${older.replace('?', '\\?')}"`),
  );
  expect(await view('en', '/posts', older.slice('/en/posts'.length))).toContain('Starszy wpis');
});

it.each([
  ['pl', 'Nadchodzące', 'czwartek, 3 grudnia 2026 18:00'],
  ['en', 'Upcoming', 'Thursday, 3 December 2026 at 18:00'],
] as const)('the page renders the preloaded webinars in %s', async (locale, section, start) => {
  const answers = { 'webinars/?limit=24': pageOf([webinar()]) };
  const html = await createFirstView({ pages, messages: { pl, en }, answers })(locale, '/webinars');
  expect(html).toContain(section);
  expect(html).toContain(start);
  expect(await firstView(locale, '/webinars')).toContain('aria-busy="true"');
});

/** @jest-environment node */
import { createFirstView, pageOf, webinar } from '@wspolnik/shared-ui/testing';
import en from '../messages/en.json';
import pl from '../messages/pl.json';
import { pages } from './pages.ts';

const firstView = createFirstView({ pages, messages: { pl, en } });

it.each([
  ['pl', 'Wpisy', 'Nie ma tu jeszcze wpisów', '/companies'],
  ['en', 'Posts', 'There are no posts here yet', '/en/companies'],
] as const)('renders the feed in %s', async (locale, title, empty, companies) => {
  const html = await firstView(locale, '/posts');
  expect(html).toContain(`>${title}</h1>`);
  expect(html).toContain(empty);
  expect(html).toContain(`href="${companies}"`);
});

it.each([
  ['pl', 'Nadchodzące', 'czwartek, 3 grudnia 2026 18:00'],
  ['en', 'Upcoming', 'Thursday, 3 December 2026 at 18:00'],
] as const)('renders the preloaded webinars in %s', async (locale, section, start) => {
  const answers = { 'webinars/?limit=24': pageOf([webinar()]) };
  const html = await createFirstView({ pages, messages: { pl, en }, answers })(locale, '/webinars');
  expect(html).toContain(section);
  expect(html).toContain(start);
  expect(await firstView(locale, '/webinars')).toContain('aria-busy="true"');
});

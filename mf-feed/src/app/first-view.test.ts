/** @jest-environment node */
import { createFirstView } from '@wspolnik/shared-ui/testing';
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

/** @jest-environment node */
import { createFirstView } from '@wspolnik/shared-ui/testing';
import en from '../messages/en.json';
import pl from '../messages/pl.json';
import { pages } from './pages.ts';

const firstView = createFirstView({ pages, messages: { pl, en } });

it.each([
  ['pl', 'Wiadomości', 'Nie masz jeszcze wiadomości', '/companies'],
  ['en', 'Messages', 'You have no messages yet', '/en/companies'],
] as const)('renders the empty inbox in %s', async (locale, title, empty, companies) => {
  const html = await firstView(locale, '/messages');
  expect(html).toContain(`>${title}</h1>`);
  expect(html).toContain(empty);
  expect(html).toContain(`href="${companies}"`);
});

/** @jest-environment node */
import { createFirstView, messageThread, pageOf } from '@wspolnik/testing';
import en from '../messages/en.json';
import pl from '../messages/pl.json';
import { pages } from './pages.ts';

const answers = { 'message-threads-get/': pageOf([messageThread()]), 'message-threads-get/?q=pomiar': pageOf([]) };
const firstView = createFirstView({ pages, messages: { pl, en }, answers });

it.each([
  ['pl', '/messages', '', 'Wiadomości', 'kiedy możemy przyjechać na pomiar'],
  ['en', '/messages', '', 'Messages', 'kiedy możemy przyjechać na pomiar'],
  ['pl', '/messages', '?q=pomiar', 'Wiadomości', 'Nic nie znaleziono'],
] as const)('the page renders the threads in %s: %s%s', async (locale, path, search, title, text) => {
  const html = await firstView(locale, path, search);
  expect(html).toContain(`>${title}</h1>`);
  expect(html).toContain(text);
});

it('the page renders the skeleton of a thread', async () => {
  expect(await firstView('pl', '/messages/thread/x')).toContain('aria-busy="true"');
});

/** @jest-environment node */
import { createFirstView } from '@wspolnik/shared-ui/testing-node';
import en from '../messages/en.json';
import pl from '../messages/pl.json';
import { App } from './root.tsx';

const firstView = createFirstView({ App, messages: { pl, en } });

it.each([
  ['pl', '/transactions/orders', 'Zamówienia'],
  ['pl', '/transactions/sales', 'Sprzedaż'],
  ['en', '/transactions/orders', 'Orders'],
  ['en', '/transactions/sales', 'Sales'],
  ['pl', '/points/registry', 'Punkty'],
  ['en', '/points/registry', 'Points'],
] as const)('renders in %s, where there is no browser: %s', async (locale, path, title) => {
  const html = await firstView(locale, path);
  expect(html).toContain(`>${title}</h1>`);
  expect(html).toContain('aria-busy="true"');
});

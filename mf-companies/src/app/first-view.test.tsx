/** @jest-environment node */
import { createFirstView } from '@wspolnik/shared-ui/testing-node';
import { company, idOf, offer, pageOf } from '../lib/testing/samples.ts';
import en from '../messages/en.json';
import pl from '../messages/pl.json';
import { App, load } from './server.tsx';

const answers: Record<string, unknown> = {
  'accounts/company-list-all/?city=Pozna%C5%84&limit=30': pageOf([company()]),
  [`accounts/company-list-all/${idOf(1)}/`]: company(),
  [`offers/?limit=30&seller_id=${idOf(1)}&sort_by=date_desc`]: pageOf([offer()]),
};

const firstView = createFirstView({
  App,
  messages: { pl, en },
  load: (asked) => load({ ...asked, getJSON: async (key) => answers[key] }),
});

it.each([
  ['pl', 'Firmy', '22 kontakty'],
  ['en', 'Companies', '22 contacts'],
] as const)('renders the list in %s', async (locale, title, contacts) => {
  const html = await firstView(locale, '/companies', '?city=Poznań');
  expect(html).toContain(`>${title}</h1>`);
  expect(html).toContain(contacts);
  expect(html).toContain('value="Poznań"');
  expect(html).toContain(`href="${locale === 'en' ? '/en' : ''}/companies/${idOf(1)}"`);
});

it.each([
  ['pl', 'Oferty firmy'],
  ['en', 'Offers of the company'],
] as const)('renders the company in %s', async (locale, offers) => {
  const html = await firstView(locale, `/companies/${idOf(1)}`);
  expect(html).toContain('>Stolarnia Żuraw</h1>');
  expect(html).toContain('Dębowe i bukowe.');
  expect(html).toContain(offers);
  expect(html).toContain('Meble biurowe na wymiar');
});

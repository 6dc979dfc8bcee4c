/** @jest-environment node */
import { company, createFirstView, idOf, pageOf } from '@wspolnik/shared-ui/testing';
import en from '../messages/en.json';
import pl from '../messages/pl.json';
import { pages } from './pages.ts';

const firstView = createFirstView({
  pages,
  messages: { pl, en },
  answers: {
    'accounts/company-list-all/?city=Pozna%C5%84&limit=30': pageOf([company()]),
    [`accounts/company-list-all/${idOf(1)}/`]: company(),
  },
});

it.each([
  ['pl', 'Firmy', '22\u00a0kontakty'],
  ['en', 'Companies', '22\u00a0contacts'],
] as const)('renders the list in %s', async (locale, title, contacts) => {
  const html = await firstView(locale, '/companies', '?city=Poznań');
  expect(html).toContain(`>${title}</h1>`);
  expect(html).toContain(contacts);
  expect(html).toContain('value="Poznań"');
  expect(html).toContain(`href="${locale === 'en' ? '/en' : ''}/companies/${idOf(1)}"`);
});

it.each([
  ['pl', 'O firmie'],
  ['en', 'About the company'],
] as const)('renders the company in %s', async (locale, about) => {
  const html = await firstView(locale, `/companies/${idOf(1)}`);
  expect(html).toContain('>Stolarnia Żuraw</h1>');
  expect(html).toContain('Dębowe i bukowe.');
  expect(html).toContain(about);
});

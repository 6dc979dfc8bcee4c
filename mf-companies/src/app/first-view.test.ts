/** @jest-environment node */
import {
  categories,
  company,
  companyMember,
  createFirstView,
  idOf,
  membershipCards,
  networkInvitations,
  networkReply,
  networkSuggestions,
  pageOf,
  plan,
  publicProfile,
} from '@wspolnik/testing';
import en from '../messages/en.json';
import pl from '../messages/pl.json';
import { pages } from './pages.ts';

const firstView = createFirstView({
  pages,
  messages: { pl, en },
  answers: {
    'accounts/company-list-all/?city=Pozna%C5%84&limit=30': pageOf([company()]),
    [`accounts/company-list-all/${idOf(1)}/`]: company(),
    [`accounts/user-data/${idOf(710)}/`]: publicProfile(),
    'network/?limit=30': networkReply(),
    'network/invitations/': networkInvitations({ received: 4 }),
    'network/suggestions/?limit=6': networkSuggestions(),
    'accounts/company-membership-cards/?limit=30': membershipCards(),
    'accounts/company-data/': company(),
    'accounts/company-members/?limit=30': pageOf([companyMember()]),
    'payment/plans-list/': pageOf([plan()]),
    'categories/': categories,
  },
});

it.each([
  ['pl', 'Firmy', '22\u00a0kontakty'],
  ['en', 'Companies', '22\u00a0contacts'],
] as const)('the page renders the list in %s', async (locale, title, contacts) => {
  const html = await firstView(locale, '/companies', '?city=Poznań');
  expect(html).toContain(`>${title}</h1>`);
  expect(html).toContain(contacts);
  expect(html).toContain('>Poznań<a ');
  expect(html).toContain(`href="${locale === 'en' ? '/en' : ''}/companies/${idOf(1)}"`);
});

it.each([
  ['pl', 'O firmie'],
  ['en', 'About the company'],
] as const)('the page renders the company in %s', async (locale, about) => {
  const html = await firstView(locale, `/companies/${idOf(1)}`);
  expect(html).toContain('>Stolarnia Żuraw</h1>');
  expect(html).toContain('Dębowe i bukowe.');
  expect(html).toContain(about);
});

it.each([
  ['pl', 'Właściciel'],
  ['en', 'Owner'],
] as const)('the page renders a profile in %s', async (locale, role) => {
  const html = await firstView(locale, `/profiles/${idOf(710)}`);
  expect(html).toContain('>Jan Kowalski</h1>');
  expect(html).toContain(role);
});

it.each([
  ['pl', 'Osoby (1)', 'Możesz znać', '5 stycznia 2026'],
  ['en', 'People (1)', 'People you may know', '5 January 2026'],
] as const)('the page renders the network in %s', async (locale, heading, suggestions, date) => {
  const html = await firstView(locale, '/network');
  expect(html).toContain(heading);
  expect(html).toContain(suggestions);
  expect(html).toContain(date);
});

it('the page renders the membership numbers', async () => {
  const html = await firstView('pl', '/companies/payments/membership-numbers');
  expect(html).toContain('0042');
  expect(html).toContain('0777');
});

it.each([
  ['pl', 'Członkowie', '1 osoba'],
  ['en', 'Members', '1 person'],
] as const)('the page renders the members in %s', async (locale, title, count) => {
  const html = await firstView(locale, '/companies/settings/members');
  expect(html).toContain(`>${title}</h1>`);
  expect(html).toContain(count);
  expect(html).toContain('jan@example.test');
});

it.each([
  ['/pricing', 'Cennik', 'Pricing'],
  ['/companies/payments/plans', 'Plan firmy', 'Company plan'],
])('the page renders the plans of %s', async (path, pl, en) => {
  for (const [locale, title] of [
    ['pl', pl],
    ['en', en],
  ] as const) {
    const html = await firstView(locale, path);
    expect(html).toContain(`>${title}</h1>`);
    expect(html).toContain('>Standard<');
    expect(html).toContain('99');
  }
});

it.each(['/companies/create', '/companies/verify-company', '/companies/settings/profile'])(
  'renders %s without a browser',
  async (path) => {
    expect(await firstView('pl', path)).toMatch(/<(h1|div)/);
  },
);

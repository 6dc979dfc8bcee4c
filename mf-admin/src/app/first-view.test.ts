/** @jest-environment node */
import { createFirstView } from '@wspolnik/testing';
import en from '../messages/en.json';
import pl from '../messages/pl.json';
import { pages } from './pages.ts';

const firstView = createFirstView({ pages, messages: { pl, en } });

it.each([
  ['pl', '/admin', 'Administracja'],
  ['en', '/admin', 'Administration'],
  ['pl', '/admin/companies/activation-requests', 'Wnioski o aktywację firm'],
  ['en', '/admin/companies/activation-requests', 'Company activation requests'],
  ['pl', '/admin/points/withdraw-requests', 'Wnioski o wypłatę'],
  ['en', '/admin/points/withdraw-requests', 'Withdrawal requests'],
  ['pl', '/admin/points/tax-report', 'Raport podatkowy'],
  ['pl', '/admin/transactions', 'Transakcje i zgłoszenia'],
  ['en', '/admin/transactions?show=all', 'Transactions and reports'],
  ['pl', '/admin/users', 'Użytkownicy'],
  ['en', '/admin/users', 'Users'],
  ['pl', '/admin/companies', 'Firmy'],
  ['en', '/admin/companies', 'Companies'],
  ['pl', '/admin/contact', 'Wiadomości z formularza'],
  ['en', '/admin/documents', 'Documents'],
  ['pl', '/admin/webinars', 'Webinary'],
  ['en', '/admin/webinars', 'Webinars'],
] as const)(
  'the first view in %s of %s has the heading, and skeletons for data that only an admin may read',
  async (...row) => {
    const [locale, path, title] = row;
    const html = await firstView(locale, path);
    expect(html).toContain(`>${title}</h1>`);
    expect(html).toContain('aria-busy="true"');
  },
);

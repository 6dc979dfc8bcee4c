import { screen, within } from '@testing-library/react';
import { axe, fakeApi, legalDocument, legalVersion, noConnection, problem, signOut } from '@wspolnik/testing';
import { renderPage } from '../../testing/render-page.ts';
import { TermsPage } from './documents.page.tsx';

const TERMS = 'GET legal-documents/terms-of-service/';
const open = (url = '/documents/terms-of-service', locale: 'pl' | 'en' = 'pl') =>
  renderPage(<TermsPage />, { url, locale });

const second = legalVersion({ version: 2, valid_from: '2026-06-01', changes: { pl: 'Krótszy termin', en: 'Sooner' } });
const first = legalVersion({ status: 'former' });

beforeEach(signOut);

it('shows the version in force with its contents, changes and former versions', async () => {
  fakeApi({ [TERMS]: () => legalDocument({ ...second, versions: [second, first] }) });
  const { container } = await open();
  expect(await screen.findAllByText('Wersja 2, obowiązuje od 1 czerwca 2026')).not.toHaveLength(0);
  const contents = screen.getByRole('navigation', { name: 'Spis treści' });
  expect(within(contents).getByRole('link', { name: 'Zamówienia' })).toHaveAttribute('href', '#section-2');
  expect(screen.getByRole('heading', { name: '2. Zamówienia' })).toHaveAttribute('id', 'section-2');
  expect(within(screen.getByRole('region', { name: 'Co się zmieniło' })).getByText('Krótszy termin')).toBeVisible();
  const versions = screen.getByRole('region', { name: 'Wszystkie wersje' });
  expect(within(versions).getByRole('link', { name: /Wersja 1/ })).toHaveAttribute(
    'href',
    '/documents/terms-of-service?version=1',
  );
  expect(await axe(container)).toEqual([]);
});

it('the page says that a version is a former one, and leads to the one in force', async () => {
  const sent = fakeApi({ [TERMS]: () => legalDocument({ ...first, versions: [second, first] }) });
  await open('/documents/terms-of-service?version=1');
  expect(await screen.findByText(/dawna wersja/)).toBeVisible();
  expect(sent[0]?.params.get('version')).toBe('1');
  expect(screen.getByRole('link', { name: 'Zobacz obowiązującą wersję' })).toHaveAttribute(
    'href',
    '/documents/terms-of-service',
  );
});

it('the page announces a coming version', async () => {
  const coming = { ...second, status: 'coming' as const };
  fakeApi({ [TERMS]: () => legalDocument({ versions: [coming, legalVersion()] }) });
  await open('/en/documents/terms-of-service', 'en');
  expect(await screen.findByText(/comes into force on 1 June 2026/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Read the new version' })).toHaveAttribute(
    'href',
    '/en/documents/terms-of-service?version=2',
  );
  expect(screen.getByText('free')).toBeVisible();
});

it('offers a retry without a connection, and the current one for a version that does not exist', async () => {
  fakeApi({ [TERMS]: noConnection });
  const { unmount } = await open();
  expect(await screen.findByRole('button', { name: 'Spróbuj ponownie' })).toBeVisible();
  unmount();
  fakeApi({ [TERMS]: () => problem(404, 'not_found') });
  await open('/documents/terms-of-service?version=9');
  expect(await screen.findByText('Nie ma takiej wersji tego dokumentu')).toBeVisible();
});

import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe, company, fakeApi, idOf, problem } from '@wspolnik/shared-ui/testing';
import { renderPage } from '../../testing/render-page.ts';
import { CompanyDetailPage } from './company-detail.page.tsx';

const ONE = `GET accounts/company-list-all/${idOf(1)}/`;
const show = (locale: 'pl' | 'en' = 'pl') =>
  renderPage(<CompanyDetailPage id={idOf(1)} />, {
    url: `${locale === 'en' ? '/en' : ''}/companies/${idOf(1)}`,
    locale,
  });

it('shows the profile with its contact data', async () => {
  fakeApi({ [ONE]: () => company() });
  const { container } = await show();
  expect(await screen.findByRole('heading', { name: 'Stolarnia Żuraw', level: 1 })).toBeVisible();
  expect(screen.getByText(/Dębowe i bukowe/)).toBeVisible();
  expect(screen.getByText('12 opinii')).toBeVisible();
  const contact = within(screen.getByRole('region', { name: 'Kontakt' }));
  expect(contact.getByRole('link', { name: 'biuro@zuraw.test' })).toHaveAttribute('href', 'mailto:biuro@zuraw.test');
  expect(contact.getByRole('link', { name: '+48 600 700 800' })).toHaveAttribute('href', 'tel:+48600700800');
  expect(contact.getByRole('link', { name: 'zuraw.test' })).toHaveAttribute('href', 'https://zuraw.test/o-nas');
  expect(document.title).toBe('Stolarnia Żuraw · Wspólnik');
  expect(await axe(container)).toEqual([]);
});

it('names the missing fields of a sparse profile, and does not link a script address', async () => {
  const sparse = company({ description: '', email: null, phone: null, website: 'javascript:alert(1)', rating: 0 });
  fakeApi({ [ONE]: () => sparse });
  await show('en');
  expect(await screen.findByText('This company has not added a description yet.')).toBeVisible();
  expect(screen.getByText('This company has not given contact details.')).toBeVisible();
});

it.each([
  ['is gone', 404, 'not_found'],
  ['has a malformed address', 422, 'validation_failed'],
] as const)('says so when the company %s', async (_, status, code) => {
  fakeApi({ [ONE]: () => problem(status, code) });
  await show();
  expect(await screen.findByRole('heading', { name: 'Nie znaleziono firmy' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Wszystkie firmy' })).toHaveAttribute('href', '/companies');
});

it('shows the failure and retries', async () => {
  let fails = true;
  fakeApi({ [ONE]: () => (fails ? problem(503, 'unavailable') : company()) });
  await show();
  expect(await screen.findByRole('alert')).toHaveTextContent('Nie udało się pobrać danych firmy');
  fails = false;
  await userEvent.click(screen.getByRole('button', { name: 'Spróbuj ponownie' }));
  expect(await screen.findByRole('heading', { name: 'Stolarnia Żuraw' })).toBeVisible();
});

import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, problem } from '@wspolnik/shared-auth/testing';
import { axe } from '@wspolnik/shared-ui/testing';
import { renderPage } from '../../lib/testing/render-page.tsx';
import { company, idOf, offer, pageOf } from '../../lib/testing/samples.ts';
import { CompanyDetailPage } from './company-detail.page.tsx';

const ONE = `GET accounts/company-list-all/${idOf(1)}/`;
const OFFERS = 'GET offers/';
const show = (locale: 'pl' | 'en' = 'pl') =>
  renderPage(<CompanyDetailPage id={idOf(1)} />, {
    url: `${locale === 'en' ? '/en' : ''}/companies/${idOf(1)}`,
    locale,
  });

it('shows the profile with its contact data and offers', async () => {
  const calls = fakeApi({ [ONE]: () => company(), [OFFERS]: () => pageOf([offer()]) });
  const { container } = await show();
  expect(await screen.findByRole('heading', { name: 'Stolarnia Żuraw', level: 1 })).toBeVisible();
  expect(screen.getByText(/Dębowe i bukowe/)).toBeVisible();
  expect(screen.getByText('12 opinii')).toBeVisible();
  const contact = within(screen.getByRole('region', { name: 'Kontakt' }));
  expect(contact.getByRole('link', { name: 'biuro@zuraw.test' })).toHaveAttribute('href', 'mailto:biuro@zuraw.test');
  expect(contact.getByRole('link', { name: '+48 600 700 800' })).toHaveAttribute('href', 'tel:+48600700800');
  expect(contact.getByRole('link', { name: 'zuraw.test' })).toHaveAttribute('href', 'https://zuraw.test/o-nas');
  const offers = within(screen.getByRole('region', { name: 'Oferty firmy' }));
  expect(await offers.findByRole('link', { name: 'Meble biurowe na wymiar' })).toHaveAttribute(
    'href',
    `/offers/${idOf(501)}`,
  );
  expect(Object.fromEntries(calls.find(({ path }) => path === 'offers/')?.params ?? [])).toEqual({
    limit: '30',
    seller_id: idOf(1),
    sort_by: 'date_desc',
  });
  expect(document.title).toBe('Stolarnia Żuraw · Wspólnik');
  expect(await axe(container)).toEqual([]);
});

it('says what a sparse profile lacks, and makes no link of a script address', async () => {
  const sparse = company({ description: '', email: null, phone: null, website: 'javascript:alert(1)', rating: 0 });
  fakeApi({ [ONE]: () => sparse, [OFFERS]: () => pageOf([]) });
  await show('en');
  expect(await screen.findByText('This company has not added a description yet.')).toBeVisible();
  expect(screen.getByText('This company has not given contact details.')).toBeVisible();
  expect(await screen.findByText('This company has no offers now')).toBeVisible();
});

it('leads to the rest when there are more offers than one page', async () => {
  fakeApi({ [ONE]: () => company(), [OFFERS]: () => pageOf([offer()], { count: 42 }) });
  await show();
  expect(await screen.findByRole('link', { name: 'Zobacz wszystkie 42 oferty' })).toHaveAttribute(
    'href',
    `/offers?seller_id=${idOf(1)}`,
  );
});

it('keeps the profile when its offers fail, and asks for them again', async () => {
  let fails = true;
  fakeApi({ [ONE]: () => company(), [OFFERS]: () => (fails ? problem(500, 'internal') : pageOf([offer()])) });
  await show();
  expect(await screen.findByRole('alert')).toHaveTextContent('Nie udało się pobrać ofert firmy');
  expect(screen.getByRole('heading', { name: 'Stolarnia Żuraw' })).toBeVisible();
  fails = false;
  await userEvent.click(screen.getByRole('button', { name: 'Spróbuj ponownie' }));
  expect(await screen.findByRole('link', { name: 'Meble biurowe na wymiar' })).toBeVisible();
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

it('says what failed and tries again', async () => {
  let fails = true;
  fakeApi({ [ONE]: () => (fails ? problem(503, 'unavailable') : company()), [OFFERS]: () => pageOf([]) });
  await show();
  expect(await screen.findByRole('alert')).toHaveTextContent('Nie udało się pobrać danych firmy');
  fails = false;
  await userEvent.click(screen.getByRole('button', { name: 'Spróbuj ponownie' }));
  expect(await screen.findByRole('heading', { name: 'Stolarnia Żuraw' })).toBeVisible();
});

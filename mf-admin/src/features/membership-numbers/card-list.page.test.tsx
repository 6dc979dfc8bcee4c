import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Toaster } from '@wspolnik/system';
import { adminCard, axe, cardRange, fakeApi, idOf, pageOf, problem, signInAs, signOut } from '@wspolnik/testing';
import { renderPage } from '../../testing/render-page.ts';
import { CardListPage } from './card-list.page.tsx';

const ROOT = 'accounts/admin/membership-cards/';
const LIST = `GET ${ROOT}`;
const CREATE = 'POST accounts/company-membership-cards/';
const free = adminCard();
const taken = adminCard({
  id: idOf(2),
  number: '100102',
  premium: true,
  company: { id: idOf(9), name: 'Stolarnia Żuraw' },
  taken_at: '2026-07-01T08:00:00.000Z',
});

const show = (query = '') =>
  renderPage(
    <main>
      <CardListPage />
      <Toaster />
    </main>,
    { url: `/admin/membership-numbers${query}` },
  );

beforeEach(() => signInAs.admin());
afterEach(() => act(signOut));

it('the list shows free and taken numbers with their companies', async () => {
  const calls = fakeApi({ [LIST]: () => pageOf([free, taken]) });
  const { container } = await show('?q=1001&taken=true&premium=false');
  const row = within(await screen.findByRole('article', { name: '100102' }));
  expect(row.getByRole('link', { name: 'Stolarnia Żuraw' })).toHaveAttribute('href', `/companies/${idOf(9)}`);
  expect(row.getByText('Premium')).toBeVisible();
  expect(row.queryByRole('button')).toBeNull();
  expect(within(screen.getByRole('article', { name: '100101' })).getByText('Wolny')).toBeVisible();
  expect(Object.fromEntries(calls[0]?.params ?? [])).toEqual({
    limit: '30',
    q: '1001',
    taken: 'true',
    premium: 'false',
  });
  expect(await axe(container)).toEqual([]);
});

it('a new range shows which numbers exist, and afterwards how many were skipped', async () => {
  const answers = [
    () => problem(422, 'validation_failed', { last_number: [{ code: 'max', params: { max: '101100' } }] }),
    () => Response.json({ created: 3, skipped: 2 }, { status: 201 }),
  ];
  const calls = fakeApi({
    [LIST]: () => pageOf([]),
    [`GET ${ROOT}range/`]: () => cardRange(),
    [CREATE]: () => answers.shift()?.(),
  });
  await show();
  await userEvent.click(await screen.findByRole('button', { name: 'Dodaj numery' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Nowe numery' }));
  await userEvent.type(dialog.getByLabelText(/^Pierwszy numer/), '12');
  await userEvent.click(dialog.getByRole('button', { name: 'Dodaj numery' }));
  expect(await dialog.findByText('Podaj od 4 do 12 cyfr.')).toBeVisible();
  await userEvent.clear(dialog.getByLabelText(/^Pierwszy numer/));
  await userEvent.type(dialog.getByLabelText(/^Pierwszy numer/), '100101');
  await userEvent.type(dialog.getByLabelText(/^Ostatni numer/), '100105');
  expect(await dialog.findByText(/Powstaną 3 numery/)).toBeVisible();
  expect(dialog.getByText(/zostaną pominięte: 100103, 100104/)).toBeVisible();
  expect(await axe(screen.getByRole('dialog'))).toEqual([]);
  await userEvent.click(dialog.getByRole('button', { name: 'Dodaj numery' }));
  await waitFor(() => expect(dialog.getByLabelText(/^Ostatni numer/)).toBeInvalid());
  await userEvent.click(dialog.getByRole('button', { name: 'Dodaj numery' }));
  expect(await screen.findByText('Dodano 3 numery, pominięto 2')).toBeInTheDocument();
  expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(2);
});

it('a free number is deleted, and one taken meanwhile is reported', async () => {
  fakeApi({ [LIST]: () => pageOf([free]), [`DELETE ${ROOT}${free.id}/`]: () => problem(409, 'card_taken') });
  await show();
  await userEvent.click(await screen.findByRole('button', { name: 'Usuń numer 100101' }));
  const question = within(await screen.findByRole('alertdialog'));
  await userEvent.click(question.getByRole('button', { name: 'Usuń' }));
  expect(await screen.findByText(/Ktoś właśnie wybrał ten numer/)).toBeInTheDocument();
});

import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DAY_MS, Toaster } from '@wspolnik/system';
import { adminPlan, axe, fakeApi, idOf, problem, signInAs, signOut } from '@wspolnik/testing';
import { renderPage } from '../../testing/render-page.ts';
import { PlanListPage } from './plan-list.page.tsx';

const ROOT = 'accounts/admin/plans/';
const LIST = `GET ${ROOT}`;
const free = adminPlan({ id: 'free', title: 'Darmowy', title_en: 'Free', period: null, offer_limit: 3, prices: [] });
const planned = { id: idOf(1), price: '109.00', valid_from: '2027-12-31T23:00:00.000Z', state: 'planned' as const };
const withPlanned = adminPlan({ prices: [...adminPlan().prices, planned] });

const show = () =>
  renderPage(
    <main>
      <PlanListPage />
      <Toaster />
    </main>,
    { url: '/admin/plans' },
  );
const card = async (name: string) => within(await screen.findByRole('article', { name }));

beforeEach(() => signInAs.admin());
afterEach(() => act(signOut));

it('the list shows plans with their companies, limits and prices', async () => {
  fakeApi({ [LIST]: () => ({ results: [free, withPlanned] }) });
  const { container } = await show();
  const standard = await card('Standard');
  expect(standard.getByText('12 firm')).toBeVisible();
  expect(standard.getByText('od 1 stycznia 2028')).toBeVisible();
  expect(standard.getByText('Obowiązuje')).toBeVisible();
  expect((await card('Darmowy')).queryByRole('button', { name: /Zaplanuj/ })).toBeNull();
  expect(await axe(container)).toEqual([]);
});

it('a price in the past is refused, a refusal of the API is at its field, and a valid one is planned', async () => {
  const answers = [
    () => problem(422, 'validation_failed', { valid_from: [{ code: 'priceTaken' }] }),
    () => Response.json({ results: [withPlanned] }, { status: 201 }),
  ];
  fakeApi({ [LIST]: () => ({ results: [adminPlan()] }), [`POST ${ROOT}standard/prices/`]: () => answers.shift()?.() });
  await show();
  await userEvent.click((await card('Standard')).getByRole('button', { name: 'Zaplanuj cenę: Standard' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Nowa cena planu Standard' }));
  await userEvent.type(dialog.getByLabelText(/^Cena za okres/), '109');
  fireEvent.change(dialog.getByLabelText(/^Obowiązuje od/), { target: { value: '2020-01-01' } });
  await userEvent.click(dialog.getByRole('button', { name: 'Zaplanuj cenę' }));
  expect(await dialog.findByText(/^Wybierz datę nie wcześniejszą niż/)).toBeVisible();
  fireEvent.change(dialog.getByLabelText(/^Obowiązuje od/), { target: { value: '2099-01-01' } });
  await userEvent.click(dialog.getByRole('button', { name: 'Zaplanuj cenę' }));
  expect(await dialog.findByText('Na ten dzień zaplanowano już inną cenę.')).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Zaplanuj cenę' }));
  expect(await screen.findByText(/plan będzie kosztował 109,00/)).toBeInTheDocument();
  expect((await card('Standard')).getByText('Planowana')).toBeVisible();
});

it('a higher price needs two weeks of notice, a lower one may begin tomorrow', async () => {
  const tomorrow = new Date(Date.now() + DAY_MS).toLocaleDateString('sv-SE', { timeZone: 'Europe/Warsaw' });
  const calls = fakeApi({
    [LIST]: () => ({ results: [adminPlan()] }),
    [`POST ${ROOT}standard/prices/`]: () => Response.json({ results: [withPlanned] }, { status: 201 }),
  });
  await show();
  await userEvent.click((await card('Standard')).getByRole('button', { name: 'Zaplanuj cenę: Standard' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Nowa cena planu Standard' }));
  await userEvent.type(dialog.getByLabelText(/^Cena za okres/), '99,01');
  fireEvent.change(dialog.getByLabelText(/^Obowiązuje od/), { target: { value: tomorrow } });
  await userEvent.click(dialog.getByRole('button', { name: 'Zaplanuj cenę' }));
  expect(await dialog.findByText(/^Wybierz datę nie wcześniejszą niż/)).toBeVisible();
  await userEvent.clear(dialog.getByLabelText(/^Cena za okres/));
  await userEvent.type(dialog.getByLabelText(/^Cena za okres/), '89');
  await userEvent.click(dialog.getByRole('button', { name: 'Zaplanuj cenę' }));
  expect(await screen.findByText(/plan będzie kosztował 89,00/)).toBeInTheDocument();
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ price: '89.00', valid_from: tomorrow });
});

it('a planned price is withdrawn after a question', async () => {
  fakeApi({
    [LIST]: () => ({ results: [withPlanned] }),
    [`DELETE accounts/admin/plan-prices/${planned.id}/`]: () => ({ results: [adminPlan()] }),
  });
  await show();
  await userEvent.click((await card('Standard')).getByRole('button', { name: /^Odwołaj cenę/ }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByRole('button', { name: 'Wróć' })).toBeVisible();
  await userEvent.click(question.getByRole('button', { name: 'Odwołaj' }));
  expect(await screen.findByText('Planowana cena została odwołana')).toBeInTheDocument();
  expect((await card('Standard')).queryByText('Planowana')).toBeNull();
});

it('the limits of a plan can be changed, and a conflict is reported', async () => {
  const calls = fakeApi({
    [LIST]: () => ({ results: [adminPlan()] }),
    [`PUT ${ROOT}standard/`]: () => problem(409, 'invalid_transition'),
  });
  await show();
  expect((await card('Standard')).getByText('50 zapisanych wyszukiwań')).toBeVisible();
  await userEvent.click((await card('Standard')).getByRole('button', { name: 'Edytuj: Standard' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Plan Standard' }));
  expect(dialog.queryByLabelText(/Zawartość/)).toBeNull();
  const searches = dialog.getByLabelText(/^Limit zapisanych wyszukiwań/);
  await userEvent.clear(searches);
  await userEvent.type(searches, '80');
  await userEvent.click(dialog.getByRole('button', { name: 'Zapisz zmiany' }));
  expect(await dialog.findByRole('alert')).toBeVisible();
  expect(searches).toHaveValue('80');
  expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({
    ...{ title: 'Standard', title_en: 'Standard', offer_limit: 30, saved_search_limit: 80, revision: 3 },
  });
});

import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  categories,
  fakeApi,
  idOf,
  offer,
  ownPage,
  problem,
  sellerProfile,
  signInAs,
  signOut,
} from '@wspolnik/testing';
import { ID, KEY, openCreate, openEdit, press, step, type } from '../testing/form.tsx';

/** The fake API reads no multipart form. */
const append = jest.spyOn(FormData.prototype, 'append');
const sent = () => new Map(append.mock.calls.map(([name, value]) => [name, value]));

const work = { ...categories[1], id: idOf(300), name: 'Praca', is_job: true, children: [] };
const job = () =>
  offer({
    is_job: true,
    category: { id: work.id, name: work.name, name_en: 'Jobs' },
    individual_price: true,
    price_from: null,
    price_net_from: null,
    loyalty_points: '0.00',
    salary_from: '7000.00',
    salary_period: 'month',
    salary_type: 'gross',
    contract_types: ['employment'],
  });

const PAY = 'Płaca i umowa';
const salary = () => screen.getByRole('textbox', { name: /^Wynagrodzenie od/ });
const choose = (name: RegExp) => screen.findByRole('treeitem', { name }).then((item) => userEvent.click(item));

function answeringJobs(edit: () => unknown = job) {
  fakeApi({
    'GET categories/': () => [...categories, work],
    'GET offers/get-mine/': () => ownPage(),
    'GET accounts/company-data/': () => ({ ...sellerProfile, location: { city: 'Poznań' }, rating: 4 }),
    [`GET offers/${ID}/`]: () => job(),
    'POST offers/': () => Response.json(job(), { status: 201 }),
    [`PUT offers/${ID}/`]: edit,
  });
}

beforeEach(() => {
  append.mockClear();
  signInAs.company();
});
afterEach(() => {
  act(signOut);
  localStorage.clear();
});

it('a job is asked for its pay and contract in the place of a price and a reward, and published without both', async () => {
  answeringJobs();
  await openCreate();
  const question = await screen.findByRole('checkbox', { name: 'To oferta pracy lub współpracy' });
  type(/^Tytuł/, 'Operator CNC');
  await choose(/Praca/);
  await waitFor(() => expect(question).not.toBeInTheDocument());
  expect(screen.getByRole('group', { name: 'Miejsce pracy' })).toBeVisible();
  expect(screen.queryByText('Wynagrodzenie od')).not.toBeInTheDocument();
  expect(screen.queryByRole('textbox', { name: /^Czas realizacji/ })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: new RegExp(PAY) }));
  await step(PAY);
  expect(screen.queryByRole('textbox', { name: /^Cena/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('combobox', { name: /^Stawka VAT/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('textbox', { name: /^Nagroda/ })).not.toBeInTheDocument();
  type(/^Wynagrodzenie od/, '60');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: /^Wynagrodzenie za/ }), 'godzinę');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Umowa zlecenie' }));
  await press('Dalej');
  await step('Miejsce');
  await press('Dalej');
  await step('Podgląd');
  expect(screen.getByText(/^Operator CNC \|/)).toBeVisible();
  await press('Opublikuj ofertę');
  await waitFor(() => expect(sent().get('title')).toBe('Operator CNC'));
  expect(Object.fromEntries(sent())).toMatchObject({
    is_active: 'true',
    individual_price: 'true',
    price_from: '',
    loyalty_points: '0.00',
    loyalty_points_percentage_total: '',
    salary_from: '60.00',
    salary_period: 'hour',
    contract_types: '["mandate"]',
  });
  await waitFor(() => expect(window.location.pathname).toBe(`/offers/${ID}`));
});

it('another kind of category keeps what was typed for the first one', async () => {
  answeringJobs();
  await openCreate('?step=price');
  await step('Cena i punkty');
  type(/^Cena/, '1800');
  type(/^Nagroda za zamówienie/, '100');
  await userEvent.click(screen.getByRole('button', { name: /Podstawy/ }));
  await choose(/Praca/);
  await userEvent.click(await screen.findByRole('button', { name: new RegExp(PAY) }));
  await step(PAY);
  type(/^Wynagrodzenie od/, '7000');
  await userEvent.click(screen.getByRole('button', { name: /Podstawy/ }));
  await choose(/Energia/);
  expect(await screen.findByRole('checkbox', { name: 'To oferta pracy lub współpracy' })).not.toBeChecked();
  await userEvent.click(screen.getByRole('button', { name: /Cena i punkty/ }));
  await step('Cena i punkty');
  expect(screen.getByRole('textbox', { name: /^Cena/ })).toHaveValue('1\u00a0800');
  expect(screen.getByRole('textbox', { name: /^Nagroda za zamówienie/ })).toHaveValue('100');
  await userEvent.click(screen.getByRole('button', { name: /Podstawy/ }));
  await choose(/Praca/);
  await userEvent.click(await screen.findByRole('button', { name: new RegExp(PAY) }));
  await step(PAY);
  expect(salary()).toHaveValue('7\u00a0000');
});

it('an edited job has its pay, and a wrong one leads back to it from another step', async () => {
  answeringJobs();
  await openEdit(ID, '?step=price');
  await step(PAY);
  expect(salary()).toHaveValue('7\u00a0000');
  expect(screen.getByRole('checkbox', { name: 'Umowa o pracę' })).toBeChecked();
  type(/^Wynagrodzenie do/, '6000');
  await userEvent.click(screen.getByRole('button', { name: /Podgląd/ }));
  expect(await screen.findByRole('link', { name: PAY })).toBeVisible();
  await press('Zapisz zmiany');
  await step(PAY);
  await waitFor(() => expect(screen.getByRole('textbox', { name: /^Wynagrodzenie do/ })).toHaveFocus());
});

it('a refusal of the salary is shown at it', async () => {
  const fields = { salary_from: [{ code: 'max', params: { max: '1000000000' } }] };
  answeringJobs(() => problem(422, 'validation_failed', fields));
  await openEdit(ID, '?step=preview');
  await userEvent.click(await screen.findByRole('button', { name: 'Zapisz zmiany' }));
  await step(PAY);
  expect(salary()).toBeInvalid();
});

it('a job that becomes another offer begins without a price', async () => {
  answeringJobs();
  await openEdit();
  await choose(/Energia/);
  await userEvent.click(await screen.findByRole('button', { name: /Cena i punkty/ }));
  await step('Cena i punkty');
  expect(screen.getByRole('radio', { name: /Stała cena/ })).toBeChecked();
  expect(screen.getByRole('textbox', { name: /^Nagroda za zamówienie/ })).toHaveValue('');
});

it('a draft from before the question of the kind follows its category', async () => {
  const values = { title: 'Operator CNC', category_id: work.id, has_work: true, salary_from: '7000' };
  localStorage.setItem(`${KEY}.new`, JSON.stringify({ values, images: [], step: 'price', saved_at: 1 }));
  answeringJobs();
  await openCreate();
  await step(PAY);
  expect(salary()).toHaveValue('7\u00a0000');
});

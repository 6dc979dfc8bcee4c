import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { navigate } from '@wspolnik/shared-ui';
import { signInAs, signOut } from '@wspolnik/shared-ui/testing';
import { answering, ID, KEY, openCreate, openEdit, step, type } from './testing/form.tsx';

const address = () => window.location.pathname + window.location.search;
const goTo = (name: RegExp) => userEvent.click(screen.getByRole('button', { name }));
const titleField = () => screen.findByRole('textbox', { name: /^Tytuł/ });

beforeEach(() => {
  signInAs.company();
  answering();
});
afterEach(() => {
  act(signOut);
  localStorage.clear();
});

it('Back and Forward go through the steps, with what was typed and without a question', async () => {
  await openCreate();
  await titleField();
  type(/^Tytuł/, 'Regały');
  await goTo(/Zdjęcia/);
  expect(address()).toBe('/offers/create?step=images');
  await goTo(/Miejsce/);
  act(() => window.history.back());
  expect(await step('Zdjęcia')).toHaveFocus();
  act(() => window.history.back());
  expect(await step('Podstawy')).toHaveFocus();
  expect(address()).toBe('/offers/create');
  expect(await titleField()).toHaveValue('Regały');
  act(() => window.history.forward());
  expect(await step('Zdjęcia')).toHaveFocus();
});

it('a reload keeps the step of the address, also where nothing was changed', async () => {
  await openEdit(ID, '?step=price');
  await step('Cena i punkty');
  expect(address()).toBe(`/offers/${ID}/edit?step=price`);
});

it.each(['?step=nonsense', '?step=', '?step=basics'])(
  '%s is the first step, and leaves the address',
  async (search) => {
    await openCreate(search);
    await titleField();
    await waitFor(() => expect(address()).toBe('/offers/create'));
  },
);

it('the form’s own address leads to the step of the draft, which takes the place in the history', async () => {
  const draft = { values: { title: 'Stary' }, images: [], step: 'place', saved_at: 1 };
  localStorage.setItem(`${KEY}.new`, JSON.stringify(draft));
  window.history.replaceState(null, '', '/offers/create');
  const { length } = window.history;
  await openCreate();
  await step('Miejsce');
  await waitFor(() => expect(address()).toBe('/offers/create?step=place'));
  expect(window.history.length).toBe(length);
});

it('asks before another form, though its path is the same', async () => {
  await openCreate();
  await titleField();
  type(/^Tytuł/, 'Regały');
  await screen.findByText(/Szkic zapisany/);
  act(() => navigate(`/offers/create?copy=${ID}`));
  expect(address()).toBe('/offers/create');
});

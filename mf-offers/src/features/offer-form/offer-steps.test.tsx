import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { navigate } from '@wspolnik/system';
import { signInAs, signOut } from '@wspolnik/testing';
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

it('Back and Forward move between the steps, with the values retained and without a question', async () => {
  await openCreate();
  await titleField();
  type(/^Tytuł/, 'Regały');
  await goTo(/Zdjęcia/);
  expect(address()).toBe('/offers/create?step=images');
  await goTo(/Miejsce/);
  act(() => window.history.back());
  await waitFor(async () => expect(await step('Zdjęcia')).toHaveFocus());
  act(() => window.history.back());
  await waitFor(async () => expect(await step('Podstawy')).toHaveFocus());
  expect(address()).toBe('/offers/create');
  expect(await titleField()).toHaveValue('Regały');
  act(() => window.history.forward());
  await waitFor(async () => expect(await step('Zdjęcia')).toHaveFocus());
});

it('a reload stays on the step in the URL, even without changes', async () => {
  await openEdit(ID, '?step=price');
  await step('Cena i punkty');
  expect(address()).toBe(`/offers/${ID}/edit?step=price`);
});

it.each(['?step=nonsense', '?step=', '?step=basics'])(
  '%s is the first step, and is removed from the URL',
  async (search) => {
    await openCreate(search);
    await titleField();
    await waitFor(() => expect(address()).toBe('/offers/create'));
  },
);

it('the form’s own URL opens the step of the draft and replaces the history entry', async () => {
  const draft = { values: { title: 'Stary' }, images: [], step: 'place', saved_at: 1 };
  localStorage.setItem(`${KEY}.new`, JSON.stringify(draft));
  window.history.replaceState(null, '', '/offers/create');
  const { length } = window.history;
  await openCreate();
  await step('Miejsce');
  await waitFor(() => expect(address()).toBe('/offers/create?step=place'));
  expect(window.history.length).toBe(length);
});

it('the form asks before another form is opened, though its path is the same', async () => {
  await openCreate();
  await titleField();
  type(/^Tytuł/, 'Regały');
  await screen.findByText(/Szkic zapisany/);
  act(() => navigate(`/offers/create?copy=${ID}`));
  expect(address()).toBe('/offers/create');
});

it('the form ticks the steps in which something was entered, not those that were only passed by', async () => {
  await openCreate('?step=preview');
  await step('Podgląd');
  const ticked = () => screen.queryAllByRole('button').filter((button) => button.querySelector('.lucide-check')).length;
  expect(ticked()).toBe(0);
  await goTo(/Podstawy/);
  type(/^Tytuł/, 'Regały');
  await goTo(/Podgląd/);
  // The category is missing.
  expect(ticked()).toBe(0);
  await goTo(/Podstawy/);
  await userEvent.click(await screen.findByRole('treeitem', { name: /Energia/ }));
  await goTo(/Podgląd/);
  expect(ticked()).toBe(1);
});

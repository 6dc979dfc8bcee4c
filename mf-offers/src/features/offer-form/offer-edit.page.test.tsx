import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { idOf, offer, problem, signInAs, signOut } from '@wspolnik/testing';
import { answering, ID, KEY, openEdit, press, step, type } from './testing/form.tsx';

beforeEach(() => signInAs.company());
afterEach(() => {
  act(signOut);
  localStorage.clear();
});

it('the form edits an offer with a separate draft', async () => {
  const calls = answering();
  const { unmount } = await openEdit();
  const title = await screen.findByRole('textbox', { name: /^Tytuł/ });
  expect(title).toHaveValue('Meble biurowe na wymiar');
  type(/^Tytuł/, 'Meble gabinetowe');
  await screen.findByText(/Szkic zapisany/);
  unmount();
  await openEdit();
  expect(await screen.findByRole('textbox', { name: /^Tytuł/ })).toHaveValue('Meble gabinetowe');
  await userEvent.click(screen.getByRole('button', { name: /Podgląd/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'Zapisz zmiany' }));
  await waitFor(() => expect(window.location.pathname).toBe(`/offers/${ID}`));
  expect(calls.filter(({ method }) => method === 'PUT')).toHaveLength(1);
  expect(localStorage.getItem(`${KEY}.${ID}`)).toBeNull();
});

it('the form saves from any step, and from another one leads to the step with an error', async () => {
  const calls = answering();
  await openEdit(ID, '?step=price');
  const price = await screen.findByRole('textbox', { name: /^Cena/ });
  await userEvent.clear(price);
  await userEvent.click(screen.getByRole('button', { name: /Miejsce/ }));
  await step('Miejsce');
  await press('Zapisz zmiany');
  await step('Cena i punkty');
  await waitFor(() => expect(screen.getByRole('textbox', { name: /^Cena/ })).toHaveFocus());
  expect(calls.filter(({ method }) => method === 'PUT')).toEqual([]);
  type(/^Cena/, '1900');
  await press('Zapisz zmiany');
  await waitFor(() => expect(window.location.pathname).toBe(`/offers/${ID}`));
  expect(calls.filter(({ method }) => method === 'PUT')).toHaveLength(1);
});

it("the form refuses to edit another company's offer", async () => {
  answering({ shown: () => offer({ author: { ...offer().author, id: idOf(901) } }) });
  await openEdit();
  expect(await screen.findByText('To oferta innej firmy')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Zobacz ofertę' })).toHaveAttribute('href', `/offers/${ID}`);
});

it('the form lets an admin edit any offer', async () => {
  signInAs.admin();
  answering();
  await openEdit();
  expect(await screen.findByRole('textbox', { name: /^Tytuł/ })).toHaveValue('Meble biurowe na wymiar');
});

it.each([404, 422] as const)('the form says that the offer no longer exists (%s)', async (status) => {
  answering({ shown: () => problem(status, status === 404 ? 'not_found' : 'validation_failed') });
  await openEdit();
  expect(await screen.findByText('Tej oferty już nie ma')).toBeVisible();
});

it('the form retries when the offer cannot be loaded', async () => {
  let isDown = true;
  answering({ shown: () => (isDown ? problem(500, 'internal') : offer()) });
  await openEdit();
  expect(await screen.findByText('Nie udało się pobrać oferty')).toBeVisible();
  isDown = false;
  await press('Spróbuj ponownie');
  expect(await screen.findByRole('textbox', { name: /^Tytuł/ })).toBeVisible();
});

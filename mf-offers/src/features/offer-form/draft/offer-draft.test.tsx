import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSessionStore } from '@wspolnik/shared-auth';
import { navigate } from '@wspolnik/system';
import { offer, otherProfile, sellerProfile, signInAs, signOut, switchProfile } from '@wspolnik/testing';
import { answering, KEY, openCreate, openEdit, press, step, type } from '../testing/form.tsx';

beforeEach(() => signInAs.company());
afterEach(() => {
  act(signOut);
  localStorage.clear();
});

it('the form saves a draft while the person types, and restores it', async () => {
  answering();
  const { unmount } = await openCreate();
  await screen.findByRole('heading', { name: 'Nowa oferta' });
  expect(screen.queryByText(/Szkic zapisany/)).not.toBeInTheDocument();
  type(/^Tytuł/, 'Szkic oferty');
  expect(await screen.findByText(/Szkic zapisany:/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: /Cena i punkty/ }));
  await step('Cena i punkty');
  unmount();
  await openCreate();
  await step('Cena i punkty');
  await userEvent.click(screen.getByRole('button', { name: /Podstawy/ }));
  expect(await screen.findByRole('textbox', { name: /^Tytuł/ })).toHaveValue('Szkic oferty');
  await press('Odrzuć szkic');
  const question = within(await screen.findByRole('alertdialog'));
  await userEvent.click(question.getByRole('button', { name: 'Odrzuć szkic' }));
  await waitFor(() => expect(screen.getByRole('textbox', { name: /^Tytuł/ })).toHaveValue(''));
  await waitFor(() => expect(localStorage.getItem(`${KEY}.new`)).toBeNull());
  type(/^Tytuł/, 'Nowy początek');
  await waitFor(() => expect(localStorage.getItem(`${KEY}.new`)).toContain('Nowy początek'));
});

it('reports pictures whose files are missing, and a draft that cannot be saved', async () => {
  const draft = {
    values: { title: 'Stary' },
    images: [{ id: 'new-1', alt: '', file: 'gone' }],
    step: 'basics',
    saved_at: 1,
  };
  localStorage.setItem(`${KEY}.new`, JSON.stringify(draft));
  answering();
  await openCreate();
  expect(await screen.findByText(/1 zdjęcia ze szkicu nie udało się przywrócić/)).toBeVisible();
  const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  type(/^Tytuł/, 'Nowszy');
  expect(await screen.findByText(/Przeglądarka nie pozwala zapisać szkicu/)).toBeVisible();
  setItem.mockRestore();
});

it.each([
  ['not JSON', '{'],
  ['of another kind', '[1]'],
  ['with an unknown step', JSON.stringify({ values: {}, images: [], step: 'x', saved_at: 1 })],
])('the form starts empty from a stored draft that is %s', async (_, stored) => {
  localStorage.setItem(`${KEY}.new`, stored);
  answering();
  await openCreate();
  expect(await screen.findByRole('textbox', { name: /^Tytuł/ })).toHaveValue('');
});

const unload = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

it('the form asks before the page is left, and says that the draft is retained', async () => {
  answering();
  await openCreate();
  await screen.findByRole('heading', { name: 'Nowa oferta' });
  type(/^Tytuł/, 'Szkic oferty');
  await screen.findByText(/Szkic zapisany/);
  act(() => navigate('/offers'));
  expect(window.location.pathname).toBe('/offers/create');
});

it('the form lets the browser leave without a question only after the draft is saved', async () => {
  answering();
  await openCreate();
  await screen.findByRole('heading', { name: 'Nowa oferta' });
  type(/^Tytuł/, 'Szkic oferty');
  expect(unload()).toBe(false);
  await screen.findByText(/Szkic zapisany/);
  await waitFor(() => expect(unload()).toBe(true));
  const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  type(/^Tytuł/, 'Nowszy');
  await screen.findByText(/Przeglądarka nie pozwala zapisać szkicu/);
  expect(unload()).toBe(false);
  setItem.mockRestore();
});

it('the form warns when the offer was changed after the draft', async () => {
  answering();
  const { unmount } = await openEdit();
  await screen.findByRole('textbox', { name: /^Tytuł/ });
  type(/^Tytuł/, 'Meble gabinetowe');
  await screen.findByText(/Szkic zapisany/);
  unmount();
  answering({ shown: () => offer({ updated_at: '2026-02-02T10:00:00.000Z' }) });
  await openEdit();
  expect(await screen.findByText(/Ktoś zmienił ofertę po zapisaniu tego szkicu/)).toBeVisible();
});

it('a session that ends during editing retains the draft for its company', async () => {
  answering();
  await openCreate();
  await screen.findByRole('heading', { name: 'Nowa oferta' });
  type(/^Tytuł/, 'Przerwana');
  act(signOut);
  await waitFor(() => expect(localStorage.getItem(`${KEY}.new`)).toContain('Przerwana'));
});

it('signing out removes the draft although the form still has its values', async () => {
  answering();
  const { unmount } = await openCreate();
  await screen.findByRole('heading', { name: 'Nowa oferta' });
  type(/^Tytuł/, 'Poufna');
  await screen.findByText(/Szkic zapisany/);
  type(/^Tytuł/, 'Poufna oferta');
  await act(() => useSessionStore.getState().signOut('remove'));
  unmount();
  expect(Object.values({ ...localStorage }).join()).not.toContain('Poufna');
});

it('another company of the same person has a separate draft', async () => {
  answering();
  await openCreate();
  await screen.findByRole('heading', { name: 'Nowa oferta' });
  type(/^Tytuł/, 'Szkic oferty');
  await screen.findByText(/Szkic zapisany/);
  act(() => switchProfile(otherProfile));
  await waitFor(() => expect(screen.getByRole('textbox', { name: /^Tytuł/ })).toHaveValue(''));
  act(() => switchProfile(sellerProfile));
  await waitFor(() => expect(screen.getByRole('textbox', { name: /^Tytuł/ })).toHaveValue('Szkic oferty'));
});

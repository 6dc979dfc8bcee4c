import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSessionStore } from '@wspolnik/shared-auth';
import { ownPage, signInAs, signOut } from '@wspolnik/testing';
import { answering, fillAll, ID, openCreate, press } from './testing/form.tsx';

beforeEach(() => signInAs.company());
afterEach(() => {
  act(signOut);
  localStorage.clear();
});

it('the form warns first at the plan’s limit, and saves the offer inactive', async () => {
  const full = ownPage([], { counts: { all: 3, active: 3, inactive: 0, hidden: 0, moderated: 0 } });
  answering({ mine: full });
  await openCreate();
  expect(await screen.findByText('Wszystkie miejsca w planie są zajęte')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Zmień plan' })).toHaveAttribute('href', '/companies/payments/plans');
  await fillAll();
  expect(screen.queryByRole('button', { name: 'Opublikuj ofertę' })).not.toBeInTheDocument();
  await press('Zapisz jako nieaktywną');
  await waitFor(() => expect(window.location.pathname).toBe(`/offers/${ID}`));
});

it.each([
  ['draft', 'Firma nie jest jeszcze aktywna', 'Zweryfikuj firmę', '/companies/verify-company'],
  ['submitted', 'Firma czeka na weryfikację', 'Zobacz stan zgłoszenia', '/companies/verify-company'],
  ['suspended', 'Firma jest zawieszona', 'Napisz do nas', '/contact'],
] as const)('shows a company that is %s what to do', async (status, title, link, href) => {
  answering();
  signInAs.company({ status });
  await openCreate();
  expect(await screen.findByText(title)).toBeVisible();
  expect(screen.getByRole('link', { name: link })).toHaveAttribute('href', href);
  await userEvent.click(screen.getByRole('button', { name: /Podgląd/ }));
  expect(await screen.findByRole('button', { name: 'Opublikuj ofertę' })).toBeDisabled();
});

it('overdue pending rewards block publishing and link to their settlement', async () => {
  answering({ mine: ownPage([], { dues_overdue: true }) });
  await openCreate();
  expect(await screen.findByText('Firma ma zaległe punkty do rozliczenia')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Rozlicz punkty' })).toHaveAttribute('href', '/points/registry');
});

it('a company that is suspended while its owner types blocks publishing at once, and keeps the form', async () => {
  answering();
  await openCreate();
  await fillAll();
  await waitFor(async () => expect(await screen.findByRole('button', { name: 'Opublikuj ofertę' })).toBeEnabled());
  const { user, company, setUser } = useSessionStore.getState();
  if (!user || !company) throw new Error('nobody is signed in');
  act(() => setUser({ ...user, companies: [{ ...company, status: 'suspended' }] }));
  expect(await screen.findByText('Firma jest zawieszona')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Opublikuj ofertę' })).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: /Podstawy/ }));
  expect(await screen.findByRole('textbox', { name: /^Tytuł/ })).toHaveValue('Regały na wymiar');
});

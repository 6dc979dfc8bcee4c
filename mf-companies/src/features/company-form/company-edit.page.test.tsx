import { act, screen, waitFor } from '@testing-library/react';
import { useSessionStore } from '@wspolnik/shared-auth';
import {
  axe,
  buyer,
  company,
  idOf,
  me,
  otherProfile,
  problem,
  sellerProfile,
  signInAs,
  signOut,
  switchProfile,
} from '@wspolnik/testing';
import {
  addLogo,
  answering,
  EDIT_DRAFT,
  field,
  mockPictures,
  openEdit,
  openSettings,
  own,
  press,
  type,
} from './testing/form.tsx';

beforeAll(mockPictures);
beforeEach(() => signInAs.company());
afterEach(() => {
  act(signOut);
  localStorage.clear();
});

const form = () => screen.findByRole('textbox', { name: /^Nazwa firmy/ });
const written = (calls: ReturnType<typeof answering>) =>
  calls.filter(({ method }) => method !== 'GET').map(({ method, path, body }) => [method, path, body]);

it('shows the present values and sends only what changed', async () => {
  const calls = answering();
  const { container } = await openEdit();
  expect(await form()).toHaveValue(own.name);
  expect(field(/^Telefon/)).toHaveValue('600 700 800');
  expect(await axe(container)).toEqual([]);
  type(/^Strona WWW/, 'https://nowa.test');
  await press('Zapisz zmiany');
  await waitFor(() => expect(window.location.pathname).toBe(`/companies/${own.id}`));
  expect(written(calls)).toEqual([['PUT', 'accounts/company-data/', { website: 'https://nowa.test' }]]);
  expect(localStorage.getItem(EDIT_DRAFT)).toBeNull();
});

it('the form stays in the settings after saving, ready for the next change', async () => {
  const calls = answering();
  await openSettings();
  await form();
  type(/^Miasto/, 'Gdynia');
  await press('Zapisz zmiany');
  expect(await screen.findByText('Zmiany zostały zapisane')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByText(/Szkic zapisany/)).not.toBeInTheDocument());
  expect(await form()).toBeVisible();
  type(/^Nazwa firmy/, 'Nowa nazwa');
  await press('Zapisz zmiany');
  await waitFor(() => expect(calls.filter(({ method }) => method === 'PUT')).toHaveLength(2));
});

it.each([
  ['owner', true],
  ['manager', false],
] as const)('the form leads the %s to the deletion of the company: %s', async (role, leads) => {
  answering();
  act(() => switchProfile({ ...sellerProfile, role }));
  const { container } = await openSettings();
  await form();
  const link = screen.queryByRole('link', { name: 'Przejdź do usuwania firmy' });
  if (leads) expect(link).toHaveAttribute('href', '/companies/settings/delete');
  else expect(link).toBeNull();
  expect(await axe(container)).toEqual([]);
});

it('the form changes and removes the logo', async () => {
  const calls = answering({
    'GET accounts/company-data/': () => company({ ...own, image: '/logo.jpg' }),
    'DELETE accounts/company-image-update/': () => own,
  });
  await openSettings();
  await form();
  await press('Usuń');
  await press('Zapisz zmiany');
  await screen.findByText('Zmiany zostały zapisane');
  await screen.findByRole('button', { name: 'Dodaj zdjęcie' });
  await addLogo();
  await press('Zapisz zmiany');
  await waitFor(() =>
    expect(written(calls)).toEqual([
      ['DELETE', 'accounts/company-image-update/', undefined],
      ['POST', 'accounts/company-image-update/', undefined],
    ]),
  );
});

it('shows a refused logo at its field; the texts are saved by then and nothing is lost', async () => {
  const refused = () =>
    problem(422, 'validation_failed', { image: [{ code: 'fileFormat', params: { list: 'PNG, JPEG' } }] });
  answering({ 'POST accounts/company-image-update/': refused });
  await openEdit();
  await form();
  type(/^Miasto/, 'Gdynia');
  await addLogo();
  await press('Zapisz zmiany');
  expect(await screen.findByText('Nieobsługiwany format. Dozwolone: PNG, JPEG.')).toBeVisible();
  expect(field(/^Miasto/)).toHaveValue('Gdynia');
  expect(window.location.pathname).toBe(`/companies/${own.id}/edit`);
});

it('the form lets an admin edit any company, without its logo', async () => {
  signInAs.admin();
  const calls = answering({ [`PUT accounts/company-list-all/${own.id}/`]: () => own });
  await openEdit();
  await form();
  expect(screen.queryByText('Logo')).not.toBeInTheDocument();
  type(/^Miasto/, 'Gdynia');
  await press('Zapisz zmiany');
  await waitFor(() =>
    expect(written(calls)).toEqual([['PUT', `accounts/company-list-all/${own.id}/`, { city: 'Gdynia' }]]),
  );
});

it('the form refuses a member plainly, with a way on', async () => {
  signInAs.company({ role: 'member' });
  answering();
  await openSettings();
  expect(await screen.findByText('Nie możesz zmieniać profilu tej firmy')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Zobacz firmę' })).toHaveAttribute('href', `/companies/${own.id}`);
  expect(screen.queryByRole('textbox', { name: /^Nazwa firmy/ })).not.toBeInTheDocument();
});

it('the form refuses a stranger', async () => {
  signInAs.person();
  answering();
  await openEdit();
  expect(await screen.findByText('To nie jest Twoja firma')).toBeVisible();
});

it('the form asks somebody who acts as another profile to switch, and then shows the form', async () => {
  answering();
  act(() => switchProfile(otherProfile));
  await openEdit();
  await screen.findByText('Działasz teraz jako inny profil');
  await press(`Przełącz na: ${sellerProfile.name}`);
  expect(await form()).toHaveValue(own.name);
});

it('a profile switch shows nothing of the former profile', async () => {
  answering({
    'GET accounts/company-data/': ({ headers }) =>
      headers.get('Company-Id') === own.id ? own : company({ id: otherProfile.id, name: otherProfile.name }),
  });
  await openSettings();
  await form();
  type(/^Nazwa firmy/, 'Niezapisana nazwa');
  act(() => switchProfile(otherProfile));
  await waitFor(async () => expect(await form()).toHaveValue(otherProfile.name));
});

it.each([
  [404, 'not_found'],
  [422, 'validation_failed'],
] as const)('the form says that the company is gone (%s)', async (status, code) => {
  answering({ [`GET accounts/company-list-all/${idOf(9)}/`]: () => problem(status, code) });
  await openEdit(idOf(9));
  expect(await screen.findByRole('heading', { name: 'Nie znaleziono firmy' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Wszystkie firmy' })).toHaveAttribute('href', '/companies');
});

it('the form retries when the company cannot be read', async () => {
  let isDown = true;
  answering({ 'GET accounts/company-data/': () => (isDown ? problem(500, 'internal') : own) });
  await openSettings();
  expect(await screen.findByRole('alert')).toHaveTextContent('Nie udało się pobrać danych firmy');
  isDown = false;
  await press('Spróbuj ponownie');
  expect(await form()).toBeVisible();
});

it('a role that was removed while typing is reported, and the draft stays', async () => {
  answering({ 'PUT accounts/company-data/': () => problem(403, 'forbidden') });
  await openSettings();
  await form();
  type(/^Miasto/, 'Gdynia');
  await press('Zapisz zmiany');
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Nie masz uprawnień do tej czynności.'));
  expect(field(/^Miasto/)).toHaveValue('Gdynia');
  await waitFor(() => expect(localStorage.getItem(EDIT_DRAFT)).toContain('Gdynia'));
});

it('a company that is suspended while its owner types keeps the form and what was typed', async () => {
  answering();
  await openSettings();
  await form();
  type(/^Miasto/, 'Gdynia');
  act(() =>
    useSessionStore.getState().setUser(me({ ...buyer, companies: [{ ...sellerProfile, status: 'suspended' }] })),
  );
  expect(field(/^Miasto/)).toHaveValue('Gdynia');
});

it('the form warns when somebody changed the company after the draft was saved', async () => {
  answering();
  const { unmount } = await openSettings();
  await form();
  type(/^Miasto/, 'Gdynia');
  await screen.findByText(/Szkic zapisany/);
  unmount();
  answering({ 'GET accounts/company-data/': () => company({ ...own, website: 'https://inna.test' }) });
  await openSettings();
  expect(await screen.findByText(/Ktoś zmienił profil firmy po zapisaniu tego szkicu/)).toBeVisible();
  expect(field(/^Miasto/)).toHaveValue('Gdynia');
});

it('shows the owner of a suspended company that its profile stays as it is, and the way to delete it', async () => {
  answering({ 'GET accounts/company-data/': () => ({ ...own, status: 'suspended' }) });
  act(() => switchProfile({ ...sellerProfile, status: 'suspended' }));
  await openSettings();
  expect(await screen.findByText('Firma jest zawieszona')).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.getByRole('link', { name: 'Przejdź do usuwania firmy' })).toBeVisible();
});

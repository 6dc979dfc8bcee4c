import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, noConnection, pageOf, problem, signInAs, signOut } from '@wspolnik/testing';
import { act } from 'react';
import { card, DECIDE, first, LIST, reject, second, seen, show } from './testing/show-requests.tsx';

beforeEach(() => signInAs.admin());
afterEach(() => act(signOut));

it('a confirmed activation is shown at once', async () => {
  let answer = (_: Response) => {};
  const answered = new Promise<Response>((resolve) => {
    answer = resolve;
  });
  let waiting = [first, second];
  const calls = fakeApi({ [LIST]: () => pageOf(waiting), [DECIDE]: () => answered });
  await show();
  await userEvent.click(await screen.findByRole('button', { name: 'Aktywuj: Stolarnia Żuraw' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Aktywuj firmę' }));
  const stolarnia = await card('Stolarnia Żuraw');
  expect(await stolarnia.findByText('Aktywowano')).toBeVisible();
  expect(stolarnia.queryByRole('button', { name: /^(Aktywuj|Odrzuć)/ })).not.toBeInTheDocument();
  waiting = [second];
  answer(Response.json({ company_id: first.company.id, status: 'active' }));
  expect(await screen.findByText('Firma Stolarnia Żuraw została aktywowana')).toBeInTheDocument();
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ ...seen, approve: true });
  expect(screen.getByText('1 wniosek')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('article', { name: 'Stolarnia Żuraw' })).not.toBeInTheDocument());
});

it('a cancelled dialog changes nothing', async () => {
  const calls = fakeApi({ [LIST]: () => pageOf([first]) });
  await show();
  await userEvent.click(await screen.findByRole('button', { name: 'Aktywuj: Stolarnia Żuraw' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Anuluj' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(calls).toHaveLength(1);
});

it('a rejection requires a reason', async () => {
  let waiting = [first];
  const calls = fakeApi({
    [LIST]: () => pageOf(waiting),
    [DECIDE]: () => {
      waiting = [];
      return {};
    },
  });
  await show();
  const dialog = await reject('   ');
  expect(await dialog.findByText('To pole jest wymagane.')).toBeVisible();
  expect(calls).toHaveLength(1);
  await userEvent.type(dialog.getByRole('textbox', { name: /Powód/ }), 'NIP nie pasuje');
  await userEvent.click(dialog.getByRole('button', { name: 'Odrzuć wniosek' }));
  expect(await screen.findByText('Wniosek firmy Stolarnia Żuraw został odrzucony')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('article', { name: 'Stolarnia Żuraw' })).not.toBeInTheDocument());
  await waitFor(() =>
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
      ...seen,
      approve: false,
      reason: 'NIP nie pasuje',
    }),
  );
});

it('a failed rejection keeps the typed reason', async () => {
  fakeApi({ [LIST]: () => pageOf([first]), [DECIDE]: noConnection });
  await show();
  const dialog = await reject('NIP nie pasuje');
  expect(await dialog.findByText(/Brak połączenia z serwerem/)).toBeVisible();
  expect(dialog.getByRole('textbox', { name: /Powód/ })).toHaveValue('NIP nie pasuje');
});

it('a failed activation is reverted', async () => {
  fakeApi({ [LIST]: () => pageOf([first]), [DECIDE]: () => problem(409, 'own_company') });
  await show();
  await userEvent.click(await screen.findByRole('button', { name: 'Aktywuj: Stolarnia Żuraw' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Aktywuj firmę' }));
  expect(await screen.findByText('Nie można tego zrobić wobec własnej firmy.')).toBeInTheDocument();
  expect(await screen.findByRole('button', { name: 'Odrzuć: Stolarnia Żuraw' })).toBeVisible();
});

it.each([
  ['documentChecking', /sprawdza jeszcze dokument/],
  ['documentRemoved', /znalazł w nim zagrożenie/],
])('an activation is refused when its document cannot be read (%s)', async (code, text) => {
  fakeApi({
    [LIST]: () => pageOf([first]),
    [DECIDE]: () => problem(422, 'validation_failed', { document: [{ code }] }),
  });
  await show();
  await userEvent.click((await card('Stolarnia Żuraw')).getByRole('button', { name: /^Aktywuj/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'Aktywuj firmę' }));
  expect(await screen.findByText(text)).toBeInTheDocument();
});

it('a request that somebody else has decided is reported, and the list reloads', async () => {
  let waiting = [first, second];
  fakeApi({
    [LIST]: () => pageOf(waiting),
    [DECIDE]: () => {
      waiting = [second];
      return problem(409, 'already_decided');
    },
  });
  await show();
  await reject('NIP nie pasuje');
  expect(await screen.findByText(/Ktoś inny rozpatrzył już wniosek firmy Stolarnia Żuraw/)).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('article', { name: 'Stolarnia Żuraw' })).not.toBeInTheDocument());
  expect(await card('Lingua Łódź')).toBeTruthy();
});

it('an activation is refused when another company with the number is active', async () => {
  fakeApi({
    [LIST]: () => pageOf([first]),
    [DECIDE]: () => problem(422, 'validation_failed', { nip: [{ code: 'nipTaken' }] }),
  });
  await show();
  await userEvent.click((await card('Stolarnia Żuraw')).getByRole('button', { name: /^Aktywuj/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'Aktywuj firmę' }));
  expect(await screen.findByText(/Inna firma z tym NIP jest już aktywna/)).toBeInTheDocument();
  expect(await card('Stolarnia Żuraw')).toBeTruthy();
});

import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSessionStore } from '@wspolnik/shared-auth';
import { Toaster } from '@wspolnik/system';
import {
  activationRequest,
  axe,
  fakeApi,
  idOf,
  noConnection,
  pageOf,
  problem,
  sellerProfile,
  signInAs,
  signOut,
  switchProfile,
  tellFrame,
} from '@wspolnik/testing';
import { act } from 'react';
import { renderPage } from '../../testing/render-page.ts';
import { ActivationRequestsPage } from './activation-requests.page.tsx';

const LIST = 'GET accounts/admin/cva/';
const DECIDE = 'POST admin/verify_company/';
const URL_OF_PAGE = '/admin/companies/activation-requests';
const first = activationRequest();
/** What a decision about it names. */
const seen = {
  company_id: first.company.id,
  seen_request: first.id,
  seen_name: 'Stolarnia Żuraw',
  seen_document: '2026-01-03T10:00:00.000Z',
};
const second = activationRequest({
  id: idOf(2),
  company: { ...first.company, id: idOf(12), name: 'Lingua Łódź' },
  krs: null,
});

const show = (locale: 'pl' | 'en' = 'pl', query = '') =>
  renderPage(
    <>
      <ActivationRequestsPage />
      <Toaster />
    </>,
    { url: (locale === 'en' ? '/en' : '') + URL_OF_PAGE + query, locale },
  );
const card = async (name: string) => within(await screen.findByRole('article', { name }));

async function reject(reason: string) {
  await userEvent.click(await screen.findByRole('button', { name: 'Odrzuć: Stolarnia Żuraw' }));
  const dialog = within(await screen.findByRole('dialog'));
  if (reason) await userEvent.type(dialog.getByRole('textbox', { name: /Powód/ }), reason);
  await userEvent.click(dialog.getByRole('button', { name: 'Odrzuć wniosek' }));
  return dialog;
}

beforeEach(() => signInAs.admin());
afterEach(() => act(signOut));

it('shows the waiting companies with their numbers, account and submitter', async () => {
  const calls = fakeApi({ [LIST]: () => pageOf([first, second]) });
  const { container } = await show();
  const stolarnia = await card('Stolarnia Żuraw');
  expect(stolarnia.getByText('5260250274')).toBeVisible();
  expect(stolarnia.getByText('123456785')).toBeVisible();
  expect(stolarnia.getByText('0000012345')).toBeVisible();
  expect(stolarnia.getByText('61 1090 1014 0000 0712 1981 2874')).toBeVisible();
  expect(stolarnia.getByRole('link', { name: 'ewa@example.test' })).toBeVisible();
  expect((await card('Lingua Łódź')).getByText('nie podano')).toBeVisible();
  expect(screen.getByText('2 wnioski')).toBeVisible();
  expect(Object.fromEntries(calls[0]?.params ?? [])).toEqual({ limit: '30', status: 'submitted' });
  expect(await axe(container)).toEqual([]);
});

it('activates a company after confirmation, and shows it at once', async () => {
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

it('changes nothing when the admin cancels the dialog', async () => {
  const calls = fakeApi({ [LIST]: () => pageOf([first]) });
  await show();
  await userEvent.click(await screen.findByRole('button', { name: 'Aktywuj: Stolarnia Żuraw' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Anuluj' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(calls).toHaveLength(1);
});

it('requires a reason for a rejection', async () => {
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

it('keeps the typed reason when the rejection fails', async () => {
  fakeApi({ [LIST]: () => pageOf([first]), [DECIDE]: noConnection });
  await show();
  const dialog = await reject('NIP nie pasuje');
  expect(await dialog.findByText(/Brak połączenia z serwerem/)).toBeVisible();
  expect(dialog.getByRole('textbox', { name: /Powód/ })).toHaveValue('NIP nie pasuje');
});

it('reverts an activation that fails', async () => {
  fakeApi({ [LIST]: () => pageOf([first]), [DECIDE]: () => problem(409, 'own_company') });
  await show();
  await userEvent.click(await screen.findByRole('button', { name: 'Aktywuj: Stolarnia Żuraw' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Aktywuj firmę' }));
  expect(await screen.findByText('Nie można tego zrobić wobec własnej firmy.')).toBeInTheDocument();
  expect(await screen.findByRole('button', { name: 'Odrzuć: Stolarnia Żuraw' })).toBeVisible();
});

it('copies the number of the register that is opened, in a new tab', async () => {
  fakeApi({ [LIST]: () => pageOf([first]) });
  await show();
  const user = userEvent.setup();
  const stolarnia = await card('Stolarnia Żuraw');
  const register = stolarnia.getByRole('link', { name: /^KRS/ });
  expect(register).toHaveAttribute('href', 'https://wyszukiwarka-krs.ms.gov.pl/');
  expect(register).toHaveAttribute('rel', 'noopener noreferrer');
  await user.click(register);
  expect(await navigator.clipboard.readText()).toBe('0000012345');
  await user.click(stolarnia.getByRole('button', { name: 'Kopiuj NIP' }));
  expect(await navigator.clipboard.readText()).toBe('5260250274');
});

it('shows the document beside the data', async () => {
  fakeApi({ [LIST]: () => pageOf([first, { ...second, document: null }]) });
  await show();
  const document = within((await card('Stolarnia Żuraw')).getByRole('group', { name: 'Dokument' }));
  expect(await document.findByRole('link', { name: 'Pobierz: odpis.pdf' })).toHaveAttribute(
    'href',
    '/api/files/private-1.pdf',
  );
  expect((await card('Lingua Łódź')).getByText('Brak dokumentu')).toBeVisible();
});

it('does not offer an activation while another company is active with the number', async () => {
  fakeApi({ [LIST]: () => pageOf([{ ...first, nip_taken_by: { id: idOf(77), name: 'Zajęta' } }]) });
  await show();
  const stolarnia = await card('Stolarnia Żuraw');
  expect(stolarnia.getByRole('link', { name: 'Zajęta' })).toHaveAttribute('href', `/admin/companies/${idOf(77)}`);
  expect(stolarnia.getByRole('button', { name: /^Aktywuj/ })).toBeDisabled();
});

it.each([
  ['checking', /sprawdza jeszcze dokument/, 'pl'],
  ['removed', /znalazł w nim zagrożenie/, 'pl'],
  ['removed', /malware/, 'en'],
] as const)('does not offer an activation while the document is %s, and says why', async (state, text, locale) => {
  const document = { name: 'odpis.pdf', mime: 'application/pdf', size: 9, state, url: null };
  let requests = [{ ...first, document }, second];
  fakeApi({ [LIST]: () => pageOf(requests) });
  const { container } = await show(locale);
  const stolarnia = await card('Stolarnia Żuraw');
  const button = stolarnia.getByRole('button', { name: /^A.*: Stolarnia/ });
  expect(button).toBeDisabled();
  expect(button).toHaveAccessibleDescription(text);
  expect(stolarnia.getByRole('button', { name: /^(Odrzuć|Reject)/ })).toBeEnabled();
  expect(await axe(container)).toEqual([]);
  requests = [{ ...first, document: { ...document, state: 'available', url: '/f' } as never }, second];
  act(() => tellFrame({ seq: 1, type: 'verification.changed', data: { id: first.company.id, company_id: null } }));
  await waitFor(() => expect(stolarnia.getByRole('button', { name: /^A.*: Stolarnia/ })).toBeEnabled());
});

it.each([
  ['documentChecking', /sprawdza jeszcze dokument/],
  ['documentRemoved', /znalazł w nim zagrożenie/],
])('says so when the document could not be read after all (%s)', async (code, text) => {
  fakeApi({
    [LIST]: () => pageOf([first]),
    [DECIDE]: () => problem(422, 'validation_failed', { document: [{ code }] }),
  });
  await show();
  await userEvent.click((await card('Stolarnia Żuraw')).getByRole('button', { name: /^Aktywuj/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'Aktywuj firmę' }));
  expect(await screen.findByText(text)).toBeInTheDocument();
});

it('does not offer a decision about the admin’s own company', async () => {
  const own = { id: idOf(55), name: 'Moja', image: null, role: 'owner' as const };
  fakeApi({ [LIST]: () => pageOf([{ ...first, company: { ...first.company, id: own.id } }]) });
  act(() => useSessionStore.setState(({ user }) => ({ user: user && { ...user, companies: [own] as never } })));
  await show();
  const stolarnia = await card('Stolarnia Żuraw');
  expect(stolarnia.getByText('Należysz do tej firmy, więc decyduje ktoś inny.')).toBeVisible();
  expect(stolarnia.queryByRole('button', { name: /^Aktywuj/ })).not.toBeInTheDocument();
});

it('lists decided requests with who decided and why, found by words in the address', async () => {
  const decided = activationRequest({
    status: 'rejected',
    reason: 'NIP nie pasuje',
    decided_by: { id: idOf(990), name: 'Adam Admin' },
    decided_at: '2026-01-04T10:00:00.000Z',
  });
  const calls = fakeApi({ [LIST]: () => pageOf([decided]) });
  await show('pl', '?status=decided&q=zuraw');
  const stolarnia = await card('Stolarnia Żuraw');
  expect(stolarnia.getByText('NIP nie pasuje')).toBeVisible();
  expect(stolarnia.getByText(/Decyzja: Adam Admin, 4 stycznia 2026/)).toBeVisible();
  expect(Object.fromEntries(calls[0]?.params ?? [])).toEqual({ limit: '30', status: 'decided', q: 'zuraw' });
  expect(screen.getByRole('link', { name: 'Rozpatrzone', current: 'page' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Czekające' })).toHaveAttribute('href', `${URL_OF_PAGE}?q=zuraw`);
});

it('reports a request that somebody else has decided, and reloads the list', async () => {
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

it('says so when another company with the number is active already', async () => {
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

it('says when no company is waiting', async () => {
  fakeApi({ [LIST]: () => pageOf([]) });
  await show('en');
  expect(await screen.findByText('No requests are waiting for a decision')).toBeVisible();
});

it('links to the other pages, and from an empty page back to the first', async () => {
  const calls = fakeApi({ [LIST]: ({ params }) => pageOf(params.get('page') === '9' ? [] : [first], { count: 61 }) });
  const { unmount } = await show('pl', '?page=2');
  expect(await screen.findByRole('link', { name: 'Strona 3' })).toHaveAttribute('href', `${URL_OF_PAGE}?page=3`);
  expect(calls[0]?.params.get('page')).toBe('2');
  unmount();
  await show('pl', '?page=9');
  expect(await screen.findByRole('link', { name: 'Przejdź do pierwszej strony' })).toHaveAttribute('href', URL_OF_PAGE);
});

it('shows the failure and retries', async () => {
  let fails = true;
  fakeApi({ [LIST]: () => (fails ? problem(403, 'forbidden') : pageOf([first])) });
  await show();
  expect(await screen.findByRole('alert')).toHaveTextContent('Nie masz uprawnień');
  fails = false;
  await userEvent.click(screen.getByRole('button', { name: 'Spróbuj ponownie' }));
  expect(await card('Stolarnia Żuraw')).toBeTruthy();
});

it('hides admin data once the admin acts as a company', async () => {
  let refuse = (_: Response) => {};
  const held = new Promise<Response>((resolve) => {
    refuse = resolve;
  });
  const answers = [pageOf([first]), held];
  fakeApi({ [LIST]: () => answers.shift() });
  await show();
  await card('Stolarnia Żuraw');
  act(() => switchProfile(sellerProfile));
  expect(screen.queryByText('Stolarnia Żuraw')).not.toBeInTheDocument();
  expect(screen.queryByText('ewa@example.test')).not.toBeInTheDocument();
  expect(screen.queryByText('1 wniosek')).not.toBeInTheDocument();
  refuse(problem(403, 'forbidden'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Nie masz uprawnień');
  expect(screen.queryByText('Stolarnia Żuraw')).not.toBeInTheDocument();
});

import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSessionStore } from '@wspolnik/shared-auth';
import {
  activationRequest,
  axe,
  fakeApi,
  idOf,
  pageOf,
  problem,
  sellerProfile,
  signInAs,
  signOut,
  switchProfile,
  tellFrame,
} from '@wspolnik/testing';
import { act } from 'react';
import { card, first, LIST, second, show, URL_OF_PAGE } from './testing/show-requests.tsx';

beforeEach(() => signInAs.admin());
afterEach(() => act(signOut));

it('the list shows the waiting companies with their numbers, account and submitter', async () => {
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

it('a register opens in a new tab and its number is copied', async () => {
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

it('a request shows its document beside its data', async () => {
  fakeApi({ [LIST]: () => pageOf([first, { ...second, document: null }]) });
  await show();
  const document = within((await card('Stolarnia Żuraw')).getByRole('group', { name: 'Dokument' }));
  expect(await document.findByRole('link', { name: 'Pobierz: odpis.pdf' })).toHaveAttribute(
    'href',
    '/api/files/private-1.pdf',
  );
  expect((await card('Lingua Łódź')).getByText('Brak dokumentu')).toBeVisible();
});

it('a request cannot be approved while another company is active with its number', async () => {
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
] as const)(
  'a request cannot be approved while its document is %s, and gives the reason',
  async (state, text, locale) => {
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
  },
);

it('a request of the admin’s own company offers no decision', async () => {
  const own = { id: idOf(55), name: 'Moja', image: null, role: 'owner' as const };
  fakeApi({ [LIST]: () => pageOf([{ ...first, company: { ...first.company, id: own.id } }]) });
  act(() => useSessionStore.setState(({ user }) => ({ user: user && { ...user, companies: [own] as never } })));
  await show();
  const stolarnia = await card('Stolarnia Żuraw');
  expect(stolarnia.getByText('Należysz do tej firmy, więc decyduje ktoś inny.')).toBeVisible();
  expect(stolarnia.queryByRole('button', { name: /^Aktywuj/ })).not.toBeInTheDocument();
});

it('the list of decided requests shows who decided and why, and takes its search from the address', async () => {
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

it('the empty list states that no company is waiting', async () => {
  fakeApi({ [LIST]: () => pageOf([]) });
  await show('en');
  expect(await screen.findByText('No requests are waiting for a decision')).toBeVisible();
});

it('the list links to its other pages, and from an empty page to the first', async () => {
  const calls = fakeApi({ [LIST]: ({ params }) => pageOf(params.get('page') === '9' ? [] : [first], { count: 61 }) });
  const { unmount } = await show('pl', '?page=2');
  expect(await screen.findByRole('link', { name: 'Strona 3' })).toHaveAttribute('href', `${URL_OF_PAGE}?page=3`);
  expect(calls[0]?.params.get('page')).toBe('2');
  unmount();
  await show('pl', '?page=9');
  expect(await screen.findByRole('link', { name: 'Przejdź do pierwszej strony' })).toHaveAttribute('href', URL_OF_PAGE);
});

it('the list shows a failure and retries', async () => {
  let fails = true;
  fakeApi({ [LIST]: () => (fails ? problem(403, 'forbidden') : pageOf([first])) });
  await show();
  expect(await screen.findByRole('alert')).toHaveTextContent('Nie masz uprawnień');
  fails = false;
  await userEvent.click(screen.getByRole('button', { name: 'Spróbuj ponownie' }));
  expect(await card('Stolarnia Żuraw')).toBeTruthy();
});

it('the list hides admin data once the admin acts as a company', async () => {
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

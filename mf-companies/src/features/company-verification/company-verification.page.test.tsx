import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CompanyVerification } from '@wspolnik/contract';
import { useSessionStore } from '@wspolnik/shared-auth';
import {
  axe,
  noConnection,
  otherProfile,
  pdfFile,
  problem,
  sellerProfile,
  signInAs,
  signOut,
  tellFrame,
  textFile,
  verificationReply,
} from '@wspolnik/testing';
import { answering, CALL, choose, field, NOTHING_SENT, open, press, type } from './testing/verification.tsx';

beforeEach(() => signInAs.company({ status: 'draft' }));
afterEach(() => {
  act(signOut);
  sessionStorage.clear();
});

const form = () => screen.findByRole('region', { name: /Dane do weryfikacji|Popraw dane/ });

async function fillAll(): Promise<void> {
  await form();
  type('NIP', 'PL 526-025-02-74');
  type('REGON', '012100784');
  type('Numer rachunku', '61 1090 1014 0000 0712 1981 2874');
  await choose(pdfFile('odpis.pdf'));
  await screen.findByRole('button', { name: /odpis\.pdf/ });
}

const posts = (calls: ReturnType<typeof answering>) => calls.filter(({ method }) => method === 'POST');
const tellDecision = () =>
  act(() => tellFrame({ seq: 1, type: 'verification.changed', data: { id: sellerProfile.id, company_id: null } }));

it('the page sends numbers and document, and shows the state of the request', async () => {
  let state: Partial<CompanyVerification> = NOTHING_SENT;
  const calls = answering(() => state, {
    [`POST ${CALL}`]: () => {
      state = { status: 'submitted', reason: null, decided_at: null };
      return Response.json(verificationReply(), { status: 201 });
    },
  });
  const { container } = await open();
  expect(await screen.findByText('Firma nie jest jeszcze zweryfikowana')).toBeVisible();
  expect(await axe(container)).toEqual([]);
  await fillAll();
  await press('Wyślij do weryfikacji');
  expect(await screen.findByText('Zgłoszenie czeka na decyzję')).toBeVisible();
  expect(screen.getByText('61 1090 1014 0000 0712 1981 2874')).toBeVisible();
  expect(posts(calls)).toHaveLength(1);
  expect(screen.queryByRole('button', { name: 'Wyślij do weryfikacji' })).not.toBeInTheDocument();
});

it.each([
  ['NIP', '5260250275', 'Ten NIP ma błędną cyfrę.'],
  ['REGON', '012100785', 'Ten REGON ma błędną cyfrę.'],
  ['KRS', '0000000000', 'Podaj poprawny KRS (10 cyfr).'],
  ['Numer rachunku', '61109010140000071219812847', 'Ten numer rachunku ma błędną cyfrę.'],
])('the page checks %s as soon as it has all its digits', async (name, value, text) => {
  answering();
  await open();
  await form();
  type(name, value.slice(0, -1));
  expect(screen.queryByText(text)).not.toBeInTheDocument();
  type(name, value);
  expect(await screen.findByText(text)).toBeVisible();
});

it('the page marks a correct number while it is typed', async () => {
  answering();
  await open();
  await form();
  type('NIP', '526-025-02-74');
  expect(await screen.findByRole('img', { name: 'Numer jest poprawny' })).toBeInTheDocument();
});

it('names everything that is missing or wrong at once', async () => {
  const calls = answering();
  await open();
  await form();
  type('KRS', '123');
  await press('Wyślij do weryfikacji');
  expect(await screen.findAllByText('To pole jest wymagane.')).toHaveLength(4);
  expect(screen.getByText('Podaj poprawny KRS (10 cyfr).')).toBeVisible();
  await waitFor(() => expect(field('NIP')).toHaveFocus());
  expect(posts(calls)).toEqual([]);
});

it('the page refuses a document that is none', async () => {
  const calls = answering();
  await open();
  await fillAll();
  await userEvent.click(screen.getByRole('button', { name: /odpis\.pdf/ }));
  await choose(new File([textFile('odpis.pdf')], 'odpis.pdf', { type: 'application/pdf' }));
  expect(await screen.findAllByText(/Nieobsługiwany format. Dozwolone: PDF/)).not.toEqual([]);
  await press('Wyślij do weryfikacji');
  expect(await screen.findByText('To pole jest wymagane.')).toBeVisible();
  expect(posts(calls)).toEqual([]);
});

it('shows the tax number of another company at its field, and keeps everything', async () => {
  answering(() => NOTHING_SENT, {
    [`POST ${CALL}`]: () => problem(422, 'validation_failed', { nip: [{ code: 'nipTaken' }] }),
  });
  await open();
  await fillAll();
  await press('Wyślij do weryfikacji');
  await waitFor(() => expect(field('NIP')).toHaveAccessibleDescription(/Firma z tym NIP jest już we Wspólniku/));
  expect(screen.getByRole('link', { name: /Napisz do nas/ })).toHaveAttribute('href', '/contact');
  expect(field('REGON')).toHaveValue('012100784');
  expect(screen.getByRole('button', { name: /odpis\.pdf/ })).toBeVisible();
});

it('the numbers survive a reload, the document does not, and a note appears offline', async () => {
  answering(() => NOTHING_SENT, { [`POST ${CALL}`]: noConnection });
  const { unmount } = await open();
  await fillAll();
  await press('Wyślij do weryfikacji');
  await waitFor(() => expect(screen.getByText(/Brak połączenia z serwerem/)).toBeVisible());
  unmount();
  await open();
  await form();
  expect(field('NIP')).toHaveValue('PL 526-025-02-74');
  expect(screen.queryByRole('button', { name: /odpis\.pdf/ })).not.toBeInTheDocument();
});

it('shows what a colleague has sent meanwhile', async () => {
  let state: Partial<CompanyVerification> = NOTHING_SENT;
  answering(() => state, {
    [`POST ${CALL}`]: () => {
      state = { status: 'submitted', reason: null };
      return problem(409, 'invalid_transition');
    },
  });
  await open();
  await fillAll();
  await press('Wyślij do weryfikacji');
  expect(await screen.findByText('Zgłoszenie czeka na decyzję')).toBeVisible();
});

it('the page follows the decisions of an admin live, with their reasons', async () => {
  let state: Partial<CompanyVerification> = { status: 'submitted', reason: null, decided_at: null };
  answering(() => state);
  await open();
  await screen.findByText('Zgłoszenie czeka na decyzję');
  state = { status: 'rejected', reason: 'Nieczytelny dokument' };
  tellDecision();
  expect(await screen.findByText('Zgłoszenie wymaga poprawy')).toBeVisible();
  expect(screen.getByText('Nieczytelny dokument')).toBeVisible();
  expect(field('NIP')).toHaveValue('5260250274');
  expect(field('Numer rachunku')).toHaveValue('61 1090 1014 0000 0712 1981 2874');
  state = { status: 'active', reason: null };
  tellDecision();
  expect(await screen.findByText('Firma jest zweryfikowana')).toBeVisible();
  state = { status: 'suspended', reason: 'Skargi kupujących' };
  tellDecision();
  expect(await screen.findByText('Firma jest zawieszona')).toBeVisible();
  expect(screen.getByText('Skargi kupujących')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Napisz do nas' })).toHaveAttribute('href', '/contact');
});

it('the page says that a company whose deletion was requested waits for it, with the way back', async () => {
  signInAs.company({ status: 'suspended' });
  answering(() => ({ status: 'suspended', reason: null, deletion_requested_at: '2026-01-05T10:00:00.000Z' }));
  await open();
  expect(await screen.findByText('Firma czeka na usunięcie')).toBeVisible();
  expect(screen.queryByText('Firma jest zawieszona')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Zobacz lub cofnij usunięcie' })).toHaveAttribute(
    'href',
    '/companies/settings/delete',
  );
});

it('the page tells a member why there is no form, and hides the bank account', async () => {
  signInAs.company({ status: 'rejected', role: 'member' });
  const numbers = { nip: '5260250274', regon: '012100784', krs: null, bank_number: null };
  let state: Partial<CompanyVerification> = { numbers };
  answering(() => state);
  await open();
  expect(await screen.findByText(/Zgłoszenie może wysłać właściciel albo menedżer/)).toBeVisible();
  expect(screen.queryByRole('region', { name: /Dane do weryfikacji|Popraw dane/ })).not.toBeInTheDocument();
  state = { status: 'active', reason: null, numbers };
  tellDecision();
  expect(await screen.findByText('5260250274')).toBeVisible();
  expect(screen.queryByText('Numer rachunku bankowego')).not.toBeInTheDocument();
});

it('the page switches to the company of a mailed link', async () => {
  answering();
  await open(`?company_id=${otherProfile.id}`);
  expect(await screen.findByText(`Działasz teraz jako ${otherProfile.name}`)).toBeInTheDocument();
  expect(useSessionStore.getState().company?.id).toBe(otherProfile.id);
  expect(window.location.search).toBe('');
});

it.each(['nonsense', '0198a000-0000-7000-8000-000000000000'])(
  'ignores a link to a company of others (%s)',
  async (id) => {
    answering();
    await open(`?company_id=${id}`);
    expect(await form()).toBeVisible();
    expect(useSessionStore.getState().company?.id).toBe(sellerProfile.id);
  },
);

it('the page says how to get a company without one, in English as well', async () => {
  signInAs.person();
  answering();
  await open('', 'en');
  expect(await screen.findByText('Verification is for companies')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Create a company' })).toHaveAttribute('href', '/en/companies/create');
  expect(screen.getByRole('link', { name: 'Choose a profile' })).toHaveAttribute(
    'href',
    '/en/auth/change-profile?from=%2Fcompanies%2Fverify-company',
  );
});

it('the page retries when the state cannot be read, and asks for a company when the membership has ended', async () => {
  let answer = () => problem(500, 'internal');
  answering(() => NOTHING_SENT, { [`GET ${CALL}`]: () => answer() });
  await open();
  expect(await screen.findByRole('alert')).toHaveTextContent('Nie udało się pobrać statusu weryfikacji');
  answer = () => problem(403, 'not_a_member');
  await press('Spróbuj ponownie');
  expect(await screen.findByText('Weryfikacja dotyczy firmy')).toBeVisible();
  expect(useSessionStore.getState().company).toBeNull();
});

import { act, screen, waitFor } from '@testing-library/react';
import type { CompanyVerification } from '@wspolnik/contract';
import { axe, pdfFile, problem, sellerProfile, signInAs, signOut, tellFrame } from '@wspolnik/testing';
import { answering, CALL, choose, open, press } from './testing/verification.tsx';

beforeEach(() => signInAs.company({ status: 'draft' }));
afterEach(() => {
  act(signOut);
  sessionStorage.clear();
});

const REPLACE = `PUT ${CALL}document/`;
const REMOVED = {
  status: 'submitted',
  reason: null,
  decided_at: null,
  document: { name: 'odpis.pdf', state: 'removed' },
} as const;
const scanned = () =>
  act(() => tellFrame({ seq: 2, type: 'verification.changed', data: { id: sellerProfile.id, company_id: null } }));

it('shows live that the document is being checked, and that it can be read', async () => {
  let state: Partial<CompanyVerification> = { ...REMOVED, document: { name: 'odpis.pdf', state: 'checking' } };
  answering(() => state);
  const { container } = await open();
  expect(await screen.findByText(/Sprawdzamy, czy plik jest bezpieczny/)).toBeVisible();
  expect(screen.getByText('Zgłoszenie czeka na decyzję')).toBeVisible();
  expect(await axe(container)).toEqual([]);
  state = { ...state, document: { name: 'odpis.pdf', state: 'available' } };
  scanned();
  await waitFor(() => expect(screen.queryByText(/Sprawdzamy/)).not.toBeInTheDocument());
  expect(screen.getByText('odpis.pdf')).toBeVisible();
});

it('the page asks for another document in place of a removed one, and sends only that', async () => {
  let state: Partial<CompanyVerification> = REMOVED;
  const calls = answering(() => state, {
    [REPLACE]: () => {
      const document = { name: 'nowy.pdf', state: 'checking' } as const;
      state = { ...REMOVED, document };
      return { company_id: sellerProfile.id, document };
    },
  });
  const { container } = await open();
  expect(await screen.findByText('Zgłoszenie wymaga nowego dokumentu')).toBeVisible();
  expect(screen.getByText(/w pliku „odpis.pdf”, więc go usunęliśmy/)).toBeVisible();
  expect(screen.getByText(/^Usunięty: znaleziono w nim/)).toBeVisible();
  await screen.findByRole('region', { name: 'Nowy dokument' });
  expect(await axe(container)).toEqual([]);
  await press('Wyślij dokument');
  expect(await screen.findByText('To pole jest wymagane.')).toBeVisible();
  await choose(pdfFile('nowy.pdf'));
  await screen.findByRole('button', { name: /nowy\.pdf/ });
  await press('Wyślij dokument');
  expect(await screen.findByText('Dokument został wysłany')).toBeInTheDocument();
  expect(await screen.findByText('Zgłoszenie czeka na decyzję')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Nowy dokument' })).not.toBeInTheDocument();
  expect(calls.filter(({ method }) => method === 'PUT')).toHaveLength(1);
});

it('shows that a colleague has replaced the document meanwhile', async () => {
  let state: Partial<CompanyVerification> = REMOVED;
  answering(() => state, {
    [REPLACE]: () => {
      state = { ...REMOVED, document: { name: 'nowy.pdf', state: 'available' } };
      return problem(409, 'invalid_transition');
    },
  });
  await open('', 'en');
  await screen.findByRole('region', { name: 'New document' });
  await choose(pdfFile('inny.pdf'));
  await screen.findByRole('button', { name: /inny\.pdf/ });
  await press('Send document');
  expect(await screen.findByText('nowy.pdf')).toBeVisible();
});

it('the page tells a member who can replace a removed document', async () => {
  signInAs.company({ status: 'submitted', role: 'member' });
  answering(() => REMOVED);
  await open();
  expect(await screen.findByText('Nowy dokument może wysłać właściciel albo menedżer firmy.')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Nowy dokument' })).not.toBeInTheDocument();
});

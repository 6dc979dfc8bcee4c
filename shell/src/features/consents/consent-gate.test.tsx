import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSessionStore } from '@wspolnik/shared-auth';
import {
  axe,
  consentDue,
  consents,
  fakeApi,
  legalDocument,
  legalVersion,
  me,
  problem,
  signInAs,
  signOut,
} from '@wspolnik/testing';
import { renderPage } from '../../testing/render-page.ts';
import { ConsentGate } from './consent-gate.tsx';

const second = legalVersion({ version: 2, valid_from: '2026-06-01', changes: { pl: 'Krótszy termin', en: 'Sooner' } });
const document = () => legalDocument({ ...second, versions: [second, legalVersion({ status: 'former' })] });
const READ = { 'GET legal-documents/terms-of-service/': document, 'GET legal-documents/privacy-policy/': document };
const GIVE = 'POST accounts/consents/';

function askAbout(...due: ReturnType<typeof consentDue>[]): void {
  signInAs.person(me({ consents_due: due }));
}
const open = (url = '/offers') => renderPage(<ConsentGate />, { url });

beforeEach(signOut);

it('the dialog asks once about the new terms, with what changed, and cannot be closed', async () => {
  askAbout(consentDue());
  const sent = fakeApi({ ...READ, [GIVE]: () => consents() });
  await open();
  const dialog = await screen.findByRole('alertdialog', { name: 'Zmienił się regulamin' });
  expect(await screen.findByText('Krótszy termin')).toBeVisible();
  // Known since the sign-up.
  expect(screen.queryByText('Pierwsza wersja dokumentu.')).toBeNull();
  expect(await axe(dialog)).toEqual([]);
  await userEvent.keyboard('{Escape}');
  expect(dialog).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Zamknij' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Akceptuję' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  const give = sent.find(({ path }) => path === 'accounts/consents/');
  expect(give?.body).toEqual({ accept: [{ document: 'terms-of-service', version: 2 }], locale: 'pl' });
});

it('the dialog asks to confirm that the privacy policy was read', async () => {
  askAbout(consentDue({ document: 'privacy-policy' }));
  fakeApi(READ);
  await open();
  expect(await screen.findByRole('button', { name: 'Potwierdzam zapoznanie się' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Wyloguj' })).toHaveAttribute('href', '/auth/logout');
});

it('the dialog says why it failed, and asks about the version that is in force meanwhile', async () => {
  askAbout(consentDue());
  fakeApi({
    ...READ,
    [GIVE]: () => problem(409, 'invalid_transition'),
    'GET accounts/user-data/': () => me({ consents_due: [consentDue({ version: 3 })] }),
  });
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Akceptuję' }));
  await waitFor(() => expect(useSessionStore.getState().user?.consents_due[0]?.version).toBe(3));
  expect(screen.getByRole('alertdialog')).toBeVisible();
});

it.each(['/documents/terms-of-service', '/account/settings/delete', '/contact', '/auth/logout'])(
  'leaves %s open to those who have not agreed',
  async (url) => {
    askAbout(consentDue());
    const sent = fakeApi(READ);
    await open(url);
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(sent).toEqual([]);
  },
);

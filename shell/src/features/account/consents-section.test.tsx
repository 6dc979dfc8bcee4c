import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe, consent, consents, fakeApi, noConnection, problem, signInAs } from '@wspolnik/testing';
import { renderPage } from '../../testing/render-page.ts';
import { ConsentsSection } from './consents-section.tsx';

const READ = 'GET accounts/consents/';
const open = (locale: 'pl' | 'en' = 'pl') =>
  renderPage(<ConsentsSection />, { url: `${locale === 'en' ? '/en' : ''}/account/settings/profile`, locale });
const receipts = () => screen.findAllByRole('listitem');

beforeEach(() => signInAs.person());
afterEach(() => localStorage.clear());

it('the section says which version was agreed to, when and on which occasion, and leads to its text', async () => {
  const at = '2026-11-03T09:30:00.000Z';
  fakeApi({
    [READ]: () =>
      consents({
        results: [
          consent({ version: 2, at, how: 'sign-in' }),
          consent({ document: 'privacy-policy', at, how: 'sign-up' }),
        ],
      }),
  });
  const { container } = await open();
  const [terms, privacy] = await receipts();
  expect(terms).toHaveTextContent(/3 listopada 2026.*10:30, po zalogowaniu$/);
  const link = within(terms as HTMLElement).getByRole('link', { name: 'Regulamin, wersja 2' });
  expect(link).toHaveAttribute('href', '/documents/terms-of-service?version=2');
  expect(privacy).toHaveTextContent(/^Polityka prywatności, wersja 1.*przy zakładaniu konta$/);
  expect(await axe(container)).toEqual([]);
});

it('the section is in English, too', async () => {
  fakeApi({ [READ]: () => consents() });
  await open('en');
  const [terms] = await receipts();
  expect(within(terms as HTMLElement).getByRole('link')).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/en\/documents\/terms-of-service\?version=\d+$/),
  );
});

it('the section says that there is none', async () => {
  fakeApi({ [READ]: () => consents({ results: [] }) });
  await open();
  expect(await screen.findByText('Nie ma tu jeszcze żadnej zgody.')).toBeVisible();
  expect(screen.queryByRole('list')).toBeNull();
});

it.each([
  ['a failure', () => problem(500, 'internal')],
  ['no connection', () => noConnection()],
])('offers another try after %s', async (_name, failure) => {
  let isFailing = true;
  fakeApi({ [READ]: () => (isFailing ? failure() : consents()) });
  await open();
  const alert = await screen.findByRole('alert');
  isFailing = false;
  await userEvent.click(within(alert).getByRole('button'));
  expect(await receipts()).toHaveLength(2);
});

import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { idOf, noConnection, ownProfile, problem, signInAs } from '@wspolnik/testing';
import { answering, field, fill, open, press, written } from '../../testing/profile-page.tsx';

jest.mock('../../platform/release.ts', () => ({ readRelease: () => ({ config: { dev: false } }) }));

beforeEach(() => signInAs.person());
afterEach(() => localStorage.clear());

const job = (company_id: string, company_name: string, active = true) => ({
  ...{ company_id, company_name, active },
  job_title: null,
});

describe('the card', () => {
  it('only changes are sent; tags are added by Enter and by a comma, once each, and removed', async () => {
    const calls = answering({
      'GET accounts/profile/': () =>
        ownProfile({
          headline: 'Doradca',
          seeks: ['Drukarnia'],
          jobs: [job(idOf(1), 'Młyn'), job(idOf(2), 'Piekarnia')],
        }),
      'PUT accounts/profile/': ({ body }) => ownProfile(body as object),
    });
    await open();
    const seeks = await field(/^Szukam/);
    await userEvent.type(seeks, 'Fotograf{Enter}drukarnia{Enter}Lektor,');
    expect(within(screen.getByRole('list', { name: 'Szukam' })).getAllByRole('listitem')).toHaveLength(3);
    await press('Usuń: Drukarnia');
    await userEvent.type(await field(/^Oferuję/), 'Szkolenia');
    await fill(/^Stanowisko: Piekarnia/, 'Piekarz');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: /pokazywana jako pierwsza/ }), 'Piekarnia');
    await press('Zapisz wizytówkę');
    expect(await screen.findByText('Zmiany zostały zapisane')).toBeInTheDocument();
    expect(written(calls)).toEqual([
      [
        'PUT',
        'accounts/profile/',
        {
          seeks: ['Fotograf', 'Lektor'],
          offers: ['Szkolenia'],
          jobs: [{ company_id: idOf(2), job_title: 'Piekarz' }],
          first_company_id: idOf(2),
        },
      ],
    ]);
  });

  it('what is wrong is said at its field, here and by the server', async () => {
    const calls = answering({
      'PUT accounts/profile/': () =>
        problem(422, 'validation_failed', { twitter: [{ code: 'socials', params: { service: 'Twitter' } }] }),
    });
    await open();
    await userEvent.type(await field(/^Szukam/), `${'x'.repeat(41)}{Enter}`);
    expect(await screen.findByText('Hasło może mieć najwyżej 40 znaków.')).toBeVisible();
    await userEvent.clear(await field(/^Szukam/));
    await fill(/^LinkedIn/, 'example.com');
    await press('Zapisz wizytówkę');
    expect(await field(/^LinkedIn/)).toBeInvalid();
    expect(written(calls)).toEqual([]);
    await fill(/^LinkedIn/, '');
    await fill(/^X/, 'x.com/ewa');
    await press('Zapisz wizytówkę');
    await waitFor(async () => expect(await field(/^X/)).toBeInvalid());
  });

  it('what was typed stays over a lost connection and a reload', async () => {
    answering({ 'PUT accounts/profile/': noConnection });
    const { unmount } = await open();
    await fill(/^O mnie/, 'Piekę od 12 lat');
    await press('Zapisz wizytówkę');
    expect(await screen.findByText(/Brak połączenia z serwerem/)).toBeVisible();
    unmount();
    await open();
    expect(await field(/^O mnie/)).toHaveValue('Piekę od 12 lat');
  });
});

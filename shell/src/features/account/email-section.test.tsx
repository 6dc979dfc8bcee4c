import { fireEvent, screen, waitFor } from '@testing-library/react';
import { axe, emailChange, problem, signInAs } from '@wspolnik/testing';
import { answering, field, fill, open, press, written } from '../../testing/profile-page.tsx';

jest.mock('../../platform/release.ts', () => ({ readRelease: () => ({ config: { dev: false } }) }));

const noContent = () => new Response(null, { status: 204 });

beforeEach(() => signInAs.person());
afterEach(() => localStorage.clear());

describe('the address', () => {
  const typeChange = async () => {
    await press('Zmień adres');
    await fill(/^Nowy adres e-mail/, 'nowa@example.test');
    fireEvent.change(await screen.findByLabelText(/^Twoje hasło/), { target: { value: 'Tajne!123' } });
    await press('Wyślij link');
  };

  it('the address waits for its link after the change was asked for', async () => {
    let isAsked = false;
    const calls = answering({
      'GET accounts/change-email/': () => (isAsked ? emailChange() : { pending: null }),
      'POST accounts/change-email/': () => {
        isAsked = true;
        return noContent();
      },
    });
    const { container } = await open();
    await typeChange();
    expect(await screen.findByText('Nowy adres czeka na potwierdzenie')).toBeVisible();
    expect(screen.getByText('nowa@example.test')).toBeVisible();
    expect(await axe(container)).toEqual([]);
    expect(written(calls)).toEqual([
      ['POST', 'accounts/confirm/', { password: 'Tajne!123' }],
      ['POST', 'accounts/change-email/', { email: 'nowa@example.test' }],
    ]);
  });

  it.each([
    [
      'password',
      'accounts/confirm/',
      () => problem(422, 'validation_failed', { password: [{ code: 'passwordWrong' }] }),
      'Nieprawidłowe hasło.',
    ],
    [
      'address',
      'accounts/change-email/',
      () => problem(422, 'validation_failed', { email: [{ code: 'sameEmail' }] }),
      'To jest Twój obecny adres.',
    ],
  ])('the page shows at its field that the %s is wrong, and keeps what was typed', async (_, path, answer, text) => {
    answering({ [`POST ${path}`]: answer });
    await open();
    await typeChange();
    expect(await screen.findByText(text)).toBeVisible();
    expect(await field(/^Nowy adres e-mail/)).toHaveValue('nowa@example.test');
  });

  it('the address can be sent again and cancelled while it waits', async () => {
    const calls = answering({
      'GET accounts/change-email/': () =>
        emailChange({ pending: { email: 'n@example.test', expires_at: '2026-01-07T10:00:00.000Z', expired: true } }),
      'POST accounts/change-email/resend/': noContent,
      'DELETE accounts/change-email/': noContent,
    });
    await open();
    expect(await screen.findByText('Link do potwierdzenia wygasł')).toBeVisible();
    await press('Wyślij link ponownie');
    expect(await screen.findByText('Wysłaliśmy nowy link')).toBeInTheDocument();
    await press('Anuluj zmianę');
    await waitFor(() => expect(screen.queryByText('Link do potwierdzenia wygasł')).toBeNull());
    expect(written(calls).map(([method]) => method)).toEqual(['POST', 'DELETE']);
  });
});

import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { confirmation, dataExport, problem, signInAs } from '@wspolnik/testing';
import { answering, open, press, written } from '../../testing/profile-page.tsx';

jest.mock('../../platform/release.ts', () => ({ readRelease: () => ({ config: { dev: false } }) }));

beforeEach(() => signInAs.person());
afterEach(() => localStorage.clear());

describe('the copy of own data', () => {
  const section = async () =>
    within((await screen.findByRole('region', { name: 'Kopia Twoich danych' })) as HTMLElement);

  const askFor = async (name: string) => {
    await press(name);
    const dialog = within(await screen.findByRole('dialog', { name: 'Kopia Twoich danych' }));
    await userEvent.type(await dialog.findByLabelText(/Twoje hasło/), 'Demo!2345');
    await userEvent.click(dialog.getByRole('button', { name: 'Poproś o kopię danych' }));
  };

  it('the copy is asked for once with the password, and is on its way', async () => {
    const calls = answering({
      'POST accounts/export/': () =>
        Response.json(
          { export: dataExport({ ready_at: null, expires_at: null, size: null, url: null }) },
          { status: 201 },
        ),
    });
    await open();
    await askFor('Poproś o kopię danych');
    expect(await screen.findByText(/Przygotowujemy kopię/)).toBeVisible();
    expect((await section()).queryByRole('button')).toBeNull();
    expect(written(calls).map(([, path]) => path)).toEqual(['accounts/confirm/', 'accounts/export/']);
    expect(calls.at(-1)?.headers.get('confirmation')).toBe(confirmation().token);
  });

  it('the copy is downloaded by its signed address', async () => {
    answering({ 'GET accounts/export/': () => ({ export: dataExport() }) });
    await open();
    const link = await screen.findByRole('link', { name: /Pobierz ZIP \(123/ });
    expect(link).toHaveAttribute('href', dataExport().url);
    expect(link).toHaveAttribute('download');
    expect((await section()).queryByRole('button')).toBeNull();
  });

  it('a copy that was asked for in another session is not downloaded here, and can be asked for', async () => {
    answering({
      'GET accounts/export/': () => ({ export: dataExport({ elsewhere: true, url: null, next_at: null }) }),
    });
    await open();
    expect(await screen.findByText(/zamówiono w innej przeglądarce/)).toBeVisible();
    expect((await section()).queryByRole('link')).toBeNull();
    expect(await screen.findByRole('button', { name: 'Poproś o nową kopię' })).toBeVisible();
  });

  it('the copy can be asked for again a day later', async () => {
    answering({ 'GET accounts/export/': () => ({ export: dataExport({ next_at: null }) }) });
    await open();
    expect(await screen.findByRole('button', { name: 'Poproś o nową kopię' })).toBeVisible();
  });

  it('the page says that a copy is on its way when it was asked for elsewhere, and shows it', async () => {
    let isAsked = false;
    answering({
      'GET accounts/export/': () => ({ export: isAsked ? dataExport() : null }),
      'POST accounts/export/': () => {
        isAsked = true;
        return problem(409, 'export_exists');
      },
    });
    await open();
    await askFor('Poproś o kopię danych');
    expect(await screen.findByText(/Kopia danych jest już przygotowywana albo gotowa/)).toBeInTheDocument();
    expect(await screen.findByRole('link', { name: /Pobierz ZIP/ })).toBeVisible();
  });
});

import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe, fakeApi, idOf, pageOf, problem, signInAs, signOut, withdrawalFile } from '@wspolnik/testing';
import { choose, ewa, FILE, LIST, lingua, row, show } from './testing/show-withdrawals.tsx';

beforeEach(() => signInAs.admin());
afterEach(() => act(signOut));

describe('a file for the bank', () => {
  const saved: { name: string; text: Promise<string> }[] = [];
  beforeEach(() => {
    saved.length = 0;
    let blob: Blob | undefined;
    URL.createObjectURL = (given) => {
      blob = given as Blob;
      return 'blob:file';
    };
    URL.revokeObjectURL = () => {};
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
      const reader = new FileReader();
      const text = new Promise<string>((resolve) => {
        reader.onload = () => resolve(String(reader.result));
      });
      if (blob) reader.readAsText(blob);
      saved.push({ name: this.download, text });
    });
  });
  afterEach(() => jest.restoreAllMocks());

  it('has the approved withdrawals', async () => {
    const left_out = [{ id: idOf(99), recipient: 'Lingua' }];
    const made = withdrawalFile({ content: 'Nazwa odbiorcy;Kwota\r\n', left_out });
    const calls = fakeApi({ [LIST]: () => pageOf([ewa, lingua]), [FILE]: () => made });
    await show();
    await choose(/Lingua/);
    await choose(/Ewa Nowak/);
    await userEvent.click(screen.getByRole('button', { name: 'Plik dla banku (1)' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Pobierz plik (1)' }));
    expect(await screen.findByText(`Pobrano plik ${made.name} (1 przelew)`)).toBeInTheDocument();
    expect(await screen.findByText(/Poza plikiem została .*: Lingua\./)).toBeInTheDocument();
    expect(saved[0]?.name).toBe(made.name);
    expect(await saved[0]?.text).toBe('Nazwa odbiorcy;Kwota\r\n');
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ ids: [lingua.id] });
  });

  it('includes withdrawals of an earlier file only by choice', async () => {
    const sent = { ...lingua, file: { id: idOf(60), name: 'przelewy-1.csv', created_at: '2026-11-20T10:00:00.000Z' } };
    const calls = fakeApi({ [LIST]: () => pageOf([sent]), [FILE]: () => withdrawalFile() });
    const { container } = await show();
    expect((await row(/Lingua/)).getByText('W pliku przelewy-1.csv')).toBeVisible();
    await choose(/Lingua/);
    await userEvent.click(screen.getByRole('button', { name: 'Plik dla banku (1)' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('1 wypłata była już w pliku')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Pobierz plik (0)' }));
    expect(await dialog.findByText('Zaznacz to pole, aby kontynuować.')).toBeVisible();
    expect(calls.some(({ method }) => method === 'POST')).toBe(false);
    expect(await axe(container.ownerDocument.body)).toEqual([]);
    await userEvent.click(dialog.getByRole('checkbox'));
    await userEvent.click(dialog.getByRole('button', { name: 'Pobierz plik (1)' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ ids: [lingua.id], again: true });
  });

  it('is refused when another admin has just made one', async () => {
    fakeApi({ [LIST]: () => pageOf([lingua]), [FILE]: () => problem(409, 'already_exported') });
    await show();
    await choose(/Lingua/);
    await userEvent.click(screen.getByRole('button', { name: 'Plik dla banku (1)' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Pobierz plik (1)' }));
    expect(await dialog.findByText('Co najmniej jedna z tych wypłat jest już w pliku dla banku.')).toBeVisible();
    expect(saved).toEqual([]);
  });
});

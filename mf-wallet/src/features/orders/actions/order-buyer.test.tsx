import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe, idOf, noNetwork, order, problem, sellerProfile, signInAs, signOut } from '@wspolnik/testing';
import { asSeen, chooseMore, dialog, inDialog, openPage } from '../testing/open-order.tsx';

beforeEach(() => {
  sessionStorage.clear();
  signInAs.person({ companies: [sellerProfile] });
});
afterEach(() => act(signOut));

describe('a buyer', () => {
  it('a buyer submits again and sees the number of remaining submissions', async () => {
    const info = { text: 'FV 12/2026', submitted: false, created_at: '2026-01-04T11:00:00.000Z' };
    const infos = [51, 52].map((n) => ({ id: idOf(n), ...info }));
    const rejected = order({ status: 'rejected', resubmissions_left: 2, allowed_actions: ['resubmit'], infos });
    const { press, sent } = await openPage('purchases', rejected, {
      'offers/resubmit/': () => order({ status: 'in_verification' }),
    });
    expect(await screen.findByText('Możesz je wysłać ponownie jeszcze 2 razy.')).toBeVisible();
    await press('Wyślij ponownie');
    expect((await dialog()).getByText('Po tym wysłaniu zostanie jeszcze 1 ponowne zgłoszenie.')).toBeVisible();
    expect((await dialog()).getByText(/^Przekazujesz 2 informacje\./)).toBeVisible();
    await inDialog('Przekaż');
    expect(await screen.findByRole('heading', { name: 'Sprzedający sprawdza zamówienie' })).toBeVisible();
    expect(sent()[0]?.body).toEqual({ transaction_id: rejected.id });
  });

  it('sees that no submission is left', async () => {
    await openPage('purchases', order({ status: 'rejected', resubmissions_left: 0, allowed_actions: ['report'] }), {});
    expect(await screen.findByText(/Wszystkie 3 ponowne zgłoszenia są wykorzystane/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Wyślij ponownie' })).toHaveAttribute('aria-disabled', 'true');
  });

  it.each([
    ['bought', 'Przekaż do weryfikacji', 'Najpierw dodaj dokument albo informację poniżej.'],
    ['rejected', 'Wyślij ponownie', 'Od odrzucenia nic się nie zmieniło. Dodaj dokument albo informację poniżej.'],
  ] as const)('a buyer sees why an order that is %s cannot be submitted yet', async (status, name, reason) => {
    const { sent } = await openPage('purchases', order({ status, allowed_actions: ['cancel-sale'] }), {});
    const button = await screen.findByRole('button', { name });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveAccessibleDescription(reason);
    expect(screen.getByText(reason)).toBeVisible();
    await userEvent.click(button);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(sent()).toEqual([]);
    expect(await axe(document.body)).toEqual([]);
  });

  it('reports the seller with a reason', async () => {
    const verified = order({ status: 'verified', allowed_actions: ['report'] });
    const { sent } = await openPage('purchases', verified, {
      'offers/report/': () => order({ status: 'reported' }),
    });
    await chooseMore('Zgłoś sprzedającego');
    await userEvent.type((await dialog()).getByRole('textbox', { name: /Co się stało/ }), 'Brak towaru');
    await inDialog('Zgłoś');
    expect(await screen.findByRole('heading', { name: 'Sprawę bada administrator' })).toBeVisible();
    expect(sent()[0]?.body).toEqual({ ...asSeen(verified), reason: 'Brak towaru' });
  });

  it('sees without a connection that nothing was sent, and repeats the same request', async () => {
    const bought = order({ allowed_actions: ['resubmit'] });
    let isOnline = false;
    const { press, sent } = await openPage('purchases', bought, {
      'offers/resubmit/': () => (isOnline ? order({ status: 'in_verification' }) : noNetwork()),
    });
    await press('Przekaż do weryfikacji');
    await inDialog('Przekaż');
    expect(await (await dialog()).findByText(/Brak połączenia z serwerem/)).toBeVisible();
    isOnline = true;
    await inDialog('Przekaż');
    expect(await screen.findByRole('heading', { name: 'Sprzedający sprawdza zamówienie' })).toBeVisible();
    const keys = sent().map(({ headers }) => headers.get('idempotency-key'));
    expect(new Set(keys).size).toBe(1);
    expect(keys).toHaveLength(2);
  });

  it('a buyer sends one request for several clicks', async () => {
    const { press, sent } = await openPage('purchases', order({ allowed_actions: ['resubmit'] }), {
      'offers/resubmit/': () => order({ status: 'in_verification' }),
    });
    await press('Przekaż do weryfikacji');
    await userEvent.dblClick((await dialog()).getByRole('button', { name: 'Przekaż' }));
    await screen.findByRole('heading', { name: 'Sprzedający sprawdza zamówienie' });
    expect(sent()).toHaveLength(1);
  });
});

describe('setting a referrer', () => {
  const bought = order({ allowed_actions: ['reflink-actions'] });
  const named = order({ referrer: { id: idOf(800), type: 'user', name: 'Jan Lis', thumbnail: null } });

  it('the field accepts a whole link, and shows who gets the half', async () => {
    const { press, sent } = await openPage('purchases', bought, { 'transaction/reflink-actions/': () => named });
    expect(await screen.findByText('Połowa za polecenie: wraca do sprzedającego')).toBeVisible();
    await press('Wskaż polecającego');
    await userEvent.type((await dialog()).getByRole('textbox'), 'https://wspolnik.test/?ref=abc-1 ');
    await inDialog('Wskaż');
    expect(await screen.findByText('Połowa za polecenie: Jan Lis')).toBeVisible();
    expect(sent()[0]?.body).toEqual({ transaction_id: bought.id, referrer: 'abc-1' });
    expect(screen.queryByRole('button', { name: 'Wskaż polecającego' })).not.toBeInTheDocument();
  });

  it.each([
    ['no token', 'https://wspolnik.test/offers', 0],
    ['an unknown one', 'abc-2', 1],
  ])('reports what is wrong with a link with %s', async (_, link, requests) => {
    const { press, sent } = await openPage('purchases', bought, {
      'transaction/reflink-actions/': () => problem(422, 'validation_failed', { referrer: [{ code: 'invalid' }] }),
    });
    await press('Wskaż polecającego');
    await userEvent.type((await dialog()).getByRole('textbox'), link);
    await inDialog('Wskaż');
    const field = (await dialog()).getByRole('textbox');
    await waitFor(() => expect(field).toHaveAccessibleDescription(/Ten link jest nieznany/));
    expect(sent()).toHaveLength(requests);
    expect(await axe(document.body)).toEqual([]);
  });
});

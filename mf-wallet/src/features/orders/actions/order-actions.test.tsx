import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe, order, problem, sellerProfile, signInAs, signOut } from '@wspolnik/testing';
import { asSeen, dialog, inDialog, openPage, row } from '../testing/open-order.tsx';

beforeEach(() => {
  sessionStorage.clear();
  signInAs.person({ companies: [sellerProfile] });
});
afterEach(() => act(signOut));

it('an order offers exactly the actions that the API allows', async () => {
  const allowed_actions = ['resubmit', 'report', 'cancel-sale', 'teleport'];
  await openPage('purchases', order({ allowed_actions }), {});
  await screen.findByRole('article');
  expect(
    row()
      .getAllByRole('button')
      .map((button) => button.getAttribute('aria-label') ?? button.textContent),
  ).toEqual(['Więcej czynności: W-000123', 'Przekaż do weryfikacji']);
  await userEvent.click(row().getByRole('button', { name: /^Więcej/ }));
  const items = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
  expect(items).toEqual(['Zgłoś sprzedającego', 'Anuluj zamówienie']);
});

describe('a seller', () => {
  const waiting = order({ status: 'in_verification', allowed_actions: ['cancel-sale', 'my-sales-change-status'] });

  it('a seller sees the shares of the reward before verifying, and their state afterwards', async () => {
    const decision = {
      at: '2026-01-06T10:00:00.000Z',
      action: 'my-sales-change-status',
      actor: 'Stolarnia Żuraw',
      reason: null,
    };
    const history = [...waiting.history, { ...decision, status: 'verified' as const }];
    const verified = order({ status: 'verified', matures_at: '2026-01-20T10:00:00.000Z', history });
    const { press, sent } = await openPage('sales', waiting, { 'offers/my-sales-change-status/': () => verified });
    await press('Potwierdź zakup');
    const asked = await dialog();
    expect(asked.getByText('Ewa Nowak')).toBeVisible();
    expect(asked.getByText('Nikt nie polecił: wraca do sprzedającego')).toBeVisible();
    expect(asked.getAllByText('90,00 zł')).toHaveLength(2);
    expect(await axe(document.body)).toEqual([]);
    await inDialog('Potwierdź zakup');
    expect(await screen.findByRole('heading', { name: 'Sprzedaż potwierdzona' })).toBeVisible();
    expect(sent()[0]?.body).toEqual({ ...asSeen(waiting), status: 'verified' });
    expect(sent()[0]?.headers.get('idempotency-key')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Potwierdź zakup' })).not.toBeInTheDocument();
    expect(row().getByText('Potwierdzono zakup')).toBeVisible();
    expect(screen.queryByText(/Właśnie się zmieniło/)).not.toBeInTheDocument();
  });

  it('must give a reason to reject', async () => {
    const rejected = order({ status: 'rejected', rejected_reason: 'Zły NIP' });
    const { press, sent } = await openPage('sales', waiting, { 'offers/my-sales-change-status/': () => rejected });
    await press('Odrzuć zakup');
    await inDialog('Odrzuć zakup');
    expect(await (await dialog()).findByText('To pole jest wymagane.')).toBeVisible();
    expect(sent()).toEqual([]);
    expect(await axe(document.body)).toEqual([]);
    await userEvent.type((await dialog()).getByRole('textbox', { name: /Powód odrzucenia/ }), ' Zły NIP ');
    await inDialog('Odrzuć zakup');
    expect(await screen.findByText('Zły NIP')).toBeVisible();
    expect(sent()[0]?.body).toEqual({ ...asSeen(waiting), status: 'rejected', rejected_reason: 'Zły NIP' });
  });

  it('sees an error of the API at its field', async () => {
    const complaint = () =>
      problem(422, 'validation_failed', { rejected_reason: [{ code: 'maxLength', params: { n: 9 } }] });
    const { press } = await openPage('sales', waiting, { 'offers/my-sales-change-status/': complaint });
    await press('Odrzuć zakup');
    await userEvent.type((await dialog()).getByRole('textbox'), 'Za długi powód');
    await inDialog('Odrzuć zakup');
    const field = (await dialog()).getByRole('textbox');
    await waitFor(() => expect(field).toHaveAccessibleDescription(/Maksymalnie 9 znaków/));
  });

  it('sees that a colleague has already decided', async () => {
    const history = [
      ...waiting.history,
      {
        at: '2026-01-05T10:00:00.000Z',
        status: 'verified' as const,
        action: 'my-sales-change-status',
        actor: 'Stolarnia Żuraw',
        reason: null,
      },
    ];
    const { press, become, sent } = await openPage('sales', waiting, {
      'offers/my-sales-change-status/': () => problem(409, 'invalid_transition'),
    });
    await press('Odrzuć zakup');
    await userEvent.type((await dialog()).getByRole('textbox'), 'Zły NIP');
    become(order({ status: 'verified', history }));
    await inDialog('Odrzuć zakup');
    expect(await screen.findByText(/Właśnie się zmieniło: Potwierdzono zakup \(Stolarnia Żuraw\)/)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByRole('heading', { name: 'Sprzedaż potwierdzona' })).toBeVisible();
    expect(sent()).toHaveLength(1);
  });

  it('keeps the typed text when the session ends', async () => {
    const { press, unmount } = await openPage('sales', waiting, {});
    await press('Odrzuć zakup');
    await userEvent.type((await dialog()).getByRole('textbox'), 'Brak faktury');
    unmount();
    act(signOut);
    act(() => signInAs.person({ companies: [sellerProfile] }));
    const again = await openPage('sales', waiting, {});
    await again.press('Odrzuć zakup');
    expect((await dialog()).getByRole('textbox')).toHaveValue('Brak faktury');
  });

  it('a member who may not decide sees who may', async () => {
    await openPage('sales', order({ status: 'in_verification' }), {});
    expect(await screen.findByText('Decyduje właściciel albo menedżer firmy.')).toBeVisible();
    // The summary of the deal is for everybody of both sides.
    const [pdf, ...others] = await row().findAllByRole('button');
    expect(pdf).toHaveAccessibleName('Pobierz kartę zamówienia (PDF)');
    expect(others).toEqual([]);
  });
});

import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Deal } from '@wspolnik/contract';
import {
  axe,
  deal,
  fakeApi,
  order,
  problem,
  quoteLine,
  signInAs,
  signOut,
  tellFrame,
  transaction,
} from '@wspolnik/testing';
import { renderPage } from '../../../testing/render-page.ts';
import { TransactionPage } from '../transaction.page.tsx';
// Loaded on demand; imported here, so that no test waits for its compilation.
import './deal.tsx';

const bought = order();
const LIFE = `GET accounts/admin/dva/${bought.id}/`;
const DEAL = `GET transaction/deal/${bought.id}/`;
const seen = (overrides: Partial<Deal> = {}) => deal({ side: null, allowed_actions: [], ...overrides });

async function open(answer: () => unknown, pdf: () => Response = () => new Response('%PDF')) {
  const calls = fakeApi({
    [LIFE]: () => transaction({ order: bought }),
    [DEAL]: answer,
    [`GET transaction/deal/${bought.id}/pdf/`]: pdf,
  });
  const { container } = await renderPage(
    <main>
      <TransactionPage id={bought.id} />
    </main>,
    { url: `/admin/transactions/${bought.id}` },
  );
  return { calls, container };
}
const side = async (name: RegExp) => within(await screen.findByRole('region', { name }));

beforeEach(() => signInAs.admin());
afterEach(() => act(signOut));

it('an admin reads the deal of both sides, and changes nothing of it', async () => {
  const { container } = await open(() => seen({ lines: [quoteLine({ name: 'Blat dębowy' })] }));
  const seller = await side(/^Sprzedający \(/);
  expect(seller.getByText('NIP 5260250274')).toBeVisible();
  expect((await side(/^Kupujący \(/)).getByRole('link', { name: 'ewa@nowak.test' })).toBeVisible();
  expect((await side(/^Płatność$/)).getByText('17 stycznia 2026')).toBeVisible();
  expect((await side(/^Zakres zamówienia$/)).getByText('Montaż')).toBeVisible();
  expect(screen.getByRole('row', { name: /Blat dębowy/ })).toBeVisible();
  const documents = within(screen.getByRole('list', { name: 'Załączniki zapytania' }));
  expect(documents.getByRole('link', { name: 'zapytanie.pdf' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /Popraw|Oznacz|Zmień/ })).not.toBeInTheDocument();
  expect(await axe(container)).toEqual([]);
});

it('details that were erased are named as such, and what a side corrects appears at once', async () => {
  let answer = seen({ buyer: { details: null, corrected_at: null } });
  await open(() => answer);
  expect((await side(/^Kupujący \(/)).getByText('Dane usunięte razem z profilem.')).toBeVisible();
  answer = seen({ paid_on: '2026-01-12' });
  act(() => tellFrame({ seq: 1, type: 'order.changed', data: { id: bought.id, company_id: null } }));
  expect(await screen.findByText(/^Zapłacone 12 stycznia 2026/)).toBeVisible();
});

it('the PDF is downloaded in the language of the page', async () => {
  const save = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  URL.createObjectURL = jest.fn(() => 'blob:1');
  URL.revokeObjectURL = jest.fn();
  const { calls } = await open(() => seen());
  await userEvent.click(await screen.findByRole('button', { name: 'Pobierz kartę zamówienia (PDF)' }));
  await waitFor(() => expect(save).toHaveBeenCalled());
  expect(calls.find(({ path }) => path.endsWith('/pdf/'))?.params.get('lang')).toBe('pl');
});

it('a deal that could not be loaded leaves the order, and is loaded again', async () => {
  let isUp = false;
  await open(() => (isUp ? seen() : problem(500, 'internal')));
  expect(await screen.findByText('Nie udało się wczytać karty zamówienia')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: /W-000123/ })).toBeVisible();
  isUp = true;
  await userEvent.click(screen.getByRole('button', { name: 'Spróbuj ponownie' }));
  expect((await side(/^Sprzedający \(/)).getByText('NIP 5260250274')).toBeVisible();
});

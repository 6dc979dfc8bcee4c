import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { companyCard, idOf, networkManageReply, networkSuggestions, signInAs } from '@wspolnik/testing';
import { answering, button, LIST, MANAGE, nobody, show } from '../../testing/network-page.tsx';

beforeEach(() => signInAs.person());

describe('suggestions', () => {
  const suggested = networkSuggestions({
    results: [companyCard({ shared_contacts: 5, shared_names: ['Anna Nowak', 'Azymut'] })],
  });
  const shared = 'Anna Nowak, Azymut';

  it('suggestions name the shared contacts, and stay after an invitation', async () => {
    answering({
      [LIST]: () => nobody,
      'GET network/suggestions/': () => suggested,
      [MANAGE]: () => networkManageReply(),
    });
    await show();
    expect(await screen.findByText(shared)).toBeVisible();
    expect(screen.getByText(/^Znacie wspólnie:/).closest('li')).toHaveTextContent(`${shared} i 3 inne`);
    await userEvent.click(await button('Dodaj kontakt: Stolarnia Żuraw'));
    expect(await button('Zaproszenie wysłane. Cofnij zaproszenie: Stolarnia Żuraw')).toBeVisible();
  });

  it('suggestions can be dismissed', async () => {
    const calls = answering({
      [LIST]: () => nobody,
      'GET network/suggestions/': () => suggested,
      'POST network/suggestions/dismiss/': () => new Response(null, { status: 204 }),
    });
    await show();
    await userEvent.click(await button('Nie proponuj więcej: Stolarnia Żuraw'));
    await waitFor(() => expect(screen.queryByText(shared)).toBeNull());
    expect(calls.at(-1)?.body).toEqual({ recipient: 'company', recipient_id: idOf(900) });
  });
});

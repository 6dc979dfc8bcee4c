import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ActivationRequest } from '@wspolnik/contract';
import { Toaster } from '@wspolnik/system';
import { activationRequest, axe, fakeApi, idOf, pageOf, signInAs, signOut, tellFrame } from '@wspolnik/testing';
import { act } from 'react';
import { renderPage } from '../../testing/render-page.ts';
import { ActivationRequestPage } from './activation-request.page.tsx';
import { ActivationRequestsPage } from './activation-requests.page.tsx';

const LIST = 'GET accounts/admin/cva/';
const DECIDE = 'POST admin/verify_company/';
const READ = (id: string) => `GET accounts/admin/cva/${id}/`;
const asked = activationRequest();
const pdf = { name: 'odpis.pdf', mime: 'application/pdf', size: 1200, url: '/api/files/private-2.pdf' };
const rejected = activationRequest({
  status: 'rejected',
  reason: 'Nieczytelny',
  decided_by: { id: idOf(990), name: 'Adam Admin' },
  decided_at: '2026-01-04T10:00:00.000Z',
});
const anew = activationRequest({
  id: idOf(2),
  nip: '8133335550',
  document: { ...pdf, name: 'nowy.pdf', state: 'available', sent_at: '2026-01-05T10:00:00.000Z' },
  submitted_at: '2026-01-05T10:00:00.000Z',
});
const renamed = activationRequest({ company: { ...asked.company, name: 'Stolarnia Nowa' } });
const withDocument = (state: 'checking' | 'available') =>
  activationRequest({ document: { ...pdf, state, sent_at: '2026-01-06T09:30:00.000Z' } });
const seenOf = ({ id, company, document }: ActivationRequest) => ({
  company_id: company.id,
  seen_request: id,
  seen_name: company.name,
  seen_document: document?.sent_at,
});
const changedTo = ({ id, company, document }: ActivationRequest) => {
  const params = { request_id: id, company_name: company.name, document_sent_at: document?.sent_at ?? '' };
  return Response.json({ code: 'activation_changed', params }, { status: 409 });
};

/** A list of waiting requests with a live event for each change; records the sent bodies. */
function showList(answers: Parameters<typeof fakeApi>[0] = {}, locale: 'pl' | 'en' = 'pl') {
  let rows = [asked];
  const calls = fakeApi({
    [LIST]: () => pageOf(rows),
    [READ(asked.id)]: () => rejected,
    [DECIDE]: () => ({}),
    ...answers,
  });
  const page = renderPage(
    <>
      <ActivationRequestsPage />
      <Toaster />
    </>,
    { url: `${locale === 'en' ? '/en' : ''}/admin/companies/activation-requests`, locale },
  );
  const set = (...now: ActivationRequest[]) => {
    rows = now;
  };
  return {
    page,
    set,
    become: (...now: ActivationRequest[]) => {
      set(...now);
      return act(() =>
        tellFrame({ seq: 1, type: 'verification.changed', data: { id: asked.company.id, company_id: null } }),
      );
    },
    bodies: () => calls.filter(({ method }) => method === 'POST').map(({ body }) => body),
  };
}
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const opened = async (role: 'dialog' | 'alertdialog') => within(await screen.findByRole(role));

beforeEach(() => signInAs.admin());
afterEach(() => act(signOut));

it.each([
  [
    'pl',
    /^Aktywuj:/,
    'Aktywuj firmę',
    'Firma wysłała w międzyczasie nowy wniosek',
    'wcześniej 5260250274 teraz 8133335550',
    'Pokaż aktualny wniosek',
  ],
  [
    'en',
    /^Activate:/,
    'Activate company',
    'The company has sent a new request in the meantime',
    'before 5260250274 now 8133335550',
    'Show the current request',
  ],
] as const)(
  'an activation asks again when a new request comes (%s)',
  async (locale, open, confirm, title, nip, show) => {
    const list = showList({}, locale);
    await list.page;
    await press(open);
    const dialog = await opened('alertdialog');
    expect(dialog.getByText('5260250274')).toBeVisible();
    await list.become(anew);
    expect(await dialog.findByText(title)).toBeVisible();
    const rows = within(dialog.getByRole('alert')).getAllByRole('definition');
    expect(rows[0]).toHaveTextContent(nip);
    expect(rows.at(-1)).toHaveTextContent(/odpis\.pdf, .* nowy\.pdf, /);
    expect(dialog.queryByRole('button', { name: confirm })).not.toBeInTheDocument();
    expect(await axe(document.body)).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: show }));
    expect(list.bodies()).toEqual([]);
    expect(dialog.queryByText(title)).not.toBeInTheDocument();
    expect(await dialog.findByRole('button', { name: 'nowy.pdf' })).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: confirm }));
    expect(list.bodies()).toEqual([{ ...seenOf(anew), approve: true }]);
  },
);

it('an activation of outdated data is reverted, and the dialog asks about the present request', async () => {
  const list = showList({
    [DECIDE]: () => {
      list.set(renamed);
      return changedTo(renamed);
    },
  });
  await list.page;
  await press(/^Aktywuj:/);
  await press('Aktywuj firmę');
  expect(await screen.findByText(/^Wniosek zmienił się w międzyczasie\. Sprawdź/)).toBeInTheDocument();
  const dialog = await opened('alertdialog');
  expect(await dialog.findByText('Wniosek zmienił się w międzyczasie')).toBeVisible();
  expect(dialog.getByText('Stolarnia Nowa', { selector: 'ins' })).toBeVisible();
  expect(screen.queryByText('Aktywowano')).not.toBeInTheDocument();
  await userEvent.click(dialog.getByRole('button', { name: 'Pokaż aktualny wniosek' }));
  expect(dialog.getByText('Czy chcesz aktywować firmę Stolarnia Nowa?')).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Aktywuj firmę' }));
  await waitFor(() => expect(list.bodies()).toHaveLength(2));
  expect(list.bodies()).toEqual([
    { ...seenOf(asked), approve: true },
    { ...seenOf(renamed), approve: true },
  ]);
});

it('a rejection keeps its reason while the company changes, and names the request that was shown', async () => {
  const list = showList({
    [DECIDE]: ({ body }) => {
      if ((body as { seen_request: string }).seen_request === anew.id) return {};
      list.set(anew);
      return changedTo(anew);
    },
  });
  await list.page;
  await press(/^Odrzuć:/);
  const dialog = await opened('dialog');
  const reason = dialog.getByRole('textbox', { name: /Powód/ });
  await userEvent.type(reason, 'NIP nie pasuje');
  await userEvent.click(dialog.getByRole('button', { name: 'Odrzuć wniosek' }));
  expect(await dialog.findByText(/^Wniosek zmienił się w międzyczasie\. Sprawdź/)).toBeVisible();
  await userEvent.click(await dialog.findByRole('button', { name: 'Pokaż aktualny wniosek' }));
  expect(dialog.queryByText(/Wniosek zmienił się|Firma wysłała/)).not.toBeInTheDocument();
  expect(reason).toHaveValue('NIP nie pasuje');
  await userEvent.click(dialog.getByRole('button', { name: 'Odrzuć wniosek' }));
  expect(await screen.findByText('Wniosek firmy Stolarnia Żuraw został odrzucony')).toBeInTheDocument();
  const decision = { approve: false, reason: 'NIP nie pasuje' };
  expect(list.bodies()).toEqual([
    { ...seenOf(asked), ...decision },
    { ...seenOf(anew), ...decision },
  ]);
});

it.each([
  ['pl', /^Aktywuj:/, 'alertdialog', 'Aktywuj firmę', /^Ten wniosek jest już odrzucony \(decyzja: Adam Admin\)/],
  ['en', /^Reject:/, 'dialog', 'Reject request', /^This request has already been rejected \(by Adam Admin\)/],
] as const)('the dialog reports that another admin was first (%s)', async (locale, open, role, confirm, text) => {
  const list = showList({}, locale);
  await list.page;
  await press(open);
  const dialog = await opened(role);
  await list.become();
  expect(await dialog.findByText(text)).toBeVisible();
  expect(dialog.getByRole('button', { name: confirm })).toBeDisabled();
});

it('an activation waits until a replaced document is scanned', async () => {
  const list = showList();
  await list.page;
  await press(/^Aktywuj:/);
  const dialog = await opened('alertdialog');
  await list.become(withDocument('checking'));
  expect(await dialog.findByText(/Program antywirusowy sprawdza jeszcze dokument/)).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Aktywuj firmę' })).toBeDisabled();
  await list.become(withDocument('available'));
  await userEvent.click(await dialog.findByRole('button', { name: 'Pokaż aktualny wniosek' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Aktywuj firmę' }));
  expect(list.bodies()).toEqual([{ ...seenOf(withDocument('available')), approve: true }]);
});

it.each([
  ['activation', /^Aktywuj:/, 'Aktywuj firmę', { approve: true, reason: undefined }],
  ['rejection', /^Odrzuć:/, 'Odrzuć wniosek', { approve: false, reason: 'NIP nie pasuje' }],
])(
  'on the page of a request, its %s leads to the one that was sent in its place',
  async (_, open, confirm, decision) => {
    let current = asked;
    const calls = fakeApi({
      [READ(asked.id)]: () => current,
      [READ(anew.id)]: () => anew,
      [DECIDE]: () => {
        if (current === rejected) return {};
        current = rejected;
        return changedTo(anew);
      },
    });
    await renderPage(<ActivationRequestPage id={asked.id} />, {
      url: `/admin/companies/activation-requests/${asked.id}`,
    });
    await press(open);
    if (decision.reason) await userEvent.type(await screen.findByRole('textbox', { name: /Powód/ }), decision.reason);
    await press(confirm);
    await press('Pokaż aktualny wniosek');
    await press(confirm);
    const decisions = () => calls.filter(({ method }) => method === 'POST').map(({ body }) => body);
    await waitFor(() => expect(decisions()).toHaveLength(2));
    expect(decisions()[1]).toEqual({ ...seenOf(anew), ...decision });
  },
);

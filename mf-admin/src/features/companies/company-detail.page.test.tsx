import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSessionStore } from '@wspolnik/shared-auth';
import { Toaster } from '@wspolnik/system';
import {
  adminCompanyDetail,
  auditEntry,
  axe,
  companyObligations,
  fakeApi,
  idOf,
  pageOf,
  problem,
  signInAs,
  tellFrame,
} from '@wspolnik/testing';
import { act } from 'react';
import { renderPage } from '../../testing/render-page.ts';
import { CompanyDetailPage } from './company-detail.page.tsx';

const company = adminCompanyDetail({
  members: [{ id: idOf(501), name: 'Ewa Nowak', email: 'ewa@example.test', role: 'owner' }],
});
const READ = `GET admin/companies/${company.id}/`;
const HISTORY = 'GET accounts/admin/audit-log/';
const DELETE = `DELETE accounts/admin/delete-company/${company.id}/`;
const reads = { [READ]: () => company as object, [HISTORY]: () => pageOf([auditEntry()]) as object };

const show = () =>
  renderPage(
    <>
      <CompanyDetailPage id={company.id} />
      <Toaster />
    </>,
    { url: `/admin/companies/${company.id}` },
  );

beforeEach(() => signInAs.admin());

it('the page shows data, members, numbers, requests with documents, and decisions of admins', async () => {
  fakeApi(reads);
  const { container } = await show();
  expect(await screen.findByRole('heading', { level: 1, name: 'Stolarnia Żuraw' })).toBeVisible();
  const requests = within(screen.getByRole('region', { name: 'Wnioski o aktywację' }));
  expect(requests.getByText(/Decyzja: Adam Admin/)).toBeVisible();
  expect(await requests.findByRole('button', { name: 'odpis.pdf' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ewa Nowak' })).toBeVisible();
  expect(await screen.findByText('Firma aktywowana')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Edytuj firmę' })).toHaveAttribute('href', `/companies/${company.id}/edit`);
  expect(await axe(container)).toEqual([]);
});

it('a company with a scheduled deletion shows its date and no decision about its status', async () => {
  const obligations = { ...company.obligations, deletes_at: '2026-12-04T10:00:00.000Z' };
  fakeApi({ ...reads, [READ]: () => ({ ...company, status: 'suspended', obligations }) });
  await show();
  expect(await screen.findByText(/Właściciel usuwa tę firmę/)).toBeVisible();
  expect(screen.queryByText('Firma jest zawieszona')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Przywróć' })).not.toBeInTheDocument();
});

it('a suspension takes a reason', async () => {
  let current = company;
  const calls = fakeApi({
    ...reads,
    [READ]: () => current,
    'POST admin/suspend_company/': () => {
      current = { ...company, status: 'suspended', suspended_reason: 'Skargi kupujących' };
      return {};
    },
  });
  await show();
  await userEvent.click(await screen.findByRole('button', { name: 'Zawieś' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByRole('textbox', { name: /Powód/ }), 'Skargi kupujących');
  await userEvent.click(dialog.getByRole('button', { name: 'Zawieś firmę' }));
  expect(await screen.findByText('Firma jest zawieszona')).toBeVisible();
  expect(screen.getByText('Skargi kupujących')).toBeVisible();
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
    company_id: company.id,
    suspend: true,
    reason: 'Skargi kupujących',
  });
});

it('an open suspension dialog stays the same when another admin was first', async () => {
  let current = company;
  const calls = fakeApi({
    ...reads,
    [READ]: () => current,
    'POST admin/suspend_company/': () => problem(409, 'invalid_transition'),
  });
  await show();
  await userEvent.click(await screen.findByRole('button', { name: 'Zawieś' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByRole('textbox', { name: /Powód/ }), 'Skargi kupujących');
  current = { ...company, status: 'suspended' };
  act(() => tellFrame({ seq: 1, type: 'verification.changed', data: { id: company.id, company_id: null } }));
  expect(await screen.findByText('Firma jest zawieszona')).toBeInTheDocument();
  await userEvent.click(dialog.getByRole('button', { name: 'Zawieś firmę' }));
  expect(await dialog.findByRole('alert')).toBeVisible();
  expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({ suspend: true });
});

it('a deletion asks first, and returns to the list', async () => {
  fakeApi({ ...reads, [DELETE]: () => new Response(null, { status: 204 }) });
  await show();
  await userEvent.click(await screen.findByRole('button', { name: 'Usuń firmę' }));
  const question = within(await screen.findByRole('alertdialog'));
  await userEvent.click(question.getByRole('button', { name: 'Usuń firmę' }));
  expect(await screen.findByText('Firma została usunięta')).toBeInTheDocument();
  expect(window.location.pathname).toBe('/admin/companies');
});

it('a failed deletion shows its reason', async () => {
  fakeApi({ ...reads, [DELETE]: () => problem(409, 'has_obligations') });
  await show();
  await userEvent.click(await screen.findByRole('button', { name: 'Usuń firmę' }));
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Usuń firmę' }));
  expect(await screen.findByText(/^Wystąpił błąd podczas usuwania firmy\. /)).toBeInTheDocument();
});

it('the page lists what prevents the deletion', async () => {
  const obligations = companyObligations({ open_sales: 2, withdrawals: '80.00' });
  fakeApi({ ...reads, [READ]: () => ({ ...company, obligations }) });
  await show();
  expect(await screen.findByText('2 sprzedaże w toku')).toBeVisible();
  expect(screen.getByText(/^wypłaty w toku: 80,00/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Usuń firmę' })).toBeDisabled();
});

it('the page warns of other companies with the same NIP', async () => {
  const same_nip = [{ id: idOf(77), name: 'Bliźniak', status: 'active' as const }];
  fakeApi({ ...reads, [READ]: () => ({ ...company, same_nip }) });
  await show();
  expect(await screen.findByText('Ten sam NIP ma inna firma')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Bliźniak' })).toHaveAttribute('href', `/admin/companies/${idOf(77)}`);
});

it('the admin’s own company offers no decision', async () => {
  const id = useSessionStore.getState().user?.id ?? '';
  const members = [{ id, name: 'Adam Admin', email: 'admin@example.test', role: 'owner' as const }];
  fakeApi({ ...reads, [READ]: () => ({ ...company, members }) });
  await show();
  expect(await screen.findByText(/Należysz do tej firmy/)).toBeVisible();
  for (const name of ['Zawieś', 'Usuń firmę']) expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
});

it('the page reports a company that does not exist', async () => {
  fakeApi({ ...reads, [READ]: () => problem(404, 'not_found') });
  await show();
  expect(await screen.findByRole('heading', { level: 1, name: 'Tej firmy już nie ma' })).toBeInTheDocument();
});

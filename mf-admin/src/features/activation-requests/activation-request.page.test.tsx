import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Toaster } from '@wspolnik/system';
import { activationRequest, axe, fakeApi, problem, signInAs } from '@wspolnik/testing';
import { renderPage } from '../../testing/render-page.ts';
import { ActivationRequestPage } from './activation-request.page.tsx';

const request = activationRequest();
const READ = `GET accounts/admin/cva/${request.id}/`;
const DECIDE = 'POST admin/verify_company/';

const show = () =>
  renderPage(
    <>
      <ActivationRequestPage id={request.id} />
      <Toaster />
    </>,
    { url: `/admin/companies/activation-requests/${request.id}` },
  );

beforeEach(() => signInAs.admin());

it('the page shows one request, and its decision once it is made', async () => {
  let current = request;
  fakeApi({
    [READ]: () => current,
    [DECIDE]: () => {
      const decided_by = { id: request.id, name: 'Adam Admin' };
      current = { ...request, status: 'rejected', reason: 'Nieczytelny', decided_by, decided_at: request.submitted_at };
      return {};
    },
  });
  const { container } = await show();
  expect(await screen.findByRole('heading', { level: 1, name: 'Wniosek firmy Stolarnia Żuraw' })).toBeVisible();
  expect(await axe(container)).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Odrzuć: Stolarnia Żuraw' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByRole('textbox', { name: /Powód/ }), 'Nieczytelny');
  await userEvent.click(dialog.getByRole('button', { name: 'Odrzuć wniosek' }));
  expect(await screen.findByText('Nieczytelny')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Odrzuć/ })).not.toBeInTheDocument());
});

it('the page reports a request that no longer exists', async () => {
  fakeApi({ [READ]: () => problem(404, 'not_found') });
  await show();
  expect(await screen.findByRole('heading', { level: 1, name: 'Tego wniosku już nie ma' })).toBeInTheDocument();
});

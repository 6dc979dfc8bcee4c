import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Toaster } from '@wspolnik/system';
import { company, fakeApi, idOf, ownedCompany, problem, signInAs, signOut } from '@wspolnik/testing';
import { renderPage } from '../../testing/render-page.ts';
import { CompanyMenu } from './company-menu.tsx';

const ID = idOf(1);

const show = (shown = company()) =>
  renderPage(
    <>
      <CompanyMenu company={shown} />
      <Toaster />
    </>,
    { url: `/companies/${ID}` },
  );

it.each([
  [
    'owner',
    ['Edytuj firmę', 'Ustawienia firmy', 'Osoby w firmie', 'Plan i płatności', 'Numery członkowskie', 'Usuń firmę'],
  ],
  ['manager', ['Edytuj firmę', 'Ustawienia firmy', 'Osoby w firmie', 'Plan i płatności', 'Numery członkowskie']],
  ['member', ['Osoby w firmie', 'Plan i płatności', 'Numery członkowskie']],
] as const)('the menu of a company in use leads its %s to its settings', async (role, titles) => {
  signInAs.company(ownedCompany({ id: ID, role }));
  await show();
  await userEvent.click(screen.getByRole('button', { name: 'Zarządzaj: Stolarnia Żuraw' }));
  const items = await screen.findAllByRole('menuitem');
  expect(items.map(({ textContent }) => textContent)).toEqual(titles);
});

it('the menu leads to the verification while there is something to do', async () => {
  signInAs.company(ownedCompany({ id: ID, role: 'manager' }));
  await show(company({ status: 'rejected' }));
  await userEvent.click(screen.getByRole('button', { name: 'Zarządzaj: Stolarnia Żuraw' }));
  const item = await screen.findByRole('menuitem', { name: 'Weryfikacja firmy' });
  expect(item).toHaveAttribute('href', '/companies/verify-company');
});

it.each([
  ['guest', signOut],
  ['stranger', () => signInAs.person({ companies: [] })],
] as const)('there is no menu for a %s', async (_, enter) => {
  enter();
  await show();
  expect(screen.queryByRole('button', { name: /Zarządzaj/ })).not.toBeInTheDocument();
});

it('the menu lets an admin delete the company after a question, and says when that is not possible', async () => {
  signInAs.admin();
  let blocked = true;
  fakeApi({
    [`DELETE accounts/admin/delete-company/${ID}`]: () =>
      blocked ? problem(409, 'has_obligations') : new Response(null, { status: 204 }),
  });
  await show();
  const remove = async () => {
    screen.getByRole('button', { name: 'Zarządzaj: Stolarnia Żuraw' }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus());
    await userEvent.keyboard('{End}');
    const last = screen.getByRole('menuitem', { name: 'Usuń firmę' });
    await waitFor(() => expect(last).toHaveAttribute('data-highlighted'));
    await userEvent.keyboard('{Enter}');
    const question = await screen.findByRole('alertdialog', { name: 'Czy na pewno chcesz usunąć tę firmę?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Usuń firmę' }));
  };
  await remove();
  expect(await screen.findByText(/^Wystąpił błąd podczas usuwania firmy/)).toBeInTheDocument();
  blocked = false;
  await remove();
  expect(await screen.findByText('Firma została usunięta')).toBeInTheDocument();
  await waitFor(() => expect(window.location.pathname).toBe('/companies'));
});

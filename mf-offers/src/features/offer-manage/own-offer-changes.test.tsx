import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe, idOf, ownOffer, ownPage, problem, signInAs, signOut } from '@wspolnik/testing';
import { answering, audit, chooseFromMenu, course, desk, openManage, press, row, select } from './testing/manage.tsx';

beforeEach(() => signInAs.company());
afterEach(() => act(signOut));

it('the list deactivates an offer, and undoes it', async () => {
  const calls = answering();
  await openManage();
  await row('Audyt');
  await chooseFromMenu(desk.title, 'Dezaktywuj ofertę');
  await screen.findByText('Oferta jest teraz nieaktywna');
  await userEvent.click(await screen.findByRole('button', { name: 'Cofnij' }));
  await waitFor(() =>
    expect(calls.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
      { offer_id: desk.id, active: false },
      { offer_id: desk.id, active: true },
    ]),
  );
});

it('shows the new state before the response; meanwhile the menu is busy', async () => {
  let answer = (_: unknown) => {};
  let isOff = false;
  answering({
    page: () => ownPage([{ ...desk, is_active: !isOff }, audit]),
    change: () => {
      isOff = true;
      return new Promise((resolve) => {
        answer = resolve;
      });
    },
  });
  await openManage();
  const shown = await row(desk.title);
  await chooseFromMenu(desk.title, 'Dezaktywuj ofertę');
  expect(await shown.findByText('Nieaktywna')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Nieaktywne (2)' })).toBeVisible();
  expect(screen.getByRole('button', { name: `Więcej: ${desk.title}` })).toHaveAttribute('aria-busy', 'true');
  expect(screen.queryByText('Oferta jest teraz nieaktywna')).not.toBeInTheDocument();
  await act(async () => answer({}));
  expect(await screen.findByText('Oferta jest teraz nieaktywna')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: `Więcej: ${desk.title}` })).not.toHaveAttribute('aria-busy');
  expect(shown.getByText('Nieaktywna')).toBeVisible();
});

it('a change that the plan refuses is reverted, with the reason', async () => {
  let refuse = (_: unknown) => {};
  const calls = answering({
    change: () =>
      new Promise((resolve) => {
        refuse = resolve;
      }),
  });
  await openManage();
  const shown = await row('Audyt');
  await chooseFromMenu('Audyt', 'Aktywuj ofertę');
  expect(await shown.findByText('Aktywna')).toBeVisible();
  await act(async () => refuse(problem(409, 'offer_limit')));
  expect(await screen.findByText(/Masz już tyle ofert, na ile pozwala plan/)).toBeInTheDocument();
  expect(await shown.findByText('Nieaktywna')).toBeVisible();
  expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1);
});

it('the list changes several at once, but only those in the other state', async () => {
  const calls = answering();
  await openManage();
  await row('Audyt');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Zaznacz wszystkie na tej stronie' }));
  expect(screen.getByText('Zaznaczono 3 oferty')).toBeVisible();
  expect(await axe(document.body)).toEqual([]);
  await press('Dezaktywuj');
  expect(await screen.findByText('Zmieniono 2 oferty')).toBeInTheDocument();
  const changes = calls.filter(({ method }) => method === 'POST');
  expect(changes.map(({ body }) => body)).toEqual([
    { offer_id: desk.id, active: false },
    { offer_id: course.id, active: false },
  ]);
  const all = screen.getByRole('checkbox', { name: 'Zaznacz wszystkie na tej stronie' });
  expect(all).not.toBeChecked();
  expect(all).toHaveFocus();
});

it('the list stops at the plan’s limit and says how many offers were changed and why', async () => {
  const more = ownOffer({ id: idOf(4), title: 'Druga', is_active: false });
  let answered = 0;
  const calls = answering({
    page: () => ownPage([audit, more]),
    change: () => {
      answered += 1;
      return answered === 1 ? {} : problem(409, 'offer_limit');
    },
  });
  await openManage();
  await row('Audyt');
  await select('Audyt');
  await select('Druga');
  await press('Aktywuj');
  expect(await screen.findByText(/Zmieniono 1 z 2\. Masz już tyle ofert, na ile pozwala plan/)).toBeInTheDocument();
  expect(calls.filter(({ path }) => path === 'offers/get-mine/').length).toBeGreaterThan(1);
});

it('a refused change shows the text of its error code', async () => {
  answering({ change: () => problem(500, 'internal') });
  await openManage();
  await row('Audyt');
  await chooseFromMenu(desk.title, 'Dezaktywuj ofertę');
  expect(await screen.findByText(/Wystąpił błąd podczas zmiany statusu oferty/)).toBeInTheDocument();
});

it('the list deletes after confirmation', async () => {
  let shown = [desk, audit];
  answering({
    page: () => ownPage(shown),
    remove: () => {
      shown = [audit];
      return new Response(null, { status: 204 });
    },
  });
  await openManage();
  await row('Audyt');
  await chooseFromMenu(desk.title, 'Usuń ofertę');
  const question = within(await screen.findByRole('alertdialog', { name: 'Czy chcesz usunąć ofertę?' }));
  await userEvent.click(question.getByRole('button', { name: 'Usuń' }));
  expect(await screen.findByText('Oferta została usunięta')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByText(desk.title)).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByRole('button', { name: 'Więcej: Audyt' })).toHaveFocus());
});

it('the list retains the offer when it cannot be deleted', async () => {
  answering({ remove: () => problem(500, 'internal') });
  await openManage();
  await row('Audyt');
  await chooseFromMenu(desk.title, 'Usuń ofertę');
  const question = within(await screen.findByRole('alertdialog'));
  await userEvent.click(question.getByRole('button', { name: 'Usuń' }));
  expect(await screen.findByText('Wystąpił błąd podczas usuwania oferty')).toBeInTheDocument();
  expect(screen.getByText(desk.title)).toBeInTheDocument();
});

it('the list copies through the form of a new offer', async () => {
  answering();
  await openManage();
  await row('Audyt');
  await userEvent.click(screen.getByRole('button', { name: `Więcej: ${desk.title}` }));
  const copy = await screen.findByRole('menuitem', { name: 'Kopiuj ofertę' });
  expect(copy.closest('a') ?? copy).toHaveAttribute('href', `/offers/create?copy=${desk.id}`);
});

it('a plain member deactivates an offer, which they may delete as well', async () => {
  signInAs.company({ role: 'member' });
  answering();
  await openManage();
  await row('Audyt');
  await userEvent.click(screen.getByRole('button', { name: `Więcej: ${desk.title}` }));
  const items = await screen.findAllByRole('menuitem');
  expect(items.map(({ textContent }) => textContent)).toEqual(['Dezaktywuj ofertę', 'Kopiuj ofertę', 'Usuń ofertę']);
});

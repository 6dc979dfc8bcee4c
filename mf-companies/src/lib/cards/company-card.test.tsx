import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from '@wspolnik/testing';
import { exampleCompany, LONG_NAME } from '../../testing/profiles.ts';
import { renderUi } from '../../testing/render-ui.ts';
import { CompanyCard } from './company-card.tsx';

const nothing = () => undefined;
const network = { type: 'company', authenticated: true, onChange: nothing, onError: nothing } as const;
const admin = { id: '7', onDelete: nothing };
const NAME = exampleCompany.name;

test('a company card has no axe violations', async () => {
  const { container } = await renderUi(
    <CompanyCard
      company={exampleCompany}
      {...{ network, admin }}
      onShare={nothing}
      onMessage={nothing}
      headingLevel={2}
    />,
  );
  expect(await axe(container)).toEqual([]);
});

test('a company card links to the company and shows its place, rating and shared contacts', async () => {
  await renderUi(<CompanyCard company={exampleCompany} />);
  expect(screen.getByRole('link', { name: NAME })).toHaveAttribute('href', '/companies/7');
  expect(screen.getByText('Kraków')).toBeInTheDocument();
  expect(screen.getByRole('img', { name: /^Ocena: 4,8 na 5, 23/ })).toHaveTextContent('4,8(23)');
  expect(screen.getByText('12 ofert')).toBeInTheDocument();
  expect(screen.getByText('Strony i sklepy')).toBeInTheDocument();
  expect(screen.getByText(/, 12 wspólnych kontaktów$/)).toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('a company card names shared contacts, and counts the others', async () => {
  const names = { shared_names: ['Anna Nowak', 'Jan Kot'] };
  const { rerender } = await renderUi(<CompanyCard company={{ ...exampleCompany, ...names, shared_contacts: 5 }} />);
  expect(screen.getByTitle('Anna Nowak, Jan Kot')).toHaveTextContent('Wspólne: Anna Nowak, Jan Kot i 3 inne');
  expect(screen.queryByText(/wspólnych/)).toBeNull();
  rerender(<CompanyCard company={{ ...exampleCompany, ...names, shared_contacts: 2 }} />);
  expect(screen.getByTitle('Anna Nowak, Jan Kot')).toHaveTextContent(/Jan Kot$/);
});

test.each([
  [0, '0 kontaktów'],
  [1, '1 kontakt'],
  [2, '2 kontakty'],
  [5, '5 kontaktów'],
  [12, '12 kontaktów'],
  [22, '22 kontakty'],
  [25, '25 kontaktów'],
  [112, '112 kontaktów'],
])('%i contacts read in Polish: %s', async (total_contacts, text) => {
  await renderUi(<CompanyCard company={{ ...exampleCompany, total_contacts, shared_contacts: 0 }} />);
  expect(screen.getByText(text)).toBeInTheDocument();
});

test('shows texts for a missing rating and place, and initials for a missing logo', async () => {
  await renderUi(<CompanyCard company={{ ...exampleCompany, rating: 0, city: null, shared_contacts: 0 }} />);
  for (const text of ['brak oceny', 'Brak lokalizacji', 'PC']) expect(screen.getByText(text)).toBeInTheDocument();
  expect(screen.queryByText(/wspóln/)).not.toBeInTheDocument();
});

test('the company takes its city from its location, and the logo is decorative', async () => {
  const { city: _, ...rest } = exampleCompany;
  const { container } = await renderUi(
    <CompanyCard company={{ ...rest, location: { city: 'Gdańsk' }, thumbnail: '/files/7.jpg', name: LONG_NAME }} />,
    { locale: 'en' },
  );
  expect(screen.getByText('Gdańsk')).toBeInTheDocument();
  expect(screen.getByText(/, 12 shared contacts$/)).toBeInTheDocument();
  expect(container.querySelector('img')).toHaveAttribute('src', '/files/7.jpg');
  expect(screen.getByRole('img')).toHaveAccessibleName(/^Rating: 4,8 of 5/);
});

test('Tab moves from the name to sharing, contact and message', async () => {
  const user = userEvent.setup();
  const onShare = jest.fn();
  const onMessage = jest.fn();
  const onChange = jest.fn();
  await renderUi(
    <CompanyCard company={exampleCompany} network={{ ...network, onChange }} {...{ onShare, onMessage }} />,
  );
  await user.tab();
  expect(screen.getByRole('link', { name: NAME })).toHaveFocus();
  await user.tab();
  await user.keyboard('{Enter}');
  expect(onShare).toHaveBeenCalledTimes(1);
  await user.tab();
  await user.keyboard('{Enter}');
  expect(onChange).toHaveBeenCalledWith('add');
  await user.tab();
  expect(screen.getByRole('button', { name: `Napisz wiadomość: ${NAME}` })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(onMessage).toHaveBeenCalledTimes(1);
});

test('an admin can edit a company, and delete it after a confirmation that stays until it is done', async () => {
  const user = userEvent.setup();
  let done: () => void = () => undefined;
  const onDelete = jest.fn(
    () =>
      new Promise<void>((resolve) => {
        done = resolve;
      }),
  );
  await renderUi(<CompanyCard company={exampleCompany} admin={{ ...admin, onDelete }} />);
  screen.getByRole('button', { name: `Zarządzaj: ${NAME}` }).focus();
  await user.keyboard('{ArrowDown}');
  expect(await screen.findByRole('menuitem', { name: 'Edytuj firmę' })).toHaveAttribute('href', '/companies/7/edit');
  expect(screen.getByRole('menuitem', { name: 'Szczegóły w administracji' })).toHaveAttribute(
    'href',
    '/admin/companies/7',
  );
  await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus());
  await user.keyboard('{End}');
  await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Usuń firmę' })).toHaveAttribute('data-highlighted'));
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('alertdialog', { name: 'Czy na pewno chcesz usunąć tę firmę?' })).toHaveTextContent(
    NAME,
  );
  expect(onDelete).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Usuń firmę' }));
  expect(onDelete).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('alertdialog')).toBeInTheDocument();
  done();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
});

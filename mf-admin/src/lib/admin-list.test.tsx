import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { defineRead, listQuery, oneOf, text } from '@wspolnik/kit';
import { navigate } from '@wspolnik/system';
import { axe, fakeApi, idOf, noConnection, pageOf, signInAs, signOut } from '@wspolnik/testing';
import { Inbox } from 'lucide-react';
import { renderPage } from '../testing/render-page.ts';
import { AdminList, useAdminList } from './admin-list.tsx';

const things = listQuery('/admin/things', { q: text(20), state: oneOf(['waiting', 'closed']), kind: oneOf(['a']) });
const thingsRead = defineRead<ReturnType<typeof pageOf<{ id: string }>>, ReturnType<typeof things.parse>>('things/', {
  query: things,
});
const LIST = 'GET things/';
const messages = {
  title: { id: 'contact.title' },
  count: { id: 'contact.count' },
  failed: { id: 'contact.failed' },
  empty: { id: 'contact.empty' },
  search: { id: 'contact.search' },
  searchHint: { id: 'contact.search_hint' },
};
const states = { waiting: { id: 'contact.status.waiting' }, closed: { id: 'contact.status.closed' } };

function Things() {
  return (
    <AdminList
      {...useAdminList(things, thingsRead)}
      messages={messages}
      icon={Inbox}
      links={[{ name: 'state', label: { id: 'contact.filter' }, any: { id: 'contact.all' }, options: states }]}
      selects={[
        {
          name: 'kind',
          label: { id: 'users.role' },
          any: { id: 'users.all_roles' },
          options: [{ value: 'a', label: 'A' }],
        },
      ]}
      row={({ id }) => <p>{id}</p>}
    />
  );
}
const show = (query = '') => renderPage(<Things />, { url: `/admin/things${query}` });

beforeEach(() => signInAs.admin());
afterEach(() => act(signOut));

it('filters of the list are in the address, and keep each other', async () => {
  const calls = fakeApi({ [LIST]: () => pageOf([{ id: idOf(1) }]) });
  const { container } = await show('?q=abc&page=2');
  expect(await screen.findByText(idOf(1))).toBeVisible();
  const links = within(screen.getByRole('navigation'));
  expect(links.getByRole('link', { name: 'Wszystkie' })).toHaveAttribute('aria-current', 'page');
  expect(links.getByRole('link', { name: 'Zamknięta' })).toHaveAttribute('href', '/admin/things?q=abc&state=closed');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Rola' }), 'A');
  expect(window.location.search).toBe('?kind=a&q=abc');
  expect(Object.fromEntries(calls.at(-1)?.params ?? [])).toEqual({ q: 'abc', kind: 'a' });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Rola' }), 'Każda rola');
  expect(window.location.search).toBe('?q=abc');
  expect(await axe(container)).toEqual([]);
});

it('the count is hidden when the list of another filter stays without a connection', async () => {
  let answer: () => unknown = () => pageOf([{ id: idOf(1) }]);
  fakeApi({ [LIST]: () => answer() });
  await show();
  expect(await screen.findByText('1 wiadomość')).toBeVisible();
  answer = noConnection;
  act(() => navigate('/admin/things?state=closed'));
  expect(await screen.findByText(/Brak połączenia|nie udało się|ostatnio/i)).toBeVisible();
  expect(screen.getByText(idOf(1))).toBeVisible();
  expect(screen.queryByText('1 wiadomość')).not.toBeInTheDocument();
});

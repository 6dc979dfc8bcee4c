import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LOAD_OVERLAYS_TIMEOUT, loadOverlays, renderUi } from '@wspolnik/testing/ui';
import { Button } from '../button/button.tsx';
import { Menu } from './menu.tsx';
import type { MenuItem } from './menu-view.tsx';

beforeAll(loadOverlays, LOAD_OVERLAYS_TIMEOUT);

async function openMenu(items: MenuItem[]) {
  const user = userEvent.setup();
  await renderUi(<Menu label="Konto" trigger={<Button>Jan</Button>} items={items} />);
  await user.tab();
  await user.keyboard('{ArrowDown}');
  const menu = await screen.findByRole('menu', { name: 'Konto' });
  await waitFor(() => expect(menu).toHaveFocus());
  return { user, menu };
}

async function nextFrames(count: number): Promise<void> {
  for (let frame = 0; frame < count; frame++) await act(() => new Promise((resolve) => requestAnimationFrame(resolve)));
}

test('a menu works by keyboard: arrows, letters, Enter, Escape', async () => {
  const onClick = jest.fn();
  const { user } = await openMenu([
    { title: 'Oferty', href: '/offers' },
    { title: 'Wyloguj', onClick },
  ]);
  await user.keyboard('w{Enter}');
  await waitFor(() => expect(onClick).toHaveBeenCalledTimes(1));
  await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByRole('button', { name: 'Jan' })).toHaveFocus());
});

test('a menu shows links, counters and disabled items, and omits hidden ones', async () => {
  const { menu, user } = await openMenu([
    { title: 'Wiadomości', href: '/messages', counter: 3 },
    { title: 'Pomoc', hrefOutside: 'https://pomoc.pl' },
    { title: 'Ustawienia', disabled: true },
    { title: 'Admin', hidden: true },
  ]);
  expect(screen.getByRole('menuitem', { name: /Wiadomości\s*3/ })).toHaveAttribute('href', '/messages');
  expect(screen.getByRole('menuitem', { name: 'Pomoc' })).toHaveAttribute('target', '_blank');
  expect(screen.getByRole('menuitem', { name: 'Ustawienia' })).toHaveAttribute('aria-disabled', 'true');
  expect(menu).not.toHaveTextContent('Admin');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
});

test('a menu omits items that need other roles, and disappears without items', async () => {
  const items: MenuItem[] = [
    { title: 'Zobacz', roles: [] },
    { title: 'Edytuj', roles: ['manager', 'owner'] },
    { title: 'Usuń', roles: ['owner'] },
  ];
  const user = userEvent.setup();
  const menu = (of: MenuItem[], roles?: string[]) => (
    <Menu label="Firma" trigger={<Button>Firma</Button>} items={of} roles={roles} />
  );
  const { rerender } = await renderUi(menu(items, ['manager']));
  await user.click(screen.getByRole('button', { name: 'Firma' }));
  await screen.findByRole('menu');
  expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual(['Zobacz', 'Edytuj']);
  rerender(menu(items.slice(1)));
  expect(screen.queryByRole('button', { name: 'Firma' })).not.toBeInTheDocument();
});

test('a menu closes on a click outside', async () => {
  const { user } = await openMenu([{ title: 'Oferty', href: '/offers' }]);
  // An open menu listens for outside clicks from the next frame on, so that the click that opens it does not close it.
  await nextFrames(2);
  // jsdom has no layout: every element, including the menu, is at 0,0.
  await user.pointer({ keys: '[MouseLeft]', target: document.body, coords: { clientX: 500, clientY: 500 } });
  await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
});

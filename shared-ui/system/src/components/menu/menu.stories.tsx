import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Bell, Building2, LogOut, Pencil, Trash2 } from 'lucide-react';
import { Button } from '../button/button.tsx';
import { Menu } from './menu.tsx';
import type { MenuItem } from './menu-view.tsx';

const meta = { title: 'Overlays/Menus, tooltips, toasts' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const icon = (Icon: typeof Bell) => <Icon size={18} strokeWidth={1.75} />;
const nothing = () => undefined;

const opened = (items: readonly MenuItem[], roles?: readonly string[]): Story => ({
  render: () => (
    <Menu
      label="Czynności"
      trigger={<Button variant="outline">Czynności</Button>}
      items={items}
      roles={roles}
      placement="bottom-start"
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Czynności' }));
  },
});

const actions: MenuItem[] = [
  { title: 'Powiadomienia', href: '/notifications', icon: icon(Bell), counter: 12 },
  { title: 'Profil firmy', href: '/companies/1', icon: icon(Building2) },
  { title: 'Edytuj', icon: icon(Pencil), onClick: nothing },
  { title: 'Usuń', icon: icon(Trash2), onClick: nothing, danger: true, separated: true },
];

export const MenuClosed: Story = { render: opened(actions).render };
export const MenuOpen: Story = opened(actions);
export const MenuWithDisabled: Story = opened([...actions.slice(0, 3), { title: 'Przenieś', disabled: true }]);
export const MenuWithAddressOutside: Story = opened([
  { title: 'Pomoc', hrefOutside: 'https://example.org/' },
  { title: 'Wyloguj', icon: icon(LogOut), onClick: nothing, separated: true },
]);
export const MenuWithCustomItem: Story = opened([
  {
    title: 'Pracownia Cyfrowa',
    href: '/profile',
    customItem: (
      <span>
        <strong>Pracownia Cyfrowa</strong>
        <br />
        Właściciel
      </span>
    ),
  },
  { title: 'Edytuj', onClick: nothing },
]);
export const MenuForMembers: Story = opened(
  [
    { title: 'Zobacz', href: '/companies/1' },
    { title: 'Edytuj firmę', href: '/companies/1/edit', roles: ['manager', 'owner'] },
    { title: 'Usuń firmę', onClick: nothing, roles: ['owner'], danger: true },
  ],
  ['member'],
);
export const MenuForOwners: Story = opened(
  [
    { title: 'Zobacz', href: '/companies/1' },
    { title: 'Edytuj firmę', href: '/companies/1/edit', roles: ['manager', 'owner'] },
    { title: 'Usuń firmę', onClick: nothing, roles: ['owner'], danger: true, separated: true },
  ],
  ['owner'],
);

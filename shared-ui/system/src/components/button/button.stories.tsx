import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Plus, Share2 } from 'lucide-react';
import { Button, CloseButton, IconButton, LinkButton } from './button.tsx';

const meta = {
  title: 'Controls/Button',
  component: Button,
  args: { children: 'Dodaj ofertę' },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Solid: Story = {};
export const Soft: Story = { args: { variant: 'soft' } };
export const Outline: Story = { args: { variant: 'outline' } };
export const Ghost: Story = { args: { variant: 'ghost' } };
export const Danger: Story = { args: { variant: 'danger', children: 'Usuń firmę' } };
export const WithIcon: Story = { args: { icon: <Plus size={18} strokeWidth={1.75} /> } };
export const Loading: Story = { args: { loading: true } };
export const Disabled: Story = { args: { disabled: true } };
export const DisabledQuiet: Story = { args: { disabled: true, variant: 'ghost' } };
export const Small: Story = { args: { size: 'sm' } };
export const Large: Story = { args: { size: 'lg' } };
export const FullWidth: Story = { args: { fullWidth: true } };
export const AsLink: Story = { render: () => <LinkButton to="/offers">Zobacz oferty</LinkButton> };
export const IconAlone: Story = {
  render: () => <IconButton label="Udostępnij" icon={<Share2 size={20} strokeWidth={1.75} />} variant="outline" />,
};
export const Close: Story = { render: () => <CloseButton /> };

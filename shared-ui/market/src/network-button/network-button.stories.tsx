import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { NetworkButton } from './network-button.tsx';

const nothing = () => undefined;

const meta = {
  title: 'Cards/Network button',
  component: NetworkButton,
  args: {
    name: 'Pracownia Cyfrowa',
    type: 'company',
    status: null,
    authenticated: true,
    onChange: nothing,
    onError: nothing,
  },
} satisfies Meta<typeof NetworkButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NoTie: Story = {};
export const Pending: Story = { args: { status: 'pending' } };
export const YouConnected: Story = { args: { status: 'you_connected' } };
export const TheyConnected: Story = { args: { status: 'they_connected' } };
export const BothConnected: Story = { args: { status: 'both_connected' } };
export const Connected: Story = { args: { status: 'connected' } };
export const OwnProfile: Story = { args: { own: true } };
export const Busy: Story = { args: { busy: true } };
export const SaysTheAction: Story = { args: { status: 'both_connected', says: 'action' } };
export const WithdrawsAnInvitation: Story = { args: { status: 'you_connected', says: 'action' } };
export const InvitationHasToWait: Story = {
  args: { info: { since: null, allowed_actions: [], retry_at: '2026-12-12T09:00:00Z' } },
};
export const RemovalQuestion: Story = {
  args: { status: 'both_connected' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
  },
};

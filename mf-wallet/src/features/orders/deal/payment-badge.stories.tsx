import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { order } from '@wspolnik/testing/samples';
import { messages } from '../../../testing/messages.ts';
import { PaymentBadge } from './payment-badge.tsx';

const meta = {
  title: 'Orders/Payment badge',
  component: PaymentBadge,
  parameters: { messages },
  args: { order: order({ due_on: '2026-01-17' }) },
} satisfies Meta<typeof PaymentBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Due: Story = {};
export const Overdue: Story = { args: { order: order({ due_on: '2026-01-17', overdue: true }) } };
export const Paid: Story = { args: { order: order({ due_on: '2026-01-17', paid_on: '2026-01-12' }) } };

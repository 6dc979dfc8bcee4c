import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { order } from '@wspolnik/testing/samples';
import { exampleImage, LONG_NAME } from '@wspolnik/testing/stories';
import { messages } from '../../testing/messages.ts';
import { OrderRow, OrderRowSkeleton } from './order-row.tsx';

const offer = { ...order().offer, image: exampleImage(165) };
const sale = order({ offer });

const meta = {
  title: 'Desk/Order in a list',
  component: OrderRow,
  parameters: { messages },
  args: { order: sale, side: 'sales', isOpen: false, unread: 0, toggleTo: '/transactions/sales?open=W-000123' },
} satisfies Meta<typeof OrderRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const New: Story = {};
export const ToDeliver: Story = { args: { order: { ...sale, deliver_on: '2099-12-04' }, unread: 2 } };
export const DeliveryIsLate: Story = { args: { order: { ...sale, deliver_on: '2026-01-05' } } };
export const ToConfirm: Story = { args: { order: { ...sale, status: 'in_verification' }, unread: 1 } };
export const PaymentDue: Story = { args: { order: { ...sale, status: 'verified', due_on: '2099-12-04' } } };
export const PaymentOverdue: Story = {
  args: { order: { ...sale, status: 'verified', due_on: '2026-01-17', overdue: true } },
};
export const Paid: Story = {
  args: { order: { ...sale, status: 'completed', due_on: '2026-01-17', paid_on: '2026-01-12' } },
};
export const Dispute: Story = { args: { order: { ...sale, status: 'reported' } } };
export const Cancelled: Story = { args: { order: { ...sale, status: 'cancelled' } } };
/** The buyer's list shows the buyer's half of the reward. */
export const Purchase: Story = {
  args: { order: { ...sale, deliver_on: '2099-12-04' }, side: 'purchases', unread: 3 },
};
export const NoPictureLongNames: Story = {
  args: {
    order: { ...order({ deliver_on: '2026-01-05' }), buyer: { ...sale.buyer, name: LONG_NAME } },
    unread: 125,
  },
};
export const OnItsWay: Story = { render: () => <OrderRowSkeleton rows={3} /> };

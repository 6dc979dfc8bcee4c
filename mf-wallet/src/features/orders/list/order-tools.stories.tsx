import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { order } from '@wspolnik/testing/samples';
import { messages } from '../../../testing/messages.ts';
import { OrderTools } from './order-tools.tsx';

const listed = [order()];
const offer_id = order().offer.id;

const meta = {
  title: 'Desk/Search and file',
  component: OrderTools,
  parameters: { messages },
  args: { side: 'sales', query: {}, listed },
} satisfies Meta<typeof OrderTools>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Everything: Story = {};
export const Narrowed: Story = { args: { query: { q: 'stół', month: '2026-10', offer_id } } };
/** A link from elsewhere, before the list has loaded. */
export const OneOffer: Story = { args: { query: { offer_id }, listed: undefined } };
/** There is nothing to save. */
export const NothingFound: Story = { args: { query: { q: 'nic' }, listed: [] } };

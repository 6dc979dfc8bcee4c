import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { messages } from '../../testing/messages.ts';
import { PlanCard } from './plan-card.tsx';
import { examplePlan } from './testing/plan.ts';

const meta = {
  title: 'Cards/Plan card',
  component: PlanCard,
  parameters: { messages },
  args: { plan: examplePlan, onChoose: () => undefined },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 340 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PlanCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Highlighted: Story = { args: { highlighted: true } };
export const Current: Story = { args: { plan: { ...examplePlan, current: true, paid_until: '2026-12-21T12:00:00Z' } } };
export const Busy: Story = { args: { highlighted: true, busy: true } };
export const WhileAnotherIsChosen: Story = { args: { disabled: true } };
export const Free: Story = { args: { plan: { ...examplePlan, price: '0.00', period: null } } };
export const Next: Story = { args: { plan: { ...examplePlan, next: true } } };
export const Year: Story = {
  args: { plan: { ...examplePlan, price: '12345.60', net_price: '10037.07', period: 'year', offer_limit: 30 } },
};

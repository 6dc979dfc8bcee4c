import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { recommendationSummary } from '@wspolnik/testing/samples';
import { messages } from '../../testing/messages.ts';
import { Summary } from './summary.tsx';

const meta = {
  title: 'Referrals/Figures',
  component: Summary,
  parameters: { messages },
  args: { summary: recommendationSummary({ clicks: 12_480 }) },
} satisfies Meta<typeof Summary>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Earned: Story = {};
export const Pending: Story = { args: { summary: recommendationSummary({ earned: '0.00', pending: '12.50' }) } };
export const LargeAmounts: Story = { args: { summary: recommendationSummary({ earned: '1234567.89' }) } };
export const OnItsWay: Story = { args: { summary: undefined } };

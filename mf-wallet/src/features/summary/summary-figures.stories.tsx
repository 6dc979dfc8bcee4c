import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { salesFigures, salesSummary } from '@wspolnik/testing/samples';
import { messages } from '../../testing/messages.ts';
import { SummaryFigures } from './summary-figures.tsx';

const NO_MONEY = { confirmed_gross: '0.00', confirmed_net: '0.00', open_gross: '0.00', open_net: '0.00' };
const nothing = salesFigures({ orders: 0, cancelled: 0, ...NO_MONEY, average: null, reward: '0.00' });

const meta = {
  title: 'Desk/Figures of a month',
  component: SummaryFigures,
  parameters: { messages },
  args: { summary: salesSummary() },
} satisfies Meta<typeof SummaryFigures>;
export default meta;
type Story = StoryObj<typeof meta>;

export const More: Story = {};
export const Less: Story = {
  args: { summary: salesSummary({ figures: salesFigures({ orders: 1, cancelled: 5, open_gross: '0.00' }) }) },
};
/** Nothing to compare with. */
export const FirstMonth: Story = { args: { summary: salesSummary({ previous: nothing }) } };
export const NothingSold: Story = { args: { summary: salesSummary({ figures: nothing }) } };
export const LargeAmounts: Story = {
  args: {
    summary: salesSummary({
      figures: salesFigures({ orders: 12_480, confirmed_gross: '98765432.10', confirmed_net: '80297099.27' }),
    }),
  },
};

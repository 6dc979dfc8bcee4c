import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { formatMoney } from '../../format/money.ts';
import { DayChart } from './day-chart.tsx';

const series = (numbers: number[]) =>
  numbers.map((value, index) => ({ day: `2026-11-${String(index + 1).padStart(2, '0')}`, value }));

const meta = {
  title: 'Display/Chart over days',
  component: DayChart,
  args: {
    values: series([0, 3, 1, 0, 0, 7, 4, 2, 9, 5]),
    kind: 'bars',
    name: 'Zamówienia',
    format: (value: number) => String(value),
  },
} satisfies Meta<typeof DayChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Bars: Story = {};
export const Level: Story = {
  args: {
    values: series([100, 100, 350.5, 300]),
    kind: 'level',
    name: 'Saldo',
    format: (value: number) => formatMoney(value.toFixed(2)),
    tone: 'points',
  },
};

import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { formatMoney } from '../../format/money.ts';
import { DayChart } from './day-chart.tsx';
import { LineChart } from './line-chart.tsx';

const series = (numbers: number[]) =>
  numbers.map((value, index) => ({ day: `2026-11-${String(index + 1).padStart(2, '0')}`, value }));

const meta = {
  title: 'Display/Charts',
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

const MINUTES = [0, 1, 2, 3, 4, 5, 6, 7].map((minute) => Date.UTC(2026, 10, 29, 12, minute));

/** Lines of two series; the second one was not measured for a while. */
export const Lines: Story = {
  render: () => (
    <LineChart
      label="Szybkość stron"
      times={MINUTES}
      series={[
        { name: 'LCP', tone: 'primary', values: [900, 1100, 1000, 1400, 1250, 1200, 1150, 1000] },
        { name: 'INP', tone: 'second', values: [80, 90, null, null, 120, 110, 100, 90] },
      ]}
      format={(value) => `${value} ms`}
      formatTime={(at) => new Date(at).toISOString().slice(11, 16)}
    />
  ),
};

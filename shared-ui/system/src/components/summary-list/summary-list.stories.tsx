import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Money } from '../money/money.tsx';
import { SummaryList } from './summary-list.tsx';

const meta = { title: 'Display/Figures' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Summary: Story = {
  render: () => (
    <SummaryList
      rows={[
        { term: 'Cena', value: <Money value="1800.00" /> },
        { term: 'Punkty dla Ciebie', value: <Money value="90.00" />, isPoints: true },
      ]}
    />
  ),
};

import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Money } from './money.tsx';

const meta = { title: 'Display/Figures' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const MoneyOfAllSizes: Story = {
  render: () => (
    <ul>
      {['0.00', '1.00', '9.90', '1234.50', '-1234.50', '12345678.90'].map((value) => (
        <li key={value}>
          <Money value={value} />
        </li>
      ))}
    </ul>
  ),
};

import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { QuoteLines } from './quote-lines.tsx';

const line = (name: string, quantity: string, unit: string, price_net: string, amount_net: string) => ({
  name,
  quantity,
  unit,
  price_net,
  amount_net,
});
const lines = [
  line('Blat dębowy olejowany, grubość 4 cm', '2.500', 'm²', '1600.00', '4000.00'),
  line('Montaż', '6.000', 'h', '120.00', '720.00'),
  line('Transport i wniesienie', '1.000', '', '350.00', '350.00'),
  line('Utylizacja starych mebli', '1.000', 'kpl.', '150.00', '150.00'),
  line('Listwy przyblatowe', '8.250', 'mb', '40.00', '330.00'),
];

const meta = {
  title: 'Display/Lines of a proposal',
  component: QuoteLines,
  args: { lines, gross: '6826.50', net: '5550.00', rate: '23' },
} satisfies Meta<typeof QuoteLines>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Whole: Story = {};
export const Collapsed: Story = { args: { collapsedTo: 3 } };
export const Narrow: Story = {
  render: (args) => (
    <div style={{ maxWidth: 300 }}>
      <QuoteLines {...args} />
    </div>
  ),
};
export const Exempt: Story = { args: { lines: lines.slice(0, 1), gross: '4000.00', net: '4000.00', rate: 'exempt' } };

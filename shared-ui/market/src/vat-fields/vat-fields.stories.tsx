import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { inForm, withForm } from '@wspolnik/testing/stories';
import { VatFields } from './vat-fields.tsx';

const meta = {
  title: 'Forms/VAT',
  component: VatFields,
  args: { amount: '1230' },
  parameters: inForm({ values: { price_type: 'gross', vat_rate: '23' } }),
  decorators: [withForm],
} satisfies Meta<typeof VatFields>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Gross: Story = {};
export const NetRange: Story = {
  args: { amount: '1000', amountTo: '2000' },
  parameters: inForm({ values: { price_type: 'net', vat_rate: '8' } }),
};
export const WithoutPrice: Story = { args: { amount: '' } };

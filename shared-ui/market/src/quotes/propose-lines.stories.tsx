import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Form } from '@wspolnik/system/forms';
import { inForm, withForm } from '@wspolnik/testing/stories';
import { Formik } from 'formik';
import { ProposeLines } from './propose-lines.tsx';

const values = {
  kind: 'lines',
  vat_rate: '23',
  lines: [
    { name: 'Blat dębowy', quantity: '2.5', unit: 'm²', price_net: '1600' },
    { name: 'Montaż', quantity: '1', unit: '', price_net: '' },
  ],
};
const bound = {
  version: 1,
  lines: [],
  amount: '2460.00',
  amount_net: '2000.00',
  vat_rate: '23',
  valid_until: '2026-12-20',
  reward_total: '0.00',
  reward_buyer: '0.00',
  reward_covered: null,
} as const;
const first = { ...values, lines: values.lines.slice(0, 1) };

const meta = {
  title: 'Forms/Lines of a proposal',
  component: ProposeLines,
  args: { bound: null },
  parameters: inForm({ values }),
} satisfies Meta<typeof ProposeLines>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnAPhone: Story = { decorators: [withForm] };
export const DearerThanBinding: Story = {
  args: { bound },
  parameters: inForm({ values: first }),
  decorators: [withForm],
};
export const InADialog: Story = {
  render: (args) => (
    <Formik initialValues={values} onSubmit={() => undefined}>
      <Form noValidate style={{ maxWidth: 812 }}>
        <ProposeLines {...args} />
      </Form>
    </Formik>
  ),
};

import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { inForm, withForm } from '@wspolnik/testing/stories';
import { CheckboxField } from '../checkbox/checkbox-field.tsx';
import { CheckboxGroupField, RadioGroupField } from './choice-group.tsx';

const options = [
  { value: 'service', label: 'Usługa', help: 'Praca wykonana dla klienta' },
  { value: 'product', label: 'Produkt' },
  { value: 'job', label: 'Praca' },
  { value: 'discount', label: 'Zniżka', disabled: true },
];

const meta = {
  title: 'Forms/Choice',
  component: RadioGroupField,
  args: { name: 'one', label: 'Rodzaj oferty', options },
  parameters: inForm({ values: { one: 'product', many: ['product', 'job'], terms: false } }),
  decorators: [withForm],
} satisfies Meta<typeof RadioGroupField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Radios: Story = { args: { help: 'Można ją potem zmienić' } };
export const RadiosWithError: Story = {
  args: { required: true },
  parameters: inForm({ values: { one: '' }, errors: { one: 'validators.select' } }),
};
export const RadiosDisabled: Story = { args: { disabled: true } };
export const Boxes: Story = {
  render: () => <CheckboxGroupField name="many" label="Rodzaje ofert" options={options} />,
};
export const BoxesWithError: Story = {
  parameters: inForm({ values: { many: [] }, errors: { many: 'validators.select' } }),
  render: () => <CheckboxGroupField name="many" label="Rodzaje ofert" options={options} required />,
};
export const Box: Story = { render: () => <CheckboxField name="terms" label="Akceptuję regulamin" required /> };
export const BoxWithError: Story = {
  parameters: inForm({ values: { terms: false }, errors: { terms: 'validators.accepted' } }),
  render: () => <CheckboxField name="terms" label="Akceptuję regulamin" required />,
};

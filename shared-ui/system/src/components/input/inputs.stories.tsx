import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { inForm, withForm } from '@wspolnik/testing/stories';
import { AmountField } from '../amount-input/amount-field.tsx';
import { DateField } from '../date-field/date-field.tsx';
import { PasswordField } from '../password-field/password-field.tsx';
import { PhoneField } from '../phone-input/phone-field.tsx';
import { TextareaField, TextField } from './text-field.tsx';

const values = { field: '' };

const meta = {
  title: 'Forms/Inputs',
  component: TextField,
  args: { name: 'field', label: 'Nazwa firmy' },
  parameters: inForm({ values }),
  decorators: [withForm],
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

const holding = (field: unknown) => inForm({ values: { field } });
const failing = (id: string, field: unknown = '') =>
  inForm({ values: { field }, errors: { field: `validators.${id}` } });

export const Text: Story = {
  args: { placeholder: 'Pracownia Cyfrowa', help: 'Pełna nazwa z rejestru', required: true },
};
export const TextWithError: Story = { args: { required: true }, parameters: failing('required') };
export const TextDisabled: Story = { args: { disabled: true }, parameters: holding('Pracownia Cyfrowa') };

export const Textarea: Story = { render: () => <TextareaField name="field" label="Opis" counted /> };
export const TextareaFull: Story = {
  parameters: holding('Długi opis firmy. '.repeat(60).slice(0, 1000)),
  render: () => <TextareaField name="field" label="Opis" counted />,
};

const password = () => <PasswordField name="field" label="Hasło" autoComplete="new-password" showRules required />;
export const Password: Story = { render: password };
export const PasswordPartlyMet: Story = { parameters: holding('Demo12'), render: password };
export const PasswordShown: Story = {
  parameters: holding('Demo12'),
  render: password,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /hasło|password/i }));
  },
};
export const PasswordWithError: Story = { parameters: failing('registerPassword', 'demo'), render: password };

const amount = () => <AmountField name="field" label="Cena" placeholder="0,00" required />;
export const Amount: Story = { parameters: holding('1234.50'), render: amount };
export const AmountWithError: Story = { parameters: failing('amount', '12.'), render: amount };

const phone = () => <PhoneField name="field" label="Telefon" help="Do kontaktu w sprawie oferty" />;
export const Phone: Story = { render: phone };
export const PhoneFilled: Story = { parameters: holding('+48 600 700 800'), render: phone };
export const PhoneWithError: Story = { parameters: failing('phone', '+48 600'), render: phone };

const day = () => <DateField name="field" label="Termin" min="2026-01-01" max="2027-12-31" required />;
export const Day: Story = { render: day };
export const DayChosen: Story = { parameters: holding('2026-12-01'), render: day };
export const DayWithError: Story = { parameters: failing('date'), render: day };

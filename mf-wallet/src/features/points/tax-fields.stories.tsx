import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { inForm, withForm } from '@wspolnik/testing/stories';
import { messages } from '../../testing/messages.ts';
import { NO_TAX_FIELDS } from './tax-fields.schema.ts';
import { AskedTaxFields, TaxFieldset } from './tax-fields.tsx';

const given = { pesel: '', street: 'Długa', house_number: '5/12', postal_code: '31-147', town: 'Kraków' };

const meta = {
  title: 'Forms/Tax data',
  component: AskedTaxFields,
  parameters: { messages, ...inForm({ values: NO_TAX_FIELDS }) },
  args: { year: 2026 },
  decorators: [withForm],
} satisfies Meta<typeof AskedTaxFields>;
export default meta;
type Story = StoryObj<typeof meta>;

/** In the dialog of a withdrawal: why they are asked for, who sees them, how long they are kept. */
export const Asked: Story = {};
export const WithErrors: Story = {
  parameters: inForm({
    values: { ...given, pesel: '44051401358', postal_code: '31147a', town: '' },
    errors: { pesel: 'validators.pesel', postal_code: 'validators.postalCode', town: 'validators.required' },
  }),
};
/** Those of a year that were given before: the PESEL stays while its field is empty. */
export const Corrected: Story = {
  parameters: inForm({ values: given }),
  render: () => <TaxFieldset kept="•••••••1359" />,
};

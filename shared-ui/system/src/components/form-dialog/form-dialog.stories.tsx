import type { Meta, StoryObj } from '@storybook/react-webpack5';
import * as yup from 'yup';
import { rules } from '../../validators/rules.ts';
import { TextareaField } from '../input/text-field.tsx';
import { FormDialog } from './form-dialog.tsx';

const meta = {
  title: 'Forms/Form dialog',
  component: FormDialog<{ reason: string }>,
  args: {
    title: 'Odrzuć zakup W-000123',
    initialValues: { reason: '' },
    schema: yup.object({ reason: rules.required() }),
    confirm: 'Odrzuć zakup',
    onSubmit: () => new Promise<boolean>(() => undefined),
    onClose: () => undefined,
    children: <TextareaField name="reason" label="Powód" required counted />,
  },
} satisfies Meta<typeof FormDialog<{ reason: string }>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Danger: Story = { args: { danger: true } };
export const Filled: Story = { args: { initialValues: { reason: 'Na fakturze brakuje NIP.' } } };

import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { inForm, withForm } from '@wspolnik/testing/stories';
import { DESCRIPTION, SEVEN_LEVELS } from '../rich-text/testing/texts.ts';
import { RichTextField } from './rich-text-field.tsx';

const meta = {
  title: 'Forms/Rich text',
  component: RichTextField,
  args: { name: 'field', label: 'Opis oferty', help: 'Najważniejsze na początku', required: true },
  parameters: inForm({ values: { field: DESCRIPTION } }),
  decorators: [withForm],
} satisfies Meta<typeof RichTextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Description: Story = {};
export const Empty: Story = {
  args: { placeholder: 'Co obejmuje oferta?' },
  parameters: inForm({ values: { field: '' } }),
};
export const WithError: Story = {
  parameters: inForm({ values: { field: '' }, errors: { field: 'validators.required' } }),
};
export const TooLong: Story = { args: { maxLength: 300 } };
export const SevenLevels: Story = { parameters: inForm({ values: { field: SEVEN_LEVELS } }) };
export const Disabled: Story = { args: { disabled: true } };
export const LinkOpen: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Link' }));
  },
};

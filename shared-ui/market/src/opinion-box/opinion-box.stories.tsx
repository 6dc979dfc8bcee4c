import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { OpinionBox } from './opinion-box.tsx';

const meta: Meta<typeof OpinionBox> = {
  title: 'Cards/Opinion',
  component: OpinionBox,
  args: { onPublish: () => undefined, rated: true },
};
export default meta;
type Story = StoryObj<typeof OpinionBox>;

export const Box: Story = {};
export const BoxWithoutStars: Story = { args: { rated: false } };
export const BoxThatReplaces: Story = { args: { replaces: true } };
export const BoxThatAsks: Story = {
  args: { replaces: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'Jednak polecam.');
    await userEvent.click(canvas.getByRole('button', { name: /Opublikuj|Publish/ }));
  },
};
export const BoxFull: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.paste('Polecam tę firmę. '.repeat(100));
  },
};
export const BoxWithBlanks: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), '   ');
    await userEvent.click(canvas.getByRole('button', { name: /Opublikuj|Publish/ }));
  },
};
export const BoxAfterAFailure: Story = { args: { error: 'Brak połączenia z serwerem. Spróbuj ponownie.' } };

import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { exampleOpinion, NOW } from '../post-card/testing/feed.ts';
import { OpinionBox } from './opinion-box.tsx';
import { OpinionItem } from './opinion-item.tsx';

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
export const Item: Story = { render: () => <OpinionItem opinion={exampleOpinion} now={NOW} /> };
export const ItemWithoutStars: Story = {
  render: () => <OpinionItem opinion={{ ...exampleOpinion, rating: 0 }} now={NOW} />,
};
export const OwnItemChanged: Story = {
  render: () => (
    <OpinionItem opinion={{ ...exampleOpinion, is_mine: true, updated_at: '2026-11-19T09:00:00Z' }} now={NOW} />
  ),
};

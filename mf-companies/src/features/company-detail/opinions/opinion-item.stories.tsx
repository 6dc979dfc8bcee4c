import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { messages } from '../../../testing/messages.ts';
import { OpinionItem } from './opinion-item.tsx';
import { exampleOpinion, NOW } from './testing/opinions.ts';

const meta = {
  title: 'Cards/Opinion of a company',
  component: OpinionItem,
  parameters: { messages },
  args: { opinion: exampleOpinion, now: NOW },
} satisfies Meta<typeof OpinionItem>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Item: Story = {};
export const ItemWithoutStars: Story = { args: { opinion: { ...exampleOpinion, rating: 0 } } };
export const ItemOfABuyer: Story = { args: { opinion: { ...exampleOpinion, rating: 4.5, verified_purchase: true } } };
export const OwnItemChanged: Story = {
  args: { opinion: { ...exampleOpinion, is_mine: true, updated_at: '2026-11-19T09:00:00Z' } },
};

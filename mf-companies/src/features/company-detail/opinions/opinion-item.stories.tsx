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
export const ItemOfABuyer: Story = {
  args: {
    opinion: {
      ...exampleOpinion,
      rating: 4.5,
      purchase: { month: '2026-10', category: { name: 'IT i oprogramowanie', name_en: 'IT and software' } },
    },
  },
};
export const OwnItemHidden: Story = {
  args: {
    opinion: { ...exampleOpinion, is_mine: true, hidden: { reason: 'Obraźliwe słowa.', decision_id: 'decision-1' } },
  },
};
export const OwnItemChanged: Story = {
  args: { opinion: { ...exampleOpinion, is_mine: true, updated_at: '2026-11-19T09:00:00Z' } },
};

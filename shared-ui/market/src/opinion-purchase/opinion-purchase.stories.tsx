import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { OpinionPurchase } from './opinion-purchase.tsx';

const meta = {
  title: 'Cards/Purchase of an opinion',
  component: OpinionPurchase,
  args: { purchase: { month: '2026-10', category: { name: 'Budowa i remonty', name_en: 'Construction' } } },
} satisfies Meta<typeof OpinionPurchase>;
export default meta;
type Story = StoryObj<typeof meta>;

export const After: Story = {};
export const Without: Story = { args: { purchase: null } };

import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { StarChoice } from './star-choice.tsx';
import { RatingBadge, StarRating } from './star-rating.tsx';

const meta = { title: 'Display/Figures' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const RatingByQuarters: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 8 }}>
      {[1, 3.1, 3.25, 3.5, 3.75, 4.8, 5].map((value) => (
        <StarRating key={value} value={value} />
      ))}
    </div>
  ),
};
export const RatingNone: Story = { render: () => <StarRating value={0} /> };
export const RatingInCard: Story = { render: () => <RatingBadge value={4.8} /> };

function Choice() {
  const [value, setValue] = useState(3.5);
  return <StarChoice value={value} onChange={setValue} />;
}
export const RatingToChoose: Story = { render: () => <Choice /> };

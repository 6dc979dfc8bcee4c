import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { RelativeDate } from '../relative-date/relative-date.tsx';
import { RatingBadge, StarRating } from '../star-rating/star-rating.tsx';
import { SummaryList } from '../summary-list/summary-list.tsx';
import { Money } from './money.tsx';

const meta = { title: 'Display/Figures' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const NOW = '2026-11-21T12:00:00Z';

export const MoneyOfAllSizes: Story = {
  render: () => (
    <ul>
      {['0.00', '1.00', '9.90', '1234.50', '-1234.50', '12345678.90'].map((value) => (
        <li key={value}>
          <Money value={value} />
        </li>
      ))}
    </ul>
  ),
};

export const DateToday: Story = { render: () => <RelativeDate value="2026-11-21T07:15:00Z" now={NOW} /> };
export const DateTodayWithHour: Story = { render: () => <RelativeDate value="2026-11-21T07:15:00Z" now={NOW} time /> };
export const DateYesterday: Story = { render: () => <RelativeDate value="2026-11-20T19:40:00Z" now={NOW} time /> };
export const DateDaysAgo: Story = { render: () => <RelativeDate value="2026-11-09T10:00:00Z" now={NOW} /> };
export const DateThirtyDaysAgo: Story = { render: () => <RelativeDate value="2026-10-22T10:00:00Z" now={NOW} /> };
export const DateLongAgo: Story = { render: () => <RelativeDate value="2026-10-21T10:00:00Z" now={NOW} /> };
export const DateAhead: Story = { render: () => <RelativeDate value="2026-12-02T17:00:00Z" now={NOW} time /> };

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

export const Summary: Story = {
  render: () => (
    <SummaryList
      rows={[
        { term: 'Cena', value: <Money value="1800.00" /> },
        { term: 'Punkty dla Ciebie', value: <Money value="90.00" />, isPoints: true },
      ]}
    />
  ),
};

function Choice() {
  const [value, setValue] = useState(3);
  return <StarRating value={value} onChange={setValue} />;
}
export const RatingToChoose: Story = { render: () => <Choice /> };

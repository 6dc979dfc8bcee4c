import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { RelativeDate } from './relative-date.tsx';

const meta = { title: 'Display/Figures' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const NOW = '2026-11-21T12:00:00Z';

export const DateToday: Story = { render: () => <RelativeDate value="2026-11-21T07:15:00Z" now={NOW} /> };
export const DateTodayWithHour: Story = { render: () => <RelativeDate value="2026-11-21T07:15:00Z" now={NOW} time /> };
export const DateYesterday: Story = { render: () => <RelativeDate value="2026-11-20T19:40:00Z" now={NOW} time /> };
export const DateDaysAgo: Story = { render: () => <RelativeDate value="2026-11-09T10:00:00Z" now={NOW} /> };
export const DateThirtyDaysAgo: Story = { render: () => <RelativeDate value="2026-10-22T10:00:00Z" now={NOW} /> };
export const DateLongAgo: Story = { render: () => <RelativeDate value="2026-10-21T10:00:00Z" now={NOW} /> };
export const DateAhead: Story = { render: () => <RelativeDate value="2026-12-02T17:00:00Z" now={NOW} time /> };

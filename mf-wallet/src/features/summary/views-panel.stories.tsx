import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { messages } from '../../testing/messages.ts';
import { ViewsPanel } from './views-panel.tsx';

/** The same numbers in every run. */
const days = (most: number) =>
  Array.from({ length: 30 }, (_, index) => ({
    day: `2026-11-${String(index + 1).padStart(2, '0')}`,
    views: (index * 379) % (most + 1),
  }));

const meta = {
  title: 'Desk/Views by day',
  component: ViewsPanel,
  parameters: { messages },
  args: { days: days(40) },
} satisfies Meta<typeof ViewsPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The chart loads when there is something to draw. */
const drawn: NonNullable<Story['play']> = async ({ canvas }) => {
  await canvas.findByText(/Najwięcej jednego dnia|Highest in one day/, undefined, { timeout: 10_000 });
};

export const Seen: Story = { play: drawn };
export const SeenOnce: Story = { args: { days: days(0).with(11, { day: '2026-11-12', views: 1 }) }, play: drawn };
export const NotSeen: Story = { args: { days: days(0) } };

import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Bell } from 'lucide-react';
import type { ReactNode } from 'react';
import { CountBadge, NewDot } from './count-badge.tsx';

const icon = (mark: ReactNode) => (
  <span style={{ position: 'relative', display: 'inline-grid', placeItems: 'center', width: 40, height: 40 }}>
    <Bell size={20} strokeWidth={1.75} aria-hidden="true" />
    {mark}
  </span>
);

const meta = { title: 'Controls/Choices and marks' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const CountOfNew: Story = { render: () => icon(<CountBadge count={3} />) };
export const CountOverMost: Story = { render: () => icon(<CountBadge count={120} />) };
export const NewElsewhere: Story = { render: () => icon(<NewDot />) };

import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { MapPin } from 'lucide-react';
import { FilterChip } from './filter-chip.tsx';

const meta = { title: 'Controls/Choices and marks' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Chip: Story = {
  render: () => (
    <FilterChip label="Kraków" to="/offers" icon={<MapPin size={16} strokeWidth={1.75} />} onRemove={() => undefined} />
  ),
};

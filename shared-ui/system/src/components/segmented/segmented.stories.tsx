import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { LayoutGrid, Map as MapIcon } from 'lucide-react';
import { useState } from 'react';
import { Segmented } from './segmented.tsx';

const meta = { title: 'Controls/Choices and marks' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

function Views() {
  const [value, setValue] = useState('list');
  return (
    <Segmented
      label="Widok"
      value={value}
      onChange={setValue}
      options={[
        { value: 'list', label: 'Lista', icon: <LayoutGrid size={18} strokeWidth={1.75} /> },
        { value: 'map', label: 'Mapa', icon: <MapIcon size={18} strokeWidth={1.75} /> },
      ]}
    />
  );
}
export const SegmentedViews: Story = { render: () => <Views /> };

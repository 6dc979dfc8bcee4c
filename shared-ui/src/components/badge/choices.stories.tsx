import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { LayoutGrid, Map as MapIcon, MapPin } from 'lucide-react';
import { useState } from 'react';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { FilterChip } from '../filter-chip/filter-chip.tsx';
import { Segmented } from '../segmented/segmented.tsx';
import { Spinner } from '../spinner/spinner.tsx';
import { Badge } from './badge.tsx';

const meta = { title: 'Controls/Choices and marks' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const CheckboxOff: Story = { render: () => <Checkbox>Tylko z mojej sieci</Checkbox> };
export const CheckboxOn: Story = { render: () => <Checkbox defaultChecked>Tylko z mojej sieci</Checkbox> };
export const CheckboxPartial: Story = { render: () => <Checkbox indeterminate>Budownictwo</Checkbox> };
export const CheckboxCounted: Story = { render: () => <Checkbox count={128}>Energia</Checkbox> };
export const CheckboxDisabled: Story = { render: () => <Checkbox disabled>Praca zdalna</Checkbox> };

export const BadgeNeutral: Story = { render: () => <Badge>Nieaktywna</Badge> };
export const BadgePrimary: Story = { render: () => <Badge tone="primary">Zweryfikowana</Badge> };
export const BadgePoints: Story = { render: () => <Badge tone="points">120 pkt</Badge> };
export const BadgeInfo: Story = { render: () => <Badge tone="info">W weryfikacji</Badge> };
export const BadgeDanger: Story = { render: () => <Badge tone="danger">Odrzucona</Badge> };

export const Chip: Story = {
  render: () => <FilterChip label="Kraków" icon={<MapPin size={16} strokeWidth={1.75} />} onRemove={() => undefined} />,
};

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

export const SpinnerNamed: Story = { render: () => <Spinner label="Wczytywanie ofert" size={28} /> };

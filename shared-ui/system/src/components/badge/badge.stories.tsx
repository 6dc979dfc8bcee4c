import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Badge } from './badge.tsx';

const meta = { title: 'Controls/Choices and marks' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const BadgeNeutral: Story = { render: () => <Badge>Nieaktywna</Badge> };
export const BadgePrimary: Story = { render: () => <Badge tone="primary">Zweryfikowana</Badge> };
export const BadgePoints: Story = { render: () => <Badge tone="points">120 pkt</Badge> };
export const BadgeInfo: Story = { render: () => <Badge tone="info">W weryfikacji</Badge> };
export const BadgeDanger: Story = { render: () => <Badge tone="danger">Odrzucona</Badge> };

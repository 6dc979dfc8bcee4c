import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { CardSkeleton, PageSkeleton } from './page-skeleton.tsx';

const meta = { title: 'States/Empty, failed, on its way' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const SkeletonOfCards: Story = { render: () => <PageSkeleton kind="cards" /> };
export const SkeletonOfProfiles: Story = { render: () => <PageSkeleton kind="profiles" /> };
export const SkeletonOfProfile: Story = { render: () => <PageSkeleton kind="profile" /> };
export const SkeletonOfRows: Story = { render: () => <PageSkeleton kind="rows" /> };
export const SkeletonOfDetail: Story = { render: () => <PageSkeleton kind="detail" /> };
export const SkeletonOfForm: Story = { render: () => <PageSkeleton kind="form" /> };
export const SkeletonOfText: Story = { render: () => <PageSkeleton kind="text" /> };
export const SkeletonOfOneCard: Story = {
  render: () => (
    <div style={{ maxWidth: 300 }}>
      <CardSkeleton />
    </div>
  ),
};

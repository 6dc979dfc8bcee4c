import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Button } from '../button/button.tsx';
import { EmptyState } from '../empty-state/empty-state.tsx';
import { ErrorBoundary, RefreshNotice } from '../error-boundary/error-boundary.tsx';
import { ErrorPanel } from '../error-panel/error-panel.tsx';
import { CardSkeleton, PageSkeleton } from '../page-skeleton/page-skeleton.tsx';
import { Notice } from './notice.tsx';

const meta = { title: 'States/Empty, failed, on its way' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { render: () => <EmptyState title="Nie masz jeszcze ofert" /> };
export const EmptyWithAction: Story = {
  render: () => (
    <EmptyState
      title="Żadna oferta nie pasuje do filtrów"
      text="Poszerz promień albo usuń kategorię."
      action={<Button variant="outline">Wyczyść filtry</Button>}
    />
  ),
};
export const Failed: Story = {
  render: () => (
    <ErrorPanel
      onRetry={() => undefined}
      report={{ remote: 'mf_offers', release: '0.1.0-3fa2b1c0', detail: 'ChunkLoadError' }}
    />
  ),
};
export const FailedRetrying: Story = { render: () => <ErrorPanel onRetry={() => undefined} retrying /> };
export const FailedWithoutRetry: Story = { render: () => <ErrorPanel title="Nie udało się wczytać opinii" /> };
export const Refresh: Story = { render: () => <RefreshNotice /> };
export const NoticeWithText: Story = {
  render: () => <Notice title="Sesja wygasła" text="Zaloguj się ponownie, aby kontynuować." />,
};
export const BoundaryAtRest: Story = {
  render: () => (
    <ErrorBoundary>
      <p>Wszystko działa.</p>
    </ErrorBoundary>
  ),
};

export const SkeletonOfCards: Story = { render: () => <PageSkeleton kind="cards" /> };
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

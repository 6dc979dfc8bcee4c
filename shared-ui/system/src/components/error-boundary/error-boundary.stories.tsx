import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ErrorBoundary, RefreshNotice } from './error-boundary.tsx';

const meta = { title: 'States/Empty, failed, on its way' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Refresh: Story = { render: () => <RefreshNotice /> };
export const BoundaryAtRest: Story = {
  render: () => (
    <ErrorBoundary>
      <p>Wszystko działa.</p>
    </ErrorBoundary>
  ),
};

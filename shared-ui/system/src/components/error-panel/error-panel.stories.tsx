import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ErrorPanel } from './error-panel.tsx';

const meta = { title: 'States/Empty, failed, on its way' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

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

import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Button } from '../button/button.tsx';
import { EmptyState } from './empty-state.tsx';

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

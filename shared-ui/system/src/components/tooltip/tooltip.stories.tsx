import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Button } from '../button/button.tsx';
import { Tooltip } from './tooltip.tsx';

const meta = { title: 'Overlays/Menus, tooltips, toasts' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const tooltip = (placement: 'top' | 'bottom'): Story => ({
  render: () => (
    <div style={{ padding: 56 }}>
      <Tooltip content="Punkty można wypłacić po 14 dniach." placement={placement}>
        <Button variant="soft">Punkty</Button>
      </Tooltip>
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole('button', { name: 'Punkty' }));
    await canvas.findByRole('button', { description: /Punkty można/ }, { timeout: 5000 });
  },
});
export const TooltipAbove: Story = tooltip('top');
export const TooltipBelow: Story = tooltip('bottom');

import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Button } from '../button/button.tsx';
import { type ToastKind, toast } from './toast.ts';

const meta = { title: 'Overlays/Menus, tooltips, toasts' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const nothing = () => undefined;

const TEXTS: Readonly<Record<ToastKind, string>> = {
  success: 'Zapisano zmiany',
  error: 'Nie udało się zapisać. Sprawdź internet i spróbuj ponownie.',
  info: 'Trwa weryfikacja firmy',
};

const toasted = (kind: ToastKind, action = false): Story => ({
  render: () => (
    <Button
      variant="outline"
      onClick={() => toast[kind](TEXTS[kind], action ? { action: { label: 'Cofnij', onClick: nothing } } : undefined)}
    >
      Pokaż
    </Button>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pokaż' }));
  },
});
export const ToastOfSuccess: Story = toasted('success');
export const ToastOfFailure: Story = toasted('error');
export const ToastOfNews: Story = toasted('info');
export const ToastWithAction: Story = toasted('success', true);

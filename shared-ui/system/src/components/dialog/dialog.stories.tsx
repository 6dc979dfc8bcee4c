import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Button } from '../button/button.tsx';
import { Dialog } from './dialog.tsx';
import { DialogButtons } from './dialog-buttons.tsx';
import type { DialogProps } from './dialog-view.tsx';

const meta = { title: 'Overlays/Dialogs' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const nothing = () => undefined;

const dialog = (props: Partial<DialogProps>) => (
  <Dialog open onClose={nothing} title="Kup ofertę" footer={<Button>Kup za 4 900,00 zł</Button>} {...props}>
    {props.children ?? <p>Sprzedający dostanie wiadomość i skontaktuje się w ciągu dwóch dni.</p>}
  </Dialog>
);
export const Small: Story = { render: () => dialog({ size: 'sm' }) };
export const Medium: Story = { render: () => dialog({ size: 'md' }) };
export const Large: Story = { render: () => dialog({ size: 'lg' }) };
export const Full: Story = { render: () => dialog({ size: 'full' }) };
export const LongText: Story = {
  render: () =>
    dialog({
      title: 'Regulamin',
      children: Array.from({ length: 30 }, (_, index) => (
        <p key={index}>{index + 1}. Strony zawierają umowę na czas nieokreślony i mogą ją wypowiedzieć.</p>
      )),
    }),
};

export const UnderWay: Story = {
  render: () =>
    dialog({ busy: true, footer: <DialogButtons loading confirm="Kupuję" onConfirm={nothing} onCancel={nothing} /> }),
};
export const WithThreeButtons: Story = {
  render: () =>
    dialog({
      footer: (
        <DialogButtons confirm="Rozlicz" onConfirm={nothing} onCancel={nothing}>
          <Button variant="soft">Doładuj brakujące</Button>
        </DialogButtons>
      ),
    }),
};

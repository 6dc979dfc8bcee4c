import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { answerToLeave, askToLeave } from '../../routing/unsaved-question.ts';
import { Button } from '../button/button.tsx';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { ConfirmDialog } from '../confirm-dialog/confirm-dialog.tsx';
import { Drawer, type DrawerProps } from '../drawer/drawer.tsx';
import { ShareDialog } from '../share-dialog/share-dialog.tsx';
import { Dialog, type DialogProps } from './dialog.tsx';
import { DialogButtons } from './dialog-buttons.tsx';

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

export const Question: Story = {
  render: () => (
    <ConfirmDialog
      open
      title="Opublikować ofertę?"
      text="Zobaczą ją wszystkie firmy."
      confirmLabel="Opublikuj"
      onConfirm={nothing}
      onCancel={nothing}
    />
  ),
};
export const DangerousQuestion: Story = {
  render: () => (
    <ConfirmDialog
      open
      danger
      title="Usunąć ofertę?"
      text="Tego nie można cofnąć."
      confirmLabel="Usuń"
      onConfirm={nothing}
      onCancel={nothing}
    />
  ),
};
export const QuestionUnderWay: Story = {
  render: () => (
    <ConfirmDialog open loading title="Usunąć ofertę?" confirmLabel="Usuń" onConfirm={nothing} onCancel={nothing} />
  ),
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

const drawer = (placement: DrawerProps['placement']) => (
  <Drawer
    open
    onClose={nothing}
    title="Filtry"
    placement={placement}
    footer={<Button fullWidth>Pokaż 128 ofert</Button>}
  >
    <Checkbox>Tylko z mojej sieci</Checkbox>
    <Checkbox defaultChecked>Praca zdalna</Checkbox>
  </Drawer>
);
export const DrawerAtStart: Story = { render: () => drawer('start') };
export const DrawerAtEnd: Story = { render: () => drawer('end') };
export const Sheet: Story = { render: () => drawer('bottom') };

const asking = (isKept: boolean): Story => ({
  render: () => <p>Formularz ze zmianami</p>,
  beforeEach: () => () => answerToLeave(false),
  play: () => void askToLeave(isKept),
});
export const UnsavedChanges: Story = asking(false);
export const UnsavedChangesKeptAsDraft: Story = asking(true);

export const Share: Story = {
  render: () => <ShareDialog open onClose={nothing} url="https://wspolnik.test/offers/1" title="Projekt sklepu" />,
};

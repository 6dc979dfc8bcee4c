import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { answerToLeave, askToLeave } from '../../routing/unsaved-question.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';

const meta = { title: 'Overlays/Dialogs' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const nothing = () => undefined;

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

const asking = (isKept: boolean): Story => ({
  render: () => <p>Formularz ze zmianami</p>,
  beforeEach: () => () => answerToLeave(false),
  play: () => void askToLeave(isKept),
});
export const UnsavedChanges: Story = asking(false);
export const UnsavedChangesKeptAsDraft: Story = asking(true);

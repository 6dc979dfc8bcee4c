import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ShareDialog } from './share-dialog.tsx';

const meta = { title: 'Overlays/Dialogs' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const nothing = () => undefined;

export const Share: Story = {
  render: () => <ShareDialog open onClose={nothing} url="https://wspolnik.test/offers/1" title="Projekt sklepu" />,
};

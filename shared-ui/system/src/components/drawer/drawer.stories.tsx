import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Button } from '../button/button.tsx';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { Drawer } from './drawer.tsx';
import type { DrawerProps } from './drawer-view.tsx';

const meta = { title: 'Overlays/Dialogs' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const nothing = () => undefined;

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

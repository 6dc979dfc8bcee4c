import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { FullPrice, GrossPrice, VatPart } from './price.tsx';

const meta = { title: 'Display/Price' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const InLists: Story = { render: () => <GrossPrice value="1230.00" /> };
export const InDetails: Story = { render: () => <FullPrice gross="1230.00" net="1000.00" rate="23" /> };
export const Exempt: Story = { render: () => <FullPrice gross="1230.00" net="1230.00" rate="exempt" /> };
export const Free: Story = { render: () => <FullPrice gross="0.00" net="0.00" rate="23" /> };
export const Range: Story = { render: () => <VatPart net="1000.00" netTo="2000.00" rate="8" /> };

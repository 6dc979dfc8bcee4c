import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Spinner } from './spinner.tsx';

const meta = { title: 'Controls/Choices and marks' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const SpinnerNamed: Story = { render: () => <Spinner label="Wczytywanie ofert" size={28} /> };

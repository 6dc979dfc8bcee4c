import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Checkbox } from './checkbox.tsx';

const meta = { title: 'Controls/Choices and marks' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const CheckboxOff: Story = { render: () => <Checkbox>Tylko z mojej sieci</Checkbox> };
export const CheckboxOn: Story = { render: () => <Checkbox defaultChecked>Tylko z mojej sieci</Checkbox> };
export const CheckboxPartial: Story = { render: () => <Checkbox indeterminate>Budownictwo</Checkbox> };
export const CheckboxCounted: Story = { render: () => <Checkbox count={128}>Energia</Checkbox> };
export const CheckboxDisabled: Story = { render: () => <Checkbox disabled>Praca zdalna</Checkbox> };

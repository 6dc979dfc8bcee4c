import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { messages } from '../../testing/messages.ts';
import { MembershipNumbers } from './membership-numbers.tsx';

const nothing = () => undefined;
const numbers = (first: number, count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: String(first + index),
    number: String(first + index).padStart(8, '0'),
    premium: index % 3 === 1,
  }));
const some = { owned: numbers(1020, 2), free: numbers(4100, 6), limit: 3 };

const meta = {
  title: 'Cards/Membership numbers',
  component: MembershipNumbers,
  parameters: { messages },
  args: { numbers: some, search: '', onSearch: nothing, onRetry: nothing, onTake: nothing, onGiveUp: nothing },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 640 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof MembershipNumbers>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = {};
export const AtTheLimit: Story = { args: { numbers: { ...some, owned: numbers(1020, 3) } } };
export const NoneYet: Story = { args: { numbers: { ...some, owned: [] } } };
export const NoFreeNumbers: Story = { args: { numbers: { ...some, free: [] } } };
export const NothingFound: Story = { args: { numbers: { ...some, free: [] }, search: '9999' } };
export const Searching: Story = { args: { search: '41', searching: true } };
export const Busy: Story = { args: { busyIds: ['1020', '4101'] } };
export const ShownOnly: Story = { args: { onTake: undefined, onGiveUp: undefined } };
export const Loading: Story = { args: { numbers: null } };
export const Failed: Story = { args: { failed: true } };
export const Retrying: Story = { args: { failed: true, retrying: true } };

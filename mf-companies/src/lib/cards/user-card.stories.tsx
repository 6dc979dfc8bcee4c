import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { messages } from '../../testing/messages.ts';
import { exampleUser, LONG_NAME, network } from '../../testing/profiles.ts';
import { UserCard } from './user-card.tsx';

const nothing = () => undefined;

const meta = {
  title: 'Cards/User card',
  component: UserCard,
  parameters: { messages },
  args: { user: exampleUser, network, onMessage: nothing, onShare: nothing, headingLevel: 2 },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 300 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof UserCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Connected: Story = {};
export const NoTie: Story = { args: { user: { ...exampleUser, network_status: null, shared_contacts: 0 } } };
export const OwnProfile: Story = { args: { network: { ...network, own: true }, onMessage: undefined } };
export const ForAGuest: Story = {
  args: { network: { ...network, authenticated: false }, onMessage: undefined, onShare: undefined },
};
export const LongName: Story = { args: { user: { ...exampleUser, name: LONG_NAME } } };
export const NameWithoutLetters: Story = { args: { user: { ...exampleUser, name: '—' } } };

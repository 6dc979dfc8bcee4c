import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { messages } from '../../testing/messages.ts';
import { admin, exampleCompany, LONG_NAME, network } from '../../testing/profiles.ts';
import { CompanyCard } from './company-card.tsx';

const nothing = () => undefined;

const meta = {
  title: 'Cards/Company card',
  component: CompanyCard,
  parameters: { messages },
  args: { company: exampleCompany, network, onMessage: nothing, onShare: nothing, headingLevel: 2 },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 300 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CompanyCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NoTie: Story = {};
export const Connected: Story = { args: { company: { ...exampleCompany, network_status: 'both_connected' } } };
export const Invited: Story = { args: { company: { ...exampleCompany, network_status: 'you_connected' } } };
export const Invites: Story = { args: { company: { ...exampleCompany, network_status: 'they_connected' } } };
export const WithoutRatingPlaceAndContacts: Story = {
  args: { company: { ...exampleCompany, rating: 0, city: null, total_contacts: 0, shared_contacts: 0 } },
};
export const LongName: Story = { args: { company: { ...exampleCompany, name: LONG_NAME, city: LONG_NAME } } };
export const ForAnAdmin: Story = { args: { admin } };
export const OwnCompany: Story = { args: { network: { ...network, own: true }, onMessage: undefined } };
export const ForAGuest: Story = { args: { network: { ...network, authenticated: false }, onMessage: undefined } };
export const ChangeUnderWay: Story = { args: { network: { ...network, busy: true } } };

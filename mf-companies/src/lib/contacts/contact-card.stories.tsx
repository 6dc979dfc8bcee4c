import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { messages } from '../../testing/messages.ts';
import { exampleContact, LONG_NAME, NOW, network } from '../../testing/profiles.ts';
import { ContactCard } from './contact-card.tsx';

const meta = {
  title: 'Cards/Contact card',
  component: ContactCard,
  parameters: { messages },
  args: {
    contact: exampleContact('both_connected'),
    now: NOW,
    network,
    headingLevel: 2,
  },
} satisfies Meta<typeof ContactCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const BothConnected: Story = {};
export const Invitation: Story = { args: { contact: exampleContact('they_connected') } };
export const InvitationSent: Story = { args: { contact: exampleContact('you_connected') } };
export const RecipientNotActive: Story = { args: { contact: exampleContact('pending') } };
export const TieThroughTheCompany: Story = { args: { contact: exampleContact('connected') } };
export const NotAContact: Story = { args: { contact: exampleContact(null, { shared_count: 0 }) } };
export const Person: Story = {
  args: {
    contact: exampleContact('both_connected', {
      type: 'user',
      name: 'Łucja Żurawska',
      headline: 'Księgowość dla gastronomii',
    }),
  },
};
export const ForAGuest: Story = {
  args: { contact: exampleContact(null, { network_status_info: null, shared_count: 0 }), network: undefined },
};
export const LongName: Story = { args: { contact: exampleContact('they_connected', { name: LONG_NAME }) } };

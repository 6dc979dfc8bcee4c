import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { messages } from '../../testing/messages.ts';
import { exampleContact, NOW, network } from '../../testing/profiles.ts';
import { ContactCard } from './contact-card.tsx';
import { ContactCardSkeleton } from './contact-card-skeleton.tsx';

const meta = {
  title: 'States/Skeleton of a contact',
  parameters: { messages, sameHeight: { from: 0 } },
} satisfies Meta;
export default meta;

const contact = exampleContact('both_connected', {
  name: 'Młyny',
  shared_count: 0,
  network_status_info: { since: null, allowed_actions: ['remove'], retry_at: null },
});

export const Contact: StoryObj<typeof meta> = {
  render: () => (
    <div style={{ maxWidth: 620 }}>
      <div data-card>
        <ContactCardSkeleton />
      </div>
      <div data-card>
        <ContactCard contact={contact} now={NOW} network={network} headingLevel={2} />
      </div>
    </div>
  ),
};

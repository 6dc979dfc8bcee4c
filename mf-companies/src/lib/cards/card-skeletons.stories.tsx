import type { Meta, StoryObj } from '@storybook/react-webpack5';
import type { ReactNode } from 'react';
import { messages } from '../../testing/messages.ts';
import { exampleCompany, exampleUser, network } from '../../testing/profiles.ts';
import { CompanyCardSkeleton, UserCardSkeleton } from './card-skeletons.tsx';
import { CompanyCard } from './company-card.tsx';
import { UserCard } from './user-card.tsx';

const meta = { title: 'States/Skeletons of profile cards' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const nothing = () => undefined;
const user = { ...exampleUser, shared_contacts: 0 };
const company = { ...exampleCompany, name: 'Młyny', shared_contacts: 0 };

/** A card below its skeleton; both must have the same height. */
const pair = (card: ReactNode, skeleton: ReactNode): Story => ({
  parameters: { messages, sameHeight: { from: 0 } },
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 24, maxWidth: 300 }}>
      <div data-card>{skeleton}</div>
      <div data-card>{card}</div>
    </div>
  ),
});

export const Company: Story = pair(
  <CompanyCard company={company} network={network} onMessage={nothing} onShare={nothing} headingLevel={2} />,
  <CompanyCardSkeleton />,
);
export const CompanyForAGuest: Story = pair(
  <CompanyCard company={company} onShare={nothing} headingLevel={2} />,
  <CompanyCardSkeleton buttons={false} />,
);
export const User: Story = pair(
  <UserCard user={user} network={network} onMessage={nothing} onShare={nothing} headingLevel={2} />,
  <UserCardSkeleton />,
);

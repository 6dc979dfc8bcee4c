import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { CardSkeleton, OfferCard } from '@wspolnik/shared-ui';
import type { ReactNode } from 'react';
import { exampleOffer } from '../../testing/offer.ts';
import { examplePicture } from '../../testing/pictures.ts';
import { CompanyCard } from '../company-card/company-card.tsx';
import { exampleCompany, exampleUser } from '../profile/testing/profiles.ts';
import { UserCard } from '../user-card/user-card.tsx';
import { CompanyCardSkeleton, UserCardSkeleton } from './card-skeletons.tsx';

const meta = { title: 'States/Skeletons of cards' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const nothing = () => undefined;
const network = { authenticated: true, onChange: nothing, onError: nothing };
const user = { ...exampleUser, shared_contacts: 0 };
const company = { ...exampleCompany, name: 'Młyny', shared_contacts: 0 };

/** A card below its skeleton; both must have the same height in windows `from` that width. */
const pair = (card: ReactNode, skeleton: ReactNode, maxWidth = 300, from = 0): Story => ({
  parameters: { sameHeight: { from } },
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 24, maxWidth }}>
      <div data-card>{skeleton}</div>
      <div data-card>{card}</div>
    </div>
  ),
});

export const Offer: Story = pair(
  <OfferCard
    offer={{ ...exampleOffer, image: examplePicture(165), city: 'Bielsko-Biała' }}
    href="/offers/1"
    sharedContacts={122}
    headingLevel={2}
    onShare={nothing}
  />,
  <CardSkeleton />,
  264,
  // In the row layout of phones, the price takes one or two lines.
  568,
);
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

import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { CardSkeleton, OfferCard } from '@wspolnik/shared-ui';
import type { ReactNode } from 'react';
import { exampleOffer } from '../../testing/offer.ts';
import { examplePicture } from '../../testing/pictures.ts';
import { CompanyCard } from '../company-card/company-card.tsx';
import { ContactCard } from '../contact-card/contact-card.tsx';
import { PostCard } from '../post-card/post-card.tsx';
import * as feed from '../post-card/testing/feed.ts';
import { exampleCompany, exampleContact, exampleUser, NOW } from '../profile/testing/profiles.ts';
import { UserCard } from '../user-card/user-card.tsx';
import { CompanyCardSkeleton, ContactCardSkeleton, PostCardSkeleton, UserCardSkeleton } from './card-skeletons.tsx';

const meta = { title: 'States/Skeletons of cards' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const nothing = () => undefined;
const network = { authenticated: true, onChange: nothing, onError: nothing };
const user = { ...exampleUser, shared_contacts: 0 };
const company = { ...exampleCompany, name: 'Młyny', shared_contacts: 0 };
const contact = exampleContact('both_connected', {
  name: 'Młyny',
  shared_count: 0,
  network_status_info: { since: null, allowed_actions: ['remove'], retry_at: null },
});
const author = { ...feed.examplePost.author, shared_contacts: 0 };
const post = { ...feed.examplePost, author, text: 'Pierwszy wiersz\nDrugi wiersz\nTrzeci wiersz', comments: [] };

/** A card and its skeleton, one below the other; fails where they are not of one height, in windows `from` that width. */
const pair = (card: ReactNode, skeleton: ReactNode, maxWidth = 300, from = 0): Story => ({
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 24, maxWidth }}>
      <div data-card>{card}</div>
      <div data-card>{skeleton}</div>
    </div>
  ),
  play: async ({ canvasElement }) => {
    if (window.innerWidth < from) return;
    // What is laid out when it comes into sight has a height of its own from the next frame on.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const heights = [...canvasElement.querySelectorAll('[data-card]')].map((box) => box.getBoundingClientRect().height);
    const [real = 0, shape = 0] = heights;
    if (Math.abs(real - shape) > 2) throw new Error(`The card is ${real} px high, its skeleton ${shape} px`);
  },
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
  // In a row on a phone the price has one line or two.
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
export const Contact: Story = pair(
  <ContactCard contact={contact} now={NOW} network={network} headingLevel={2} />,
  <ContactCardSkeleton />,
  620,
);
export const Post: Story = pair(
  <PostCard post={post} now={feed.NOW} href="/posts?post=1" headingLevel={2} onShare={nothing} />,
  <PostCardSkeleton />,
  620,
);

import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { CardSkeleton } from '@wspolnik/system';
import { exampleOffer, examplePicture } from '@wspolnik/testing/stories';
import { OfferCard } from './offer-card.tsx';

const meta = { title: 'States/Skeleton of an offer card' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const nothing = () => undefined;

/** A card below its skeleton; both must have the same height, except in the row layout of phones, where the price wraps. */
export const Offer: Story = {
  parameters: { sameHeight: { from: 568 } },
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 24, maxWidth: 264 }}>
      <div data-card>
        <CardSkeleton />
      </div>
      <div data-card>
        <OfferCard
          offer={{ ...exampleOffer, image: examplePicture(165), city: 'Bielsko-Biała' }}
          href="/offers/1"
          sharedContacts={122}
          headingLevel={2}
          onShare={nothing}
        />
      </div>
    </div>
  ),
};

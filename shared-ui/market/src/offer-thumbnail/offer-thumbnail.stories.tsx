import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { exampleOffer, exampleReward, LONG_NAME } from '@wspolnik/testing/stories';
import { OfferThumbnail } from './offer-thumbnail.tsx';

const nothing = () => undefined;

const meta = {
  title: 'Cards/Offer thumbnail',
  component: OfferThumbnail,
  args: { offer: { ...exampleOffer, image: null }, href: '/offers/1', onShare: nothing, headingLevel: 2 },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 440 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof OfferThumbnail>;
export default meta;
type Story = StoryObj<typeof meta>;

export const PriceRange: Story = {};
export const FixedPricePercentOfPoints: Story = {
  args: {
    offer: {
      ...exampleOffer,
      image: null,
      price_to: null,
      ...exampleReward({ total: '245.00', buyer: '122.50', network: '122.50' }, null, {
        total: 5,
        buyer: 2.5,
        network: 2.5,
      }),
    },
  },
};
export const IndividualPriceWithoutPlaceAndPoints: Story = {
  args: {
    offer: {
      ...exampleOffer,
      image: null,
      individual_price: true,
      city: null,
      ...exampleReward({ total: '0.00', buyer: '0.00', network: '0.00' }),
    },
  },
};
export const LongTexts: Story = {
  args: {
    offer: {
      ...exampleOffer,
      image: null,
      title: LONG_NAME,
      city: LONG_NAME,
      author: { ...exampleOffer.author, name: LONG_NAME },
      category: { name: LONG_NAME, name_en: LONG_NAME },
      price_from: '100000000.00',
      price_to: '999999999.99',
    },
  },
};
export const WithoutShare: Story = { args: { onShare: undefined } };

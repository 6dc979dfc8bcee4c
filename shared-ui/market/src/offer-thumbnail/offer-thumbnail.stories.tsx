import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { exampleOffer, LONG_NAME } from '@wspolnik/testing/ui';
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
      loyalty_points: null,
      loyalty_points_percentage_total: 5,
    },
  },
};
export const IndividualPriceWithoutPlaceAndPoints: Story = {
  args: { offer: { ...exampleOffer, image: null, individual_price: true, city: null, loyalty_points: null } },
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

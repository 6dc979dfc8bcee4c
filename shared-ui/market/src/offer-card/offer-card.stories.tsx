import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { exampleOffer, examplePicture, exampleReward } from '@wspolnik/testing/stories';
import { OfferCard } from './offer-card.tsx';

const offer = { ...exampleOffer, image: examplePicture(165) };
const FROM = { total: '490.00', buyer: '245.00', network: '245.00' };
const TO = { total: '1200.00', buyer: '600.00', network: '600.00' };
const NOTHING = { total: '0.00', buyer: '0.00', network: '0.00' };
const meta = {
  title: 'Cards/Offer card',
  component: OfferCard,
  args: { offer, href: '/offers/1', headingLevel: 2 },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 300 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof OfferCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const PriceRange: Story = { args: { sharedContacts: 3, onShare: () => undefined } };
export const FixedPrice: Story = { args: { offer: { ...offer, price_to: null } } };
export const PriceOfZero: Story = { args: { offer: { ...offer, price_from: '0.00', price_to: null } } };
export const IndividualPrice: Story = {
  args: { offer: { ...offer, individual_price: true, price_from: null, price_to: null } },
};
export const PointsInPercent: Story = {
  args: { offer: { ...offer, ...exampleReward(FROM, TO, { total: 10, buyer: 5, network: 5 }) } },
};
export const NoPoints: Story = { args: { offer: { ...offer, ...exampleReward(NOTHING) } } };
export const NoPicture: Story = { args: { offer: { ...offer, image: null } } };
export const NoCityNoRating: Story = {
  args: { offer: { ...offer, city: null, author: { ...offer.author, rating: 0 } } },
};
export const LongTitle: Story = {
  args: {
    offer: {
      ...offer,
      title: 'Kompleksowa modernizacja instalacji fotowoltaicznych i magazynów energii dla wspólnot mieszkaniowych',
      author: { ...offer.author, name: 'Przedsiębiorstwo Wielobranżowe Żółkiewski-Brzęczyszczykiewicz' },
    },
    sharedContacts: 122,
    onShare: () => undefined,
  },
};
export const ReducedPrice: Story = { args: { offer: { ...offer, price_to: null, lowest_price_30d: '5200.00' } } };
export const PercentOfARange: Story = {
  args: {
    offer: { ...offer, ...exampleReward(FROM, TO, { total: 10, buyer: 5, network: 5 }), city: null },
    onShare: () => undefined,
  },
};
export const OwnOffer: Story = { args: { own: true, onShare: () => undefined } };
const job = { ...offer, is_job: true, price_from: null, price_to: null };
export const Job: Story = { args: { offer: job } };
export const JobWithSalary: Story = {
  args: {
    offer: { ...job, salary_from: '7200.00', salary_to: '9800.00', salary_period: 'month', salary_type: 'gross' },
    work: 'Hybrydowo, Zdalnie · Pełny etat · Umowa o pracę, B2B',
    onShare: () => undefined,
  },
};

import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { answered, failed } from '@wspolnik/testing/answered';
import { idOf, offerMarker, offerSummary, pageOf } from '@wspolnik/testing/samples';
import { exampleImage, LONG_NAME } from '@wspolnik/testing/stories';
import { messages } from '../../../testing/messages.ts';
import { OfferRows, type PricedMarker } from './offer-rows.tsx';

const marker = (number: number, name: string): PricedMarker => ({
  ...offerMarker({ id: idOf(number), name }),
  detail: '1 200,00 zł',
});
const markers = [marker(1, 'Meble biurowe na wymiar'), marker(2, 'Audyt sklepu'), marker(3, LONG_NAME)];
const offers = markers.map(({ id, name }, index) =>
  offerSummary({ id, title: name, image: index === 1 ? null : exampleImage(165 + index * 40) }),
);

const meta = {
  title: 'Map/Offers beside the map',
  component: OfferRows,
  parameters: { messages },
  args: { markers, selectedId: null, canShow: true, select: () => undefined },
  decorators: [
    (Story) => (
      <ul style={{ maxWidth: 380, margin: 0, padding: 0, listStyle: 'none' }}>
        <Story />
      </ul>
    ),
  ],
} satisfies Meta<typeof OfferRows>;
export default meta;
type Story = StoryObj<typeof meta>;

const loaded: Story = {
  decorators: [answered({ 'GET offers/': () => pageOf(offers) })],
  play: async ({ canvas }) => {
    await canvas.findAllByText('Stolarnia Żuraw');
  },
};

export const Offers: Story = loaded;
export const OneIsShownOnTheMap: Story = { ...loaded, args: { selectedId: idOf(2) } };
/** In an opened place, where all of them are in one spot. */
export const OfOnePlace: Story = { ...loaded, args: { canShow: false } };
/** Names and prices are known from the map before the rest. */
export const OnItsWay: Story = { decorators: [answered({ 'GET offers/': () => new Promise(() => undefined) })] };
export const Failed: Story = {
  decorators: [answered({ 'GET offers/': failed })],
  play: async ({ canvas }) => {
    await canvas.findByRole('alert');
  },
};

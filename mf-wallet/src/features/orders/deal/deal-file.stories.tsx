import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { answered, failed } from '@wspolnik/testing/answered';
import { deal, dealDocument, idOf, invoiceDetails, order } from '@wspolnik/testing/samples';
import { LONG_NAME } from '@wspolnik/testing/stories';
import { messages } from '../../../testing/messages.ts';
import { DealPart } from './deal-part.tsx';

const meta = {
  title: 'Orders/Deal file',
  component: DealPart,
  parameters: { messages },
  args: { order: order() },
} satisfies Meta<typeof DealPart>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The file with this answer, once it has shown `said`. */
const showing = (answer: () => unknown, said: RegExp): Story => ({
  decorators: [answered({ [`GET transaction/deal/${deal().id}/`]: answer })],
  play: async ({ canvas }) => {
    await canvas.findByText(said);
  },
});

const PDF = /^Pobierz kartę|^Download the order/;
const gone = { details: null, corrected_at: null };
const long = { details: invoiceDetails({ name: LONG_NAME }), corrected_at: '2026-01-05T10:00:00.000Z' };

export const SellersSide: Story = showing(() => deal({ overdue: true }), PDF);
export const BuyersSide: Story = showing(
  () => deal({ side: 'buyer', allowed_actions: ['deal-details'], paid_on: '2026-01-12' }),
  PDF,
);
export const Reminded: Story = showing(
  () => deal({ reminded_at: '2026-01-20T10:00:00.000Z', remind_from: '2026-01-23T10:00:00.000Z' }),
  PDF,
);
export const BuyerIsGone: Story = showing(() => deal({ buyer: gone, terms: null, documents: [] }), PDF);
export const LongWords: Story = showing(
  () =>
    deal({
      seller: long,
      documents: [dealDocument(), dealDocument({ id: idOf(9), name: `${LONG_NAME}.pdf`, url: null })],
    }),
  PDF,
);
export const Failed: Story = showing(failed, /^Nie udało się wczytać danych|could not be loaded/);
